import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { secondPerson } from './approvals.ts';
import { cents, createdAt, instant, serial } from './columns.ts';
import { admins } from './people.ts';

/** The company's earnings, one row per source, type and attempt. */
export const revenueRecords = pgTable(
  'revenue_records',
  {
    id: serial('id').primaryKey(),
    revenueType: text('revenue_type').notNull(),
    sourceType: text('source_type').notNull(),
    sourceId: text('source_id').notNull(),
    /** The number of the attempt to send a withdrawal that earned it; 0 for every other source. */
    attempt: integer('attempt').notNull().default(0),
    amountCents: cents('amount_cents').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('revenue_records_source').on(t.sourceType, t.sourceId, t.revenueType, t.attempt),
    check(
      'revenue_records_type',
      sql`${t.revenueType} in ('transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other')`,
    ),
    check('revenue_records_amount', sql`${t.amountCents} > 0`),
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
    ...secondPerson(),
    paidOutAt: instant('paid_out_at').notNull().defaultNow(),
    // The range of revenue records that the payout used, by id: server/ledger/revenue-line.ts.
    firstRecordId: bigint('first_record_id', { mode: 'number' })
      .notNull()
      .references(() => revenueRecords.id),
    /** How much of the first record the payout used. */
    firstCents: cents('first_cents').notNull(),
    /** May equal `firstRecordId`; then `last_cents` equals `first_cents`. */
    lastRecordId: bigint('last_record_id', { mode: 'number' })
      .notNull()
      .references(() => revenueRecords.id),
    lastCents: cents('last_cents').notNull(),
    /** How much the payout left of the last record; the next payout begins with it. */
    leftCents: cents('left_cents').notNull(),
  },
  (t) => [
    check('payouts_amount', sql`${t.amountCents} > 0 and ${t.recordCount} > 0`),
    check(
      'payouts_range',
      sql`${t.firstCents} > 0 and ${t.lastCents} > 0 and ${t.leftCents} >= 0 and ${t.firstRecordId} <= ${t.lastRecordId}`,
    ),
    index('payouts_newest').on(t.paidOutAt, t.id),
    uniqueIndex('payouts_request').on(t.approvalRequestId).where(sql`${t.approvalRequestId} is not null`),
    check('payouts_two', sql`${t.secondAdminId} is null or ${t.secondAdminId} <> ${t.adminId}`),
  ],
);

/** The sum of each 1,000 revenue records, by id. A block is written once its records are complete. */
export const revenueBlocks = pgTable('revenue_blocks', {
  /** The records' ids divided by 1,000. */
  block: bigint('block', { mode: 'number' }).primaryKey(),
  records: integer('records').notNull(),
  cents: cents('cents').notNull(),
});
