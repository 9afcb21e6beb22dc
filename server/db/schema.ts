// All tables in one file, longer than others may be: drizzle-kit compares the whole schema, and constraints are easy to find.

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
  uuid,
} from 'drizzle-orm/pg-core';

// Money is bigint cents (`…_cents`), times are timestamptz, and the database's clock sets them. Indexes by age are
// ascending and read backwards for the newest rows: Drizzle's `.desc()` creates DESC NULLS LAST, which does not match
// the DESC order of the queries.

const cents = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => instant('created_at').notNull().defaultNow();
const updatedAt = () => instant('updated_at').notNull().defaultNow();
/** PGlite returns a Uint8Array, `pg` a Buffer. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
const serial = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity();

/** People who can sign in, and service accounts. `username` is stored in lower case. */
export const admins = pgTable(
  'admins',
  {
    adminId: text('admin_id').primaryKey(),
    username: text('username').notNull().unique(),
    /** argon2id, as a PHC string. */
    passwordHash: text('password_hash').notNull(),
    /** From versions without roles, and no longer read. Processes of such a version may still be running during a rolling update. */
    role: text('role').notNull().default('administrator'),
    /**
     * Ids of roles: a name for built-in roles; the first one is shown as the administrator's role. The default matches
     * versions without roles, in which everybody was an administrator.
     */
    roleIds: text('role_ids').array().notNull().default(['administrator']),
    /** True after `npm run admin` issued a one-use password. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    disabledAt: instant('disabled_at'),
    /** The owner of a service account, which is the account of a program; null for a person. */
    ownerId: text('owner_id').references((): AnyPgColumn => admins.adminId),
    /** The identity provider of an account of single sign-on, and the person's id there; null for an account with a password. */
    signOnIssuer: text('sign_on_issuer'),
    signOnSubject: text('sign_on_subject'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('admins_sign_on').on(t.signOnIssuer, t.signOnSubject)],
);

/** Bearer tokens of service accounts. Revoking one deletes its row. */
export const serviceTokens = pgTable(
  'service_tokens',
  {
    /** The second part of the token; not secret. */
    tokenId: text('token_id').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    /** SHA-256 of the whole token, hex. */
    tokenHash: text('token_hash').notNull(),
    /** Networks that the token may be used from, as in 203.0.113.0/24; empty for all. */
    networks: text('networks').array().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    lastUsedFrom: text('last_used_from'),
  },
  (t) => [index('service_tokens_admin').on(t.adminId)],
);

/** Roles besides the built-in ones, which are in the code (server/authentication/roles.ts). */
export const roles = pgTable('roles', {
  roleId: text('role_id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Values of the contract's Permission. */
  permissions: text('permissions').array().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Administrators who have not accepted their invitation yet; the row is deleted when they do. */
export const invitations = pgTable('invitations', {
  adminId: text('admin_id')
    .primaryKey()
    .references(() => admins.adminId, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the link, hex. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
});

/** One row per signed-in browser or client. Signing out deletes it. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex: a leaked table does not let anybody sign in. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    /** Identifies the session to other administrators. */
    sessionId: text('session_id').notNull().unique().default(sql`gen_random_uuid()`),
    address: text('address'),
    /** The user agent of the browser or program at sign-in. */
    userAgent: text('user_agent'),
    /** SHA-256 of the session's cookie, hex; null for a client that is not a browser. */
    bindingHash: text('binding_hash'),
    createdAt: createdAt(),
    /** When the administrator was last active; requests that a screen makes by itself do not count. */
    lastActiveAt: instant('last_active_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** True after the password, until a second factor was shown or enrolled: such a session reaches nothing else. */
    needsFactor: boolean('needs_factor').notNull().default(false),
    /** When a second factor was last shown in this session. */
    factorShownAt: instant('factor_shown_at'),
  },
  (t) => [index('sessions_admin').on(t.adminId)],
);

/** Second factors of administrators: passkeys, and authenticator apps that show one-time codes (TOTP). */
export const factors = pgTable(
  'factors',
  {
    factorId: text('factor_id').primaryKey().default(sql`gen_random_uuid()`),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['passkey', 'totp'] }).notNull(),
    /** Given by the administrator, to tell several apart. */
    name: text('name').notNull(),
    /** Of a passkey: its id for the browser (base64url), its public key (COSE), and how the browser reaches it. */
    credentialId: text('credential_id').unique(),
    publicKey: bytes('public_key'),
    transports: text('transports').array(),
    /** The highest signature counter of a passkey; 0 when it does not count. */
    counter: bigint('counter', { mode: 'number' }),
    /** Of a TOTP: its secret, encrypted by server/secrets, and the last 30-second step whose code was used. */
    secret: text('secret'),
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    index('factors_admin').on(t.adminId),
    check(
      'factors_kind',
      sql`case ${t.kind}
        when 'passkey' then ${t.credentialId} is not null and ${t.publicKey} is not null and ${t.counter} is not null
        when 'totp' then ${t.secret} is not null and ${t.lastStep} is not null
        else false end`,
    ),
  ],
);

/** Codes to sign in with when the second factor is lost. Using one deletes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    /** SHA-256, hex: a code has 118 random bits. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.codeHash] })],
);

/** Challenges: texts that an authenticator has to answer once, in the same session, within minutes. Using a challenge deletes it. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    /** SHA-256 of the challenge, hex. */
    challengeHash: text('challenge_hash').primaryKey(),
    tokenHash: text('token_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['add_passkey', 'add_totp', 'show_passkey'] }).notNull(),
    /** The offered TOTP secret, encrypted. */
    secret: text('secret'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('factor_challenges_session').on(t.tokenHash)],
);

/** Failed attempts to sign in, per username and per address. */
export const signInLimits = pgTable(
  'sign_in_limits',
  {
    /** "account:" with the hash of a username, which need not exist, or "address:203.0.113.9". */
    subject: text('subject').primaryKey(),
    attempts: integer('attempts').notNull(),
    countedSince: instant('counted_since').notNull().defaultNow(),
    blockedUntil: instant('blocked_until'),
    updatedAt: updatedAt(),
  },
  (t) => [index('sign_in_limits_updated').on(t.updatedAt)],
);

/**
 * The answer to each request that carried a key, written in the transaction of its effect, so that a repeated request
 * has no second effect.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body, hex. */
    requestHash: text('request_hash').notNull(),
    /** Null until the transaction of the effect commits, so no other transaction sees it null. */
    status: integer('status'),
    /** The body as it was sent, byte for byte. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);

/** Who did or attempted what, from where, with the values before and after. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    auditId: serial('audit_id').primaryKey(),
    createdAt: createdAt(),
    adminId: text('admin_id').references(() => admins.adminId),
    /** The username as given, even when no administrator has it. */
    username: text('username'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    address: text('address'),
    requestId: text('request_id'),
  },
  (t) => [
    index('audit_log_subject').on(t.subjectType, t.subjectId),
    // For what an administrator did last.
    index('audit_log_admin').on(t.adminId, t.auditId),
  ],
);

/** Blocks that seal the rows of the audit log; see server/audit/chain.ts. Append-only. */
export const auditBlocks = pgTable('audit_blocks', {
  /** 1, 2, 3, …, without gaps. */
  blockId: bigint('block_id', { mode: 'number' }).primaryKey(),
  /** Ascending. Numbers between two of them belong to transactions that were rolled back. */
  rowIds: bigint('row_ids', { mode: 'number' }).array().notNull(),
  /** SHA-256 of each of these rows, 32 bytes per row. */
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
    /** The platform's share of a purchase, in hundredths of a percent. */
    platformFeeBps: integer('platform_fee_bps').notNull(),
    status: text('status').notNull().default('active'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Version of the platform's record, by the platform's clock; null when the platform never sent it. */
    platformVersion: instant('platform_version'),
    /**
     * When an administrator changed the record, since when the platform's updates are refused; null before that, and
     * after a forced update.
     */
    adminChangedAt: instant('admin_changed_at'),
  },
  (t) => [check('games_status', sql`${t.status} in ('active', 'inactive')`)],
);

/** Items that a game sells. The transactions that bought a deleted item keep its name. */
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
    /** Version of the platform's record, by the platform's clock; null when the platform never sent it. */
    platformVersion: instant('platform_version'),
    /**
     * When an administrator changed the record, since when the platform's updates are refused; null before that, and
     * after a forced update.
     */
    adminChangedAt: instant('admin_changed_at'),
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
    /** Version of the platform's record, by the platform's clock; null when the platform never sent it. */
    platformVersion: instant('platform_version'),
    /** When we received the record, in contrast to when the platform created it. */
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  // Collation "C", because the queries of text-search.ts use it.
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
    /** The company's share of the amount. */
    feeCents: cents('fee_cents').notNull().default(0),
    status: text('status').notNull(),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Version of the platform's record, by the platform's clock; null when the platform never sent it. */
    platformVersion: instant('platform_version'),
    /** When we received the record, in contrast to when the platform created it. */
    receivedAt: instant('received_at').notNull().defaultNow(),
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    processedAt: instant('processed_at'),
    /** When the bank's latest return of the money was recorded; kept when the withdrawal is sent again. */
    returnedAt: instant('returned_at'),
    /** The bank's reference of that return. */
    returnReference: text('return_reference'),
    /** An HMAC of the account, which only the platform can compute; null when the platform never sent it. */
    accountFingerprint: text('account_fingerprint'),
    /** Facts about the player, as the contract's PlatformSignals. */
    signals: jsonb('signals'),
    /** When we received the record, in contrast to when the platform created it. */
    receivedAt: instant('received_at').notNull().defaultNow(),
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
    index('withdrawals_status_newest').on(t.status, t.createdAt, t.withdrawalId),
    index('withdrawals_player').on(t.playerId),
    index('withdrawals_id_trigrams').using('gin', t.withdrawalId.op('gin_trgm_ops')),
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
    /** Null for the first status. */
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    action: text('action').notNull(),
    /** Null for changes by the system. */
    adminId: text('admin_id').references(() => admins.adminId),
    note: text('note'),
    /** The bank's reference of a return. */
    bankReference: text('bank_reference'),
    createdAt: createdAt(),
  },
  (t) => [
    index('withdrawal_history_withdrawal').on(t.withdrawalId, t.id),
    index('withdrawal_history_status').on(t.toStatus, t.createdAt),
  ],
);

