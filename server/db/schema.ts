// All tables in one file, longer than others may be: drizzle-kit compares it whole, and who looks for a constraint finds it in one place.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

// Money is bigint cents (`…_cents`), times are timestamptz, and the database's clock writes them.
// An index by age is read backwards for the newest first: what Drizzle writes for `.desc()` ends in NULLS LAST, which PostgreSQL does
// not take for the order that a query asks for with DESC.
// One file, however long: references go across the areas, and drizzle-kit makes the migrations from this one list of tables.

const cents = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => instant('created_at').notNull().defaultNow();
const updatedAt = () => instant('updated_at').notNull().defaultNow();
/** PGlite gives a Uint8Array, `pg` a Buffer. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
const serial = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity();

/** People who sign in. `username` is stored in lower case. */
export const admins = pgTable('admins', {
  adminId: text('admin_id').primaryKey(),
  username: text('username').notNull().unique(),
  /** PHC string of argon2id. */
  passwordHash: text('password_hash').notNull(),
  role: text('role').notNull().default('administrator'),
  /** True after `npm run admin` gave out a one-use password. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  disabledAt: instant('disabled_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** One row a signed-in browser or client. Signing out deletes it. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex: a leaked table signs nobody in. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    address: text('address'),
    /** SHA-256 of the cookie that belongs to it, hex; null for a client that is no browser. */
    bindingHash: text('binding_hash'),
    createdAt: createdAt(),
    /** When the administrator last did something; what a screen loads by itself does not count. */
    lastActiveAt: instant('last_active_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sessions_admin').on(t.adminId)],
);

/** How often signing in was tried with a name, and from an address, without success. */
export const signInLimits = pgTable(
  'sign_in_limits',
  {
    /** "account:" with the hash of a name, which need not be anybody's, or "address:203.0.113.9". */
    subject: text('subject').primaryKey(),
    attempts: integer('attempts').notNull(),
    countedSince: instant('counted_since').notNull().defaultNow(),
    blockedUntil: instant('blocked_until'),
    updatedAt: updatedAt(),
  },
  (t) => [index('sign_in_limits_updated').on(t.updatedAt)],
);

