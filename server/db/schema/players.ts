import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, serial, trigramsOf } from './columns.ts';
import { admins } from './people.ts';

export const players = pgTable(
  'players',
  {
    playerId: text('player_id').primaryKey(),
    /** Null when the player was erased, and only then. */
    email: text('email').unique(),
    displayName: text('display_name'),
    createdAt: createdAt(),
    /** Version of the platform's record, by the platform's clock; null when the platform never sent it. */
    platformVersion: instant('platform_version'),
    /** When we received the record, in contrast to when the platform created it. */
    receivedAt: instant('received_at').notNull().defaultNow(),
    /** `searchKey` of the name; null when the player was erased, and until housekeeping has made it. */
    searchKey: text('search_key'),
  },
  (t) => [
    check('players_erased', sql`(${t.email} is null) = (${t.displayName} is null)`),
    trigramsOf('players_email_trigrams', t.email),
    trigramsOf('players_name_trigrams', t.displayName),
    trigramsOf('players_search_key_trigrams', t.searchKey),
    index('players_without_search_key')
      .on(t.playerId)
      .where(sql`${t.searchKey} is null and ${t.displayName} is not null`),
    index('players_newest').on(t.createdAt, t.playerId),
    index('players_id_in_any_case').on(sql`lower(${t.playerId} collate "C")`),
  ],
);

/**
 * Counts and sums of each player, in integer cents, which `apply_rollup_deltas()` keeps up to date. server/statistics/rollups.sql
 * defines them; `player_sums()` there adds what is pending. Whoever has no row has done nothing yet.
 */
export const playerTotals = pgTable(
  'player_totals',
  {
    playerId: text('player_id').primaryKey(),
    /** The time of the registration, or of the newest transaction or withdrawal. */
    lastSeenAt: instant('last_seen_at').notNull(),
    transactionCount: bigint('transaction_count', { mode: 'number' }).notNull(),
    withdrawalCount: bigint('withdrawal_count', { mode: 'number' }).notNull(),
    spentCents: cents('spent_cents').notNull(),
    waitingCents: cents('waiting_cents').notNull(),
    onHoldCents: cents('on_hold_cents').notNull(),
    withdrawnCents: cents('withdrawn_cents').notNull(),
    rejectedCents: cents('rejected_cents').notNull(),
  },
  (t) => [
    index('player_totals_last_seen').on(t.lastSeenAt, t.playerId),
    index('player_totals_spent').on(t.spentCents, t.playerId),
  ],
);

const stop = () => ({
  id: serial('id').primaryKey(),
  playerId: text('player_id')
    .notNull()
    .references(() => players.playerId),
  reason: text('reason').notNull(),
  /** Null in the demo's data. */
  adminId: text('admin_id').references(() => admins.adminId),
  createdAt: createdAt(),
  /** When somebody ended it; null before that, also when its time is over. */
  endedAt: instant('ended_at'),
  endedBy: text('ended_by').references(() => admins.adminId),
  endReason: text('end_reason'),
});

/** Freezes: nothing is paid to the player. One in force has no end, and no `until` that is over by the database's clock. */
export const playerFreezes = pgTable(
  'player_freezes',
  {
    ...stop(),
    /** When it ends by itself; null when somebody has to end it. */
    until: instant('until'),
  },
  (t) => [
    uniqueIndex('player_freezes_open').on(t.playerId).where(sql`${t.endedAt} is null`),
    index('player_freezes_player').on(t.playerId, t.createdAt),
  ],
);

/** Compliance holds: like freezes, but seen only with the permission `players.hold`, and never told to the platform. */
export const playerHolds = pgTable(
  'player_holds',
  {
    ...stop(),
    /** The reason of the recalls, which everybody reads; null of a hold from before it was kept. */
    recallNote: text('recall_note'),
  },
  (t) => [
    uniqueIndex('player_holds_open').on(t.playerId).where(sql`${t.endedAt} is null`),
    index('player_holds_player').on(t.playerId, t.createdAt),
  ],
);

/** Players whose personal data was erased, so that records sent again do not bring them back. */
export const playerErasures = pgTable('player_erasures', {
  playerId: text('player_id')
    .primaryKey()
    .references(() => players.playerId),
  erasedAt: instant('erased_at').notNull().defaultNow(),
});

/** Notes that administrators wrote about players, and about their withdrawals. */
export const notes = pgTable(
  'notes',
  {
    noteId: serial('note_id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.playerId),
    /** The withdrawal that it is about; null when it is about the player. */
    withdrawalId: text('withdrawal_id'),
    /** Null in the demo's data. */
    adminId: text('admin_id').references(() => admins.adminId),
    /** As it is now; null when it was erased with the player. */
    text: text('text'),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    index('notes_player').on(t.playerId, t.createdAt, t.noteId),
    index('notes_withdrawal').on(t.withdrawalId, t.noteId).where(sql`${t.withdrawalId} is not null`),
  ],
);

/** The former texts of notes. */
export const noteVersions = pgTable(
  'note_versions',
  {
    noteId: bigint('note_id', { mode: 'number' })
      .notNull()
      .references(() => notes.noteId),
    /** 1, 2, 3, … */
    version: smallint('version').notNull(),
    /** Null when it was erased with the player. */
    text: text('text'),
    /** When the note got this text. */
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.noteId, t.version] })],
);
