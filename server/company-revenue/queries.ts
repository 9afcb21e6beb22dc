import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { admins, payoutAllocations, payouts, revenueRecords } from '../db/schema.ts';
import { tallied, talliedSum } from '../db/tallies.ts';
import { NotFound } from '../domain/errors.ts';

export interface AvailableRevenue {
  cents: number;
  /** How many records have something left. */
  records: number;
}

/** What no payout has used yet. */
export async function availableRevenue(db: Database): Promise<AvailableRevenue> {
  const [available] = await db
    .select({ cents: talliedSum('cents', 'revenue_left'), records: talliedSum('count', 'revenue_left') })
    .from(sql`(select) as nothing`);
  if (!available) throw new Error('a query without a table has one row');
  return available;
}

export type RevenueOfType = Awaited<ReturnType<typeof revenueOfType>>;

/** What each type of revenue that there is brought since the beginning and in the months that the figures are about; UTC months. */
export async function revenueByType(db: Database): Promise<RevenueOfType[]> {
  const ofTypes = await Promise.all(REVENUE_TYPES.map((type) => revenueOfType(db, type)));
  return ofTypes.filter(({ records }) => records > 0);
}

const REVENUE_TYPES = ['transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other'] as const;

async function revenueOfType(db: Database, type: (typeof REVENUE_TYPES)[number]) {
  const thisMonth = sql`date_trunc('month', now() at time zone 'utc')`;
  const earnedIn = sql`date_trunc('month', starts_at at time zone 'utc')`;
  const sumWhere = (condition: SQL) => sql`coalesce(sum(cents) filter (where ${condition}), 0)`.mapWith(Number);
  const age = sql`age(${thisMonth}, min(${earnedIn}))`;
  const [figures] = await db
    .select({
      totalCents: sql`coalesce(sum(cents), 0)`.mapWith(Number),
      records: sql`coalesce(sum(count), 0)`.mapWith(Number),
      thisMonthCents: sumWhere(sql`${earnedIn} = ${thisMonth}`),
      lastMonthCents: sumWhere(sql`${earnedIn} = ${thisMonth} - interval '1 month'`),
      lastYearCents: sumWhere(sql`${earnedIn} < ${thisMonth} and ${earnedIn} >= ${thisMonth} - interval '12 months'`),
      /** How many months have ended since its first revenue, that revenue's month among them. */
      monthsEnded: sql<number>`coalesce(extract(year from ${age}) * 12 + extract(month from ${age}), 0)::int`,
    })
    .from(sql`(${tallied('revenue', 'day', { type })}) as day`);
  if (!figures) throw new Error('an aggregate without groups has one row');
  return { type, ...figures };
}

export async function paidOutCents(db: Database): Promise<number> {
  const [paid] = await db
    .select({ cents: sql`coalesce(sum(${payouts.amountCents}), 0)`.mapWith(Number) })
    .from(payouts);
  return paid?.cents ?? 0;
}

export interface PayoutRow {
  payout: typeof payouts.$inferSelect;
  /** Null when the system paid it out. */
  username: string | null;
}

const payoutRows = (db: Database) =>
  db
    .select({ payout: payouts, username: admins.username })
    .from(payouts)
    .leftJoin(admins, eq(admins.adminId, payouts.adminId));

/** At most `limit` payouts, newest first. */
export async function newestPayouts(db: Database, limit: number): Promise<PayoutRow[]> {
  return payoutRows(db).orderBy(desc(payouts.paidOutAt), desc(payouts.id)).limit(limit);
}

export async function payoutByReference(db: Database, reference: string): Promise<PayoutRow | undefined> {
  return (await payoutRows(db).where(eq(payouts.payoutReference, reference)))[0];
}

export type PayoutRecordRow = Awaited<ReturnType<typeof recordRows>>[number];

/**
 * At most `limit` of the records that a payout used, in the order in which they were recorded, and the id to go on behind; `next` is
 * null on the last page. @throws NotFound
 */
export async function recordsOfPayout(
  db: Database,
  payoutId: string,
  limit: number,
  after: number | undefined,
): Promise<{ rows: PayoutRecordRow[]; next: number | null }> {
  // An id of ours is a number; no other finds anything, nor may it reach the database as one.
  const id = /^[1-9]\d{0,14}$/.test(payoutId) ? Number(payoutId) : undefined;
  // One more than asked for tells whether there is a next page.
  const rows = id === undefined ? [] : await recordRows(db, id, limit + 1, after);
  // Every payout used at least one record, so only an unknown one has none on its first page.
  if (rows.length === 0 && after === undefined) throw new NotFound(`Payout ${payoutId}`);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, next: last?.record.id ?? null };
}

/** By the key of the allocations, and joined afterwards: a payout may have used a million. */
function recordRows(db: Database, payoutId: number, limit: number, after: number | undefined) {
  const page = db
    .select({ id: payoutAllocations.revenueRecordId, usedCents: payoutAllocations.amountCents })
    .from(payoutAllocations)
    .where(
      and(
        eq(payoutAllocations.payoutId, payoutId),
        after === undefined ? undefined : gt(payoutAllocations.revenueRecordId, after),
      ),
    )
    .orderBy(asc(payoutAllocations.revenueRecordId))
    .limit(limit)
    .as('page');
  return db
    .select({ record: revenueRecords, usedCents: page.usedCents })
    .from(page)
    .innerJoin(revenueRecords, eq(revenueRecords.id, page.id))
    .orderBy(asc(page.id));
}