/** What was answered to a request that carried a key, written with its effect, so that the same request has no second one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body, hex. */
    requestHash: text('request_hash').notNull(),
    /** Null while the transaction of the effect runs, and so seen by nobody. */
    status: integer('status'),
    /** As it was sent, byte for byte. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);

/** Who did what, or tried to, from where, with what before and after. Only ever inserted into. */
export const auditLog = pgTable(
  'audit_log',
  {
    auditId: serial('audit_id').primaryKey(),
    createdAt: createdAt(),
    adminId: text('admin_id').references(() => admins.adminId),
    /** The name as given, also where it belongs to nobody. */
    username: text('username'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    address: text('address'),
    requestId: text('request_id'),
  },
  (t) => [index('audit_log_subject').on(t.subjectType, t.subjectId)],
);

/** Seals the rows of the audit log: server/audit/chain.ts says how. Only ever inserted into. */
export const auditBlocks = pgTable('audit_blocks', {
  /** 1, 2, 3, …, without a gap. */
  blockId: bigint('block_id', { mode: 'number' }).primaryKey(),
  /** Ascending; numbers in between were never given to a row that was committed. */
  rowIds: bigint('row_ids', { mode: 'number' }).array().notNull(),
  /** SHA-256 of each of these rows, 32 bytes a row. */
  rowHashes: bytes('row_hashes').notNull(),
  previousHash: bytes('previous_hash').notNull(),
  hash: bytes('hash').notNull(),
  sealedAt: instant('sealed_at').notNull().defaultNow(),
});

export const games = pgTable(
  'games',
  {
    gameId: text('game_id').primaryKey(),
    gameName: text('game_name').notNull(),
    developer: text('developer').notNull(),
    genre: text('genre').notNull(),
    description: text('description').notNull().default(''),
    imageUrl: text('image_url'),
    /** What the platform keeps of a purchase, in hundredths of a percent. */
    platformFeeBps: integer('platform_fee_bps').notNull(),
    status: text('status').notNull().default('active'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('games_status', sql`${t.status} in ('active', 'inactive')`)],
);

/** What is sold in a game. A deleted item leaves its name in the transactions that bought it. */
export const gameItems = pgTable(
  'game_items',
  {
    itemId: text('item_id').primaryKey(),
    gameId: text('game_id')
      .notNull()
      .references(() => games.gameId),
    itemName: text('item_name').notNull(),
    itemType: text('item_type').notNull(),
    itemCategory: text('item_category').notNull(),
    itemRarity: text('item_rarity').notNull(),
    priceCents: cents('price_cents'),
    originalPriceCents: cents('original_price_cents'),
    discountPercentage: integer('discount_percentage'),
    currencyAmount: cents('currency_amount'),
    bonusAmount: cents('bonus_amount'),
    displayName: text('display_name'),
    displaySubtitle: text('display_subtitle'),
    displayTag: text('display_tag'),
    displayGetting: text('display_getting'),
    imageUrl: text('image_url'),
    iconUrl: text('icon_url'),
    thumbnailUrl: text('thumbnail_url'),
    isLimitedTime: boolean('is_limited_time').notNull().default(false),
    availableFrom: instant('available_from'),
    availableUntil: instant('available_until'),
    maxPurchasesPerPlayer: integer('max_purchases_per_player'),
    maxPurchasesPerDay: integer('max_purchases_per_day'),
    sortOrder: integer('sort_order').notNull().default(0),
    isFeatured: boolean('is_featured').notNull().default(false),
    isBestValue: boolean('is_best_value').notNull().default(false),
    isMostPopular: boolean('is_most_popular').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    isVisible: boolean('is_visible').notNull().default(true),
    itemColor: text('item_color').notNull().default('#FFFFFF'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('game_items_game').on(t.gameId, t.sortOrder, t.itemId)],
);

export const players = pgTable(
  'players',
  {
    playerId: text('player_id').primaryKey(),
    email: text('email').notNull().unique(),
    displayName: text('display_name').notNull(),
    createdAt: createdAt(),
  },
  // In "C", as text-search.ts asks for it.
  (t) => [index('players_email_trigrams').using('gin', sql`${t.email} collate "C" gin_trgm_ops`)],
);

export const transactions = pgTable(
  'transactions',
  {
    id: serial('id').primaryKey(),
    transactionId: text('transaction_id').notNull().unique(),
    transactionType: text('transaction_type').notNull(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.playerId),
    gameId: text('game_id')
      .notNull()
      .references(() => games.gameId),
    itemId: text('item_id'),
    itemName: text('item_name'),
    amountCents: cents('amount_cents').notNull(),
    /** What the company earned with it. */
    feeCents: cents('fee_cents').notNull().default(0),
    status: text('status').notNull(),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('transactions_status', sql`${t.status} in ('pending', 'completed', 'failed', 'cancelled')`),
    check(
      'transactions_type',
      sql`${t.transactionType} in ('purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase')`,
    ),
    check('transactions_amount', sql`${t.amountCents} > 0 and ${t.feeCents} between 0 and ${t.amountCents}`),
    index('transactions_newest').on(t.createdAt, t.id),
    index('transactions_status_newest').on(t.status, t.createdAt, t.id),
    index('transactions_game_newest').on(t.gameId, t.createdAt, t.id),
    index('transactions_player_newest').on(t.playerId, t.createdAt, t.id),
    index('transactions_id_trigrams').using('gin', t.transactionId.op('gin_trgm_ops')),
  ],
);

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
    /** The last four digits are all that is kept here of either number. */
    accountLast4: text('account_last4').notNull(),
    routingLast4: text('routing_last4').notNull(),
    accountType: text('account_type').notNull(),
    companyName: text('company_name'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    notes: text('notes'),
    rejectionReason: text('rejection_reason'),
    /** How often it was sent to the bank; part of the key that the payment rail knows it by. */
    attempt: integer('attempt').notNull().default(0),
    /** While it is processing: until when a worker asks the rail about it, and then another may. */
    leaseUntil: instant('lease_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    processedAt: instant('processed_at'),
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
    index('withdrawals_due').on(t.leaseUntil).where(sql`${t.status} = 'processing'`),
    index('withdrawals_newest').on(t.createdAt, t.withdrawalId),
    index('withdrawals_status_newest').on(t.status, t.createdAt, t.withdrawalId),
    index('withdrawals_player').on(t.playerId),
    index('withdrawals_id_trigrams').using('gin', t.withdrawalId.op('gin_trgm_ops')),
    index('withdrawals_bank_trigrams').using('gin', t.bankName.op('gin_trgm_ops')),
  ],
);

/** One row a change of status, written in the transaction that makes the change. */
export const withdrawalHistory = pgTable(
  'withdrawal_history',
  {
    id: serial('id').primaryKey(),
    withdrawalId: text('withdrawal_id')
      .notNull()
      .references(() => withdrawals.withdrawalId),
    /** Null for the creation. */
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    action: text('action').notNull(),
    /** Null when the system did it. */
    adminId: text('admin_id').references(() => admins.adminId),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [
    index('withdrawal_history_withdrawal').on(t.withdrawalId, t.id),
    index('withdrawal_history_status').on(t.toStatus, t.createdAt),
  ],
);

/** What the company earned, one row a source and type. */
export const revenueRecords = pgTable(
  'revenue_records',
  {
    id: serial('id').primaryKey(),
    revenueType: text('revenue_type').notNull(),
    sourceType: text('source_type').notNull(),
    sourceId: text('source_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** How much of it is used by payouts that have a row for each record in payout_allocations; payouts with a range do not change it. */
    allocatedCents: cents('allocated_cents').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('revenue_records_source').on(t.sourceType, t.sourceId, t.revenueType),
    check(
      'revenue_records_type',
      sql`${t.revenueType} in ('transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other')`,
    ),
    check('revenue_records_amount', sql`${t.amountCents} > 0 and ${t.allocatedCents} between 0 and ${t.amountCents}`),
    index('revenue_records_oldest').on(t.createdAt, t.id),
  ],
);

export const payouts = pgTable(
  'payouts',
  {
    id: serial('id').primaryKey(),
    payoutReference: text('payout_reference').notNull().unique(),
    amountCents: cents('amount_cents').notNull(),
    payoutMethod: text('payout_method').notNull(),
    notes: text('notes'),
    recordCount: integer('record_count').notNull(),
    /** Null when the system did it. */
    adminId: text('admin_id').references(() => admins.adminId),
    paidOutAt: instant('paid_out_at').notNull().defaultNow(),
    // The range of revenue records that it used, by their ids: server/ledger/revenue-line.ts. Null where payout_allocations has each record.
    firstRecordId: bigint('first_record_id', { mode: 'number' }).references(() => revenueRecords.id),
    /** How much of the first record it used. */
    firstCents: cents('first_cents'),
    /** May be the first one too, and `last_cents` is `first_cents` then. */
    lastRecordId: bigint('last_record_id', { mode: 'number' }).references(() => revenueRecords.id),
    lastCents: cents('last_cents'),
    /** How much it left of the last record, for the next payout to begin with. */
    leftCents: cents('left_cents'),
  },
  (t) => [
    check('payouts_amount', sql`${t.amountCents} > 0 and ${t.recordCount} > 0`),
    check(
      'payouts_range',
      sql`num_nulls(${t.firstRecordId}, ${t.firstCents}, ${t.lastRecordId}, ${t.lastCents}, ${t.leftCents}) in (0, 5)
        and ${t.firstCents} > 0 and ${t.lastCents} > 0 and ${t.leftCents} >= 0 and ${t.firstRecordId} <= ${t.lastRecordId}`,
    ),
    index('payouts_newest').on(t.paidOutAt, t.id),
  ],
);

/** What was left of each 1,000 revenue records, by their ids, when no payout with a range had used any. Made when they are complete. */
export const revenueBlocks = pgTable('revenue_blocks', {
  /** The ids divided by 1,000. */
  block: bigint('block', { mode: 'number' }).primaryKey(),
  /** How many of them have something left. */
  records: integer('records').notNull(),
  cents: cents('cents').notNull(),
});

/** Which revenue a payout without a range used, as payouts did at first; the rows of a payout add up to it. */
export const payoutAllocations = pgTable(
  'payout_allocations',
  {
    payoutId: bigint('payout_id', { mode: 'number' }).notNull(),
    revenueRecordId: bigint('revenue_record_id', { mode: 'number' }).notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.payoutId, t.revenueRecordId] }),
    foreignKey({ columns: [t.payoutId], foreignColumns: [payouts.id] }),
    foreignKey({ columns: [t.revenueRecordId], foreignColumns: [revenueRecords.id] }),
    index('payout_allocations_record').on(t.revenueRecordId),
    check('payout_allocations_amount', sql`${t.amountCents} > 0`),
  ],
);

/** Where money is: see domain/ledger.ts. Players have one each, "player:PLR-1"; the others are there from the first migration. */
export const ledgerAccounts = pgTable('ledger_accounts', {
  accountId: text('account_id').primaryKey(),
  createdAt: createdAt(),
});

/** Money that went from one account to another. Only ever inserted into. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    transferId: serial('transfer_id').primaryKey(),
    kind: text('kind').notNull(),
    /** The withdrawal, revenue record or payout that it is about. */
    subjectId: text('subject_id').notNull(),
    /** Which sending of a withdrawal; 0 where there is only one. */
    attempt: integer('attempt').notNull().default(0),
    /** Where it left. */
    debitAccount: text('debit_account')
      .notNull()
      .references(() => ledgerAccounts.accountId),
    /** Where it went. */
    creditAccount: text('credit_account')
      .notNull()
      .references(() => ledgerAccounts.accountId),
    amountCents: cents('amount_cents').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('ledger_transfers_once').on(t.kind, t.subjectId, t.attempt),
    check('ledger_transfers_amount', sql`${t.amountCents} > 0`),
    check('ledger_transfers_accounts', sql`${t.debitAccount} <> ${t.creditAccount}`),
  ],
);