/** The company's earnings, one row per source, type and attempt. */
export const revenueRecords = pgTable(
  'revenue_records',
  {
    id: serial('id').primaryKey(),
    revenueType: text('revenue_type').notNull(),
    sourceType: text('source_type').notNull(),
    sourceId: text('source_id').notNull(),
    /** Which attempt to send a withdrawal earned it; 0 for every other source. */
    attempt: integer('attempt').notNull().default(0),
    amountCents: cents('amount_cents').notNull(),
    /** How much of it payouts with rows in payout_allocations have used; payouts with a range do not change it. */
    allocatedCents: cents('allocated_cents').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('revenue_records_source').on(t.sourceType, t.sourceId, t.revenueType, t.attempt),
    check(
      'revenue_records_type',
      sql`${t.revenueType} in ('transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other')`,
    ),
    check('revenue_records_amount', sql`${t.amountCents} > 0 and ${t.allocatedCents} between 0 and ${t.amountCents}`),
    index('revenue_records_oldest').on(t.createdAt, t.id),
  ],
);

/**
 * Reversals of revenue: the fee of a payment that was returned. The revenue record itself does not change. Append-only.
 */
export const revenueReversals = pgTable(
  'revenue_reversals',
  {
    id: serial('id').primaryKey(),
    revenueRecordId: bigint('revenue_record_id', { mode: 'number' }).notNull().unique(),
    /** Always the record's whole amount. */
    amountCents: cents('amount_cents').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.revenueRecordId], foreignColumns: [revenueRecords.id] }),
    check('revenue_reversals_amount', sql`${t.amountCents} > 0`),
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
    /** Null for payouts by the system. */
    adminId: text('admin_id').references(() => admins.adminId),
    paidOutAt: instant('paid_out_at').notNull().defaultNow(),
    // The range of revenue records that the payout used, by id: server/ledger/revenue-line.ts. Null where
    // payout_allocations lists each record.
    firstRecordId: bigint('first_record_id', { mode: 'number' }).references(() => revenueRecords.id),
    /** How much of the first record the payout used. */
    firstCents: cents('first_cents'),
    /** May equal `firstRecordId`; then `last_cents` equals `first_cents`. */
    lastRecordId: bigint('last_record_id', { mode: 'number' }).references(() => revenueRecords.id),
    lastCents: cents('last_cents'),
    /** How much the payout left of the last record; the next payout begins with it. */
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

