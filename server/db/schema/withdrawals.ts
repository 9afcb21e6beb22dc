import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { secondPerson } from './approvals.ts';
import { games } from './catalogue.ts';
import { cents, createdAt, instant, serial, trigramsOf, updatedAt } from './columns.ts';
import { admins } from './people.ts';
import { players } from './players.ts';

export const withdrawals = pgTable(
  'withdrawals',
  {
    withdrawalId: text('withdrawal_id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.playerId),
    gameId: text('game_id')
      .notNull()
      .references(() => games.gameId),
    status: text('status').notNull(),
    requestedCents: cents('requested_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    netCents: cents('net_cents').notNull(),
    bankName: text('bank_name').notNull(),
    /** Only the last four digits of either number are stored here. */
    accountLast4: text('account_last4').notNull(),
    routingLast4: text('routing_last4').notNull(),
    accountType: text('account_type').notNull(),
    companyName: text('company_name'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    notes: text('notes'),
    rejectionReason: text('rejection_reason'),
    /** How often the withdrawal was sent to the bank; part of the key by which the payment rail knows it. */
    attempt: integer('attempt').notNull().default(0),
    /** While it is processing: one worker asks the rail about it until this time, after which another may. */
    leaseUntil: instant('lease_until'),
    /** When the rail was first asked about the latest attempt; null before that. */
    askedAt: instant('asked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    processedAt: instant('processed_at'),
    /** When the bank's latest return of the money was recorded; kept when the withdrawal is sent again. */
    returnedAt: instant('returned_at'),
    /** The bank's reference of that return. */
    returnReference: text('return_reference'),
    /** The bank's code of that return, such as R03; null when it gave none. */
    returnCode: text('return_code'),
    /** An HMAC of the account, which only the platform can compute; null when the platform never sent it. */
    accountFingerprint: text('account_fingerprint'),
    /** Facts about the player, as the contract's PlatformSignals. */
    signals: jsonb('signals'),
    /** When we received the record, in contrast to when the platform created it. */
    receivedAt: instant('received_at').notNull().defaultNow(),
    /** The service account that sent the record; null for records from the console. */
    storedBy: text('stored_by').references(() => admins.adminId),
    /** The id of the token with which it sent it; null for records from the console, and from before this was kept. */
    storedWith: text('stored_with'),
    /** `searchKey` of the bank's name; null until housekeeping has made it. */
    searchKey: text('search_key'),
  },
  (t) => [
    check(
      'withdrawals_status',
      sql`${t.status} in ('pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed')`,
    ),
    check('withdrawals_net', sql`${t.requestedCents} = ${t.netCents} + ${t.feeCents}`),
    check('withdrawals_positive', sql`${t.requestedCents} > 0 and ${t.feeCents} >= 0 and ${t.netCents} > 0`),
    check('withdrawals_reason', sql`(${t.status} = 'rejected') = (${t.rejectionReason} is not null)`),
    check('withdrawals_lease', sql`(${t.status} = 'processing') = (${t.leaseUntil} is not null)`),
    check('withdrawals_attempt', sql`${t.attempt} >= 0`),
    check('withdrawals_return', sql`(${t.returnedAt} is null) = (${t.returnReference} is null)`),
    index('withdrawals_due').on(t.leaseUntil).where(sql`${t.status} = 'processing'`),
    index('withdrawals_newest').on(t.createdAt, t.withdrawalId),
    index('withdrawals_amount').on(t.requestedCents, t.withdrawalId),
    index('withdrawals_status_newest').on(t.status, t.createdAt, t.withdrawalId),
    index('withdrawals_player_newest').on(t.playerId, t.createdAt, t.withdrawalId),
    // For who else withdrew to an account.
    index('withdrawals_account').on(t.accountFingerprint, t.playerId).where(sql`${t.accountFingerprint} is not null`),
    // For what came back of a player's payments.
    index('withdrawals_returned').on(t.playerId).where(sql`${t.returnedAt} is not null`),
    trigramsOf('withdrawals_id_trigrams', t.withdrawalId),
    trigramsOf('withdrawals_search_key_trigrams', t.searchKey),
    index('withdrawals_without_search_key').on(t.withdrawalId).where(sql`${t.searchKey} is null`),
    index('withdrawals_bank_trigrams').using('gin', t.bankName.op('gin_trgm_ops')),
  ],
);

/** One row per change of status, written in the transaction that makes the change. */
export const withdrawalHistory = pgTable(
  'withdrawal_history',
  {
    id: serial('id').primaryKey(),
    withdrawalId: text('withdrawal_id')
      .notNull()
      .references(() => withdrawals.withdrawalId),
    /** The withdrawal's, which a trigger fills in (server/withdrawals/history-player.sql). */
    playerId: text('player_id'),
    /** Null for the first status. */
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    action: text('action').notNull(),
    /** Null for changes by the system. */
    adminId: text('admin_id').references(() => admins.adminId),
    ...secondPerson(),
    note: text('note'),
    /** A code of reason_codes, beside the reason in words. */
    reasonCode: text('reason_code'),
    /** The bank's reference of a return. */
    bankReference: text('bank_reference'),
    /** Of a return: 'rail' or 'console'. */
    confirmedBy: text('confirmed_by'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('withdrawal_history_request').on(t.approvalRequestId).where(sql`${t.approvalRequestId} is not null`),
    check('withdrawal_history_two', sql`${t.secondAdminId} is null or ${t.secondAdminId} <> ${t.adminId}`),
    index('withdrawal_history_withdrawal').on(t.withdrawalId, t.id),
    // For a player's timeline.
    index('withdrawal_history_player').on(t.playerId, t.createdAt, t.id),
    index('withdrawal_history_status').on(t.toStatus, t.createdAt),
    // For the few withdrawals that took a step more than once.
    index('withdrawal_history_again').on(t.createdAt, t.withdrawalId).where(sql`${t.action} in ('retry', 'return')`),
    // For what an administrator did within the last hour.
    index('withdrawal_history_admin').on(t.adminId, t.createdAt).where(sql`${t.adminId} is not null`),
  ],
);

/**
 * Announcements by administrators that payments came back. An announcement changes nothing until the payment rail or the console confirms it.
 * Append-only.
 */
export const returnAnnouncements = pgTable(
  'return_announcements',
  {
    withdrawalId: text('withdrawal_id')
      .notNull()
      .references(() => withdrawals.withdrawalId),
    /** The attempt whose payment is said to have come back. */
    attempt: integer('attempt').notNull(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    reason: text('reason').notNull(),
    /** A code of reason_codes, beside the reason in words. */
    reasonCode: text('reason_code'),
    bankReference: text('bank_reference').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.withdrawalId, t.attempt] })],
);