/**
 * How many rows of a table there are, and how much money they are about, by day or hour of their creation and by what the screens
 * filter by. server/statistics/tallies.ts reads them; triggers and `fold_tallies()` keep them: docs/decisions/026.
 */
export const tallies = pgTable(
  'tallies',
  {
    /** Of what: 'transactions', 'sales', 'revenue', 'players', 'withdrawals', 'withdrawal_steps'. */
    tally: text('tally').notNull(),
    /** 'day' or 'hour'. */
    grain: text('grain').notNull(),
    // '*' stands for every value, '' for none.
    status: text('status').notNull(),
    type: text('type').notNull(),
    gameId: text('game_id').notNull(),
    itemId: text('item_id').notNull(),
    /** When the day or hour begins, UTC. */
    startsAt: instant('starts_at').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    cents: cents('cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tally, t.grain, t.status, t.type, t.gameId, t.itemId, t.startsAt] })],
);

/** What has happened since the last `fold_tallies()`. Writers only append, so that none of them waits for another. */
export const tallyChanges = pgTable('tally_changes', {
  tally: text('tally').notNull(),
  /** The creation of the row that it is about. */
  at: instant('at').notNull(),
  status: text('status').notNull().default(''),
  type: text('type').notNull().default(''),
  gameId: text('game_id').notNull().default(''),
  itemId: text('item_id').notNull().default(''),
  playerId: text('player_id').notNull().default(''),
  count: bigint('count', { mode: 'number' }).notNull(),
  cents: cents('cents').notNull(),
});

/**
 * How many players were active on a day and, before that, last on another. Those active at any time between two days are the sum over
 * the days between them of those who were last active before the first: no player is looked at.
 */
export const activity = pgTable(
  'activity',
  {
    /** '*' stands for every game. */
    gameId: text('game_id').notNull(),
    day: instant('day').notNull(),
    /** -infinity on a player's first day. */
    previousDay: instant('previous_day').notNull(),
    players: bigint('players', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.day, t.previousDay] }),
    index('activity_first_days').on(t.gameId).where(sql`${t.previousDay} = '-infinity'`),
  ],
);