/**
 * What was left of each 1,000 revenue records, by id, before any payout with a range. A block is written once its
 * records are complete.
 */
export const revenueBlocks = pgTable('revenue_blocks', {
  /** The records' ids divided by 1,000. */
  block: bigint('block', { mode: 'number' }).primaryKey(),
  /** How many of the records have something left. */
  records: integer('records').notNull(),
  cents: cents('cents').notNull(),
});

/**
 * The revenue that each payout without a range used (as all early payouts did). A payout's rows add up to its amount.
 */
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

/** Accounts of the ledger: see domain/ledger.ts. Each player has one, "player:PLR-1"; the first migration creates the others. */
export const ledgerAccounts = pgTable('ledger_accounts', {
  accountId: text('account_id').primaryKey(),
  createdAt: createdAt(),
});

/** Movements of money between two accounts. Append-only. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    transferId: serial('transfer_id').primaryKey(),
    kind: text('kind').notNull(),
    /** The withdrawal, revenue record or payout that caused it. */
    subjectId: text('subject_id').notNull(),
    /** Which attempt to send a withdrawal; 0 for everything else. */
    attempt: integer('attempt').notNull().default(0),
    /** The account that the money left. */
    debitAccount: text('debit_account')
      .notNull()
      .references(() => ledgerAccounts.accountId),
    /** The account that received it. */
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
 * Rollups: row counts and sums of money per table, by UTC day or hour of creation and by the dimensions that the screens filter by.
 * server/statistics/rollups.ts reads them; triggers and `apply_rollup_deltas()` maintain them: docs/decisions/026.
 */
