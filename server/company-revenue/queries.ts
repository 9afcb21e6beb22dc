import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { type Page, readPage } from '../db/page.ts';
import { admins } from '../db/schema/people.ts';
import { payouts, revenueRecords } from '../db/schema/revenue.ts';
import { NotFound } from '../domain/errors.ts';
import { rollup } from '../statistics/rollups.ts';
import { beginningOfDayAgo } from '../statistics/utc-days.ts';

export type RevenueOfType = Awaited<ReturnType<typeof revenueOfType>>;

/** The revenue of each type, in total and by period; months are UTC. */
export async function revenueByType(db: Database): Promise<RevenueOfType[]> {
  const ofTypes = await Promise.all(REVENUE_TYPES.map((type) => revenueOfType(db, type)));
  return ofTypes.filter(({ records }) => records > 0);
}

const REVENUE_TYPES = ['transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other'] as const;

async function revenueOfType(db: Database, type: (typeof REVENUE_TYPES)[number]) {
  const thisMonth = sql`date_trunc('month', now() at time zone 'utc')`;
  const earnedIn = sql`date_trunc('month', starts_at at time zone 'utc')`;
  const lastMonth = sql`${thisMonth} - interval '1 month'`;
  const today = sql`(${beginningOfDayAgo(0)} at time zone 'utc')`;
  /** How long the whole days of this month are, at most as long as last month: both months are compared over the same days. */
  const compared = sql`least(${today}, ${thisMonth} + (${thisMonth} - (${lastMonth}))) - ${thisMonth}`;
  const isWithin = (month: SQL) =>
    sql`${earnedIn} = ${month} and (starts_at at time zone 'utc') - (${month}) < ${compared}`;
  const sumWhere = (condition: SQL) => sql`coalesce(sum(cents) filter (where ${condition}), 0)`.mapWith(Number);
  const age = sql`age(${thisMonth}, min(${earnedIn}))`;
  const figures = oneRow(
    await db
      .select({
        totalCents: sql`coalesce(sum(cents), 0)`.mapWith(Number),
        records: sql`coalesce(sum(count), 0)`.mapWith(Number),
        thisMonthCents: sumWhere(sql`${earnedIn} = ${thisMonth}`),
        lastMonthCents: sumWhere(sql`${earnedIn} = ${lastMonth}`),
        thisMonthComparedCents: sumWhere(isWithin(thisMonth)),
        lastMonthComparedCents: sumWhere(isWithin(lastMonth)),
        lastYearCents: sumWhere(sql`${earnedIn} < ${thisMonth} and ${earnedIn} >= ${thisMonth} - interval '12 months'`),
        /** How many months have ended since the type's first revenue, counting the month of that revenue. */
        monthsEnded: sql<number>`coalesce(extract(year from ${age}) * 12 + extract(month from ${age}), 0)::int`,
      })
      .from(sql`(${rollup('revenue', 'day', { type })}) as day`),
  );
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
  /** Null when the system made the payout. */
  username: string | null;
}

const payoutRows = (db: Database) =>
  db
    .select({ payout: payouts, username: admins.username })
    .from(payouts)
    .leftJoin(admins, eq(admins.adminId, payouts.adminId));

/** At most `limit` payouts, newest first, and the id to continue after; `next` is null on the last page. */
export async function payoutPage(
  db: Database,
  limit: number,
  after: number | undefined,
): Promise<Page<PayoutRow, number>> {
  const position = sql`(select ${payouts.paidOutAt}, ${payouts.id} from ${payouts} where ${payouts.id} = ${after})`;
  return readPage(
    limit,
    (count) =>
      payoutRows(db)
        .where(after === undefined ? undefined : sql`(${payouts.paidOutAt}, ${payouts.id}) < ${position}`)
        .orderBy(desc(payouts.paidOutAt), desc(payouts.id))
        .limit(count),
    ({ payout }) => payout.id,
  );
}

/** @throws NotFound */
export async function payout(db: Database, payoutId: string): Promise<PayoutRow> {
  const id = numberOf(payoutId);
  const [row] = id === undefined ? [] : await payoutRows(db).where(eq(payouts.id, id));
  if (!row) throw new NotFound(`Payout ${payoutId}`);
  return row;
}

/** Our ids are numbers. No other text matches anything, and it must not reach the database. */
const numberOf = (payoutId: string) => (/^[1-9]\d{0,14}$/.test(payoutId) ? Number(payoutId) : undefined);

export type PayoutRecordRow = Awaited<ReturnType<typeof recordRows>>[number];

/**
 * At most `limit` of the records that a payout used, in the order in which they were recorded, and the id to continue
 * after; `next` is null on the last page. @throws NotFound
 */
export async function recordsOfPayout(
  db: Database,
  payoutId: string,
  limit: number,
  after: number | undefined,
): Promise<Page<PayoutRecordRow, number>> {
  const id = numberOf(payoutId);
  const page = await readPage(
    limit,
    async (count) => (id === undefined ? [] : recordRows(db, id, count, after)),
    ({ record }) => record.id,
  );
  // Every payout used at least one record, so an empty first page means that the payout does not exist.
  if (page.rows.length === 0 && after === undefined) throw new NotFound(`Payout ${payoutId}`);
  return page;
}

/** The records are limited before the joins, because a payout may have used a million. */
function recordRows(db: Database, payoutId: number, limit: number, after: number | undefined) {
  const behind = sql`${after ?? 0}::bigint`;
  const page = sql`
    select records.id, used_cents
    from ${payouts} p cross join lateral (
      select r.id, case r.id when first_record_id then first_cents when last_record_id then last_cents else r.amount_cents end as used_cents
      from ${revenueRecords} r where r.id between first_record_id and last_record_id and r.id > ${behind} order by r.id limit ${limit}
    ) as records
    where p.id = ${payoutId}`;
  return db
    .select({ record: revenueRecords, usedCents: sql`used_cents`.mapWith(Number) })
    .from(sql`(${page}) as page`)
    .innerJoin(revenueRecords, eq(revenueRecords.id, sql`page.id`))
    .orderBy(asc(revenueRecords.id));
}