export const rollups = pgTable(
  'rollups',
  {
    /** The source: 'transactions', 'sales', 'revenue', 'players', 'withdrawals' or 'withdrawal_steps'. */
    source: text('source').notNull(),
    /** 'day' or 'hour'. */
    grain: text('grain').notNull(),
    // In each dimension '*' stands for all values, and '' for no value.
    status: text('status').notNull(),
    type: text('type').notNull(),
    gameId: text('game_id').notNull(),
    itemId: text('item_id').notNull(),
    /** Start of the day or hour, UTC. */
    startsAt: instant('starts_at').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    cents: cents('cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.grain, t.status, t.type, t.gameId, t.itemId, t.startsAt] })],
);

/** Pending changes of the rollups since the last `apply_rollup_deltas()`. Writers only append, so they never wait for one another. */
export const rollupDeltas = pgTable('rollup_deltas', {
  source: text('source').notNull(),
  /** When the row that changed was created. */
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
 * How many players were active on `day` and, before it, last on `previous_day`. The number of players active between two days is the
 * sum over those days of the players whose previous day lies before the first one, so no player has to be read.
 */
export const activity = pgTable(
  'activity',
  {
    /** '*' stands for all games. */
    gameId: text('game_id').notNull(),
    day: instant('day').notNull(),
    /** -infinity on the player's first day. */
    previousDay: instant('previous_day').notNull(),
    players: bigint('players', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.day, t.previousDay] }),
    index('activity_first_days').on(t.gameId).where(sql`${t.previousDay} = '-infinity'`),
  ],
);

/** Decisions that the platform is told, each written in the transaction of the decision: server/records/events.ts. */
export const platformEvents = pgTable(
  'platform_events',
  {
    id: serial('id').primaryKey(),
    /** Its place in the feed, given out after its transaction has ended; null until then. */
    position: bigint('position', { mode: 'number' }).unique(),
    type: text('type').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    record: jsonb('record').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('platform_events_waiting').on(t.id).where(sql`${t.position} is null`),
    index('platform_events_created').on(t.createdAt),
  ],
);

/** One row: what tells the feed of this database from that of every other. */
export const platformFeed = pgTable(
  'platform_feed',
  {
    only: boolean('only').primaryKey().default(true),
    feedId: uuid('feed_id').notNull().defaultRandom(),
  },
  (t) => [check('platform_feed_only', sql`${t.only}`)],
);

/** One row while payments are paused, none otherwise: server/ledger/payment-pause.ts. */
export const paymentPause = pgTable(
  'payment_pause',
  {
    only: boolean('only').primaryKey().default(true),
    pausedAt: instant('paused_at').notNull().defaultNow(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    reason: text('reason').notNull(),
  },
  (t) => [check('payment_pause_only', sql`${t.only}`)],
);

/** The processes that pay. Each writes its row every few seconds, and deletes it when it stops. */
export const paymentWorkers = pgTable('payment_workers', {
  workerId: text('worker_id').primaryKey(),
  /** The machine and the process, for people. */
  name: text('name').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
  seenAt: instant('seen_at').notNull().defaultNow(),
  /** When the rail last answered this process about a payment. */
  answeredAt: instant('answered_at'),
});

/** Addresses to which the platform's events are sent: server/webhooks. */
export const webhookTargets = pgTable('webhook_targets', {
  targetId: text('target_id').primaryKey(),
  url: text('url').notNull(),
  description: text('description').notNull().default(''),
  /** Encrypted. */
  secret: text('secret').notNull(),
  /** Encrypted; signs too until its time is over. */
  previousSecret: text('previous_secret'),
  previousSecretUntil: instant('previous_secret_until'),
  /** The place in the feed up to which its deliveries have been written. */
  position: bigint('position', { mode: 'number' }).notNull(),
  /** Since when every delivery has failed; null while the last one succeeded. */
  failingSince: instant('failing_since'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A message to a target: an event of the feed, or a test. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    deliveryId: serial('delivery_id').primaryKey(),
    targetId: text('target_id')
      .notNull()
      .references(() => webhookTargets.targetId, { onDelete: 'cascade' }),
    /** The event's place in the feed; null for a test. */
    position: bigint('position', { mode: 'number' }),
    type: text('type').notNull(),
    /** "withdrawal:WDR-1": deliveries about the same subject are made one after the other. */
    subject: text('subject').notNull(),
    state: text('state').notNull().default('waiting'),
    /** How often it was sent, by which an answer to an earlier attempt is told from one to the last. */
    attempts: integer('attempts').notNull().default(0),
    /** How often it failed since it was first sent, or sent again by hand. */
    failures: integer('failures').notNull().default(0),
    nextAt: instant('next_at').notNull().defaultNow(),
    /** While one process sends it; after that another may. */
    leasedUntil: instant('leased_until'),
    giveUpAt: instant('give_up_at').notNull().default(sql`now() + interval '3 days'`),
    triedAt: instant('tried_at'),
    deliveredAt: instant('delivered_at'),
    /** The HTTP status of the last answer; null without one. */
    answerStatus: integer('answer_status'),
    /** Why the last attempt failed, in words. */
    error: text('error'),
    createdAt: createdAt(),
  },
  (t) => [
    check('webhook_deliveries_state', sql`${t.state} in ('waiting', 'delivered', 'given_up')`),
    unique('webhook_deliveries_once').on(t.targetId, t.position),
    index('webhook_deliveries_due').on(t.targetId, t.nextAt).where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_subject').on(t.targetId, t.subject, t.deliveryId).where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_newest').on(t.targetId, t.deliveryId),
    index('webhook_deliveries_created').on(t.createdAt),
  ],
);

/** Comparisons of a bank's or rail's statement with the payments that we think were made: server/reconciliation. Append-only. */
export const reconciliationRuns = pgTable(
  'reconciliation_runs',
  {
    runId: text('run_id').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    fileName: text('file_name').notNull(),
    /** The first and the last UTC day. */
    dateFrom: text('date_from').notNull(),
    dateTo: text('date_to').notNull(),
    /** The names of the columns that were chosen; null for the list of the payment rail itself. */
    columns: jsonb('columns').$type<{ reference: string; amount: string; date?: string | undefined }>(),
    matched: integer('matched').notNull(),
    otherAmount: integer('other_amount').notNull(),
    onlyThere: integer('only_there').notNull(),
    onlyHere: integer('only_here').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('reconciliation_runs_newest').on(t.createdAt)],
);

/** The results of a comparison: the lines of the statement, then the payments that are on none. Append-only. */
export const reconciliationLines = pgTable(
  'reconciliation_lines',
  {
    id: serial('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => reconciliationRuns.runId),
    result: text('result').notNull(),
    /** The withdrawal that the line is about; null when it is about none of ours. */
    withdrawalId: text('withdrawal_id'),
    /** Its number in the file; null for a payment that is only here. */
    line: integer('line'),
    reference: text('reference'),
    theirCents: cents('their_cents'),
    ourCents: cents('our_cents'),
    /** When the rail confirmed our payment. */
    paidAt: instant('paid_at'),
    note: text('note'),
  },
  (t) => [
    check('reconciliation_lines_result', sql`${t.result} in ('matched', 'other_amount', 'only_there', 'only_here')`),
    index('reconciliation_lines_run').on(t.runId, t.id),
    index('reconciliation_lines_result_run').on(t.runId, t.result, t.id),
  ],
);
