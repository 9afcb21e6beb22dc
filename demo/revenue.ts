import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../server/db/database.ts';
import { ledgerTransfers } from '../server/db/schema/ledger.ts';
import { payouts, revenueRecords } from '../server/db/schema/revenue.ts';
import { transactions } from '../server/db/schema/transactions.ts';
import { withdrawals } from '../server/db/schema/withdrawals.ts';
import { lockRevenue } from '../server/ledger/revenue-line.ts';
import { GAMES } from './games.ts';
import { drawPayouts, type PayoutDraft, payoutTimes } from './payouts.ts';
import { DAY, SPAN_DAYS } from './timeline.ts';

/** Revenue besides fees on single transactions: licences, fines and the like. */
const OTHER = [
  { daysAgo: 172, amountCents: 38_000 },
  { daysAgo: 149, amountCents: 21_500 },
  { daysAgo: 126, amountCents: 54_000 },
  { daysAgo: 101, amountCents: 42_500 },
  { daysAgo: 77, amountCents: 12_000 },
  { daysAgo: 58, amountCents: 61_900 },
  { daysAgo: 33, amountCents: 8_450 },
  { daysAgo: 9, amountCents: 30_000 },
];

/**
 * Inserts revenue records for everything earned, and the payouts that used them, oldest first.
 *
 * Runs in the database and writes each table once; memory does not grow with the number of records.
 */
export async function insertRevenue(tx: Transaction, now: number): Promise<void> {
  const earned = earnedLines(now);
  const drafts = await planPayouts(tx, earned, now);
  await tx.execute(sql`
    insert into ${revenueRecords} (revenue_type, source_type, source_id, attempt, amount_cents, created_at)
    select revenue_type, source_type, source_id, attempt, amount_cents, created_at from (${earned}) as earned
    order by created_at, source_type, source_id`);
  await insertPayouts(tx, drafts);
  await lockRevenue(tx);
  await insertTransfers(tx);
}

/** The transfers of revenue and payouts; those of a withdrawal's fee are recorded with the withdrawal. */
async function insertTransfers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into ${ledgerTransfers} (kind, subject_id, debit_account, credit_account, amount_cents, created_at)
    select 'revenue.earn', id::text, 'platform', 'revenue', amount_cents, created_at
    from ${revenueRecords} where revenue_type <> 'withdrawal_fee' order by id`);
  await tx.execute(sql`
    insert into ${ledgerTransfers} (kind, subject_id, debit_account, credit_account, amount_cents, created_at)
    select 'payout.pay', id::text, 'revenue', 'company_bank', amount_cents, paid_out_at from ${payouts} order by id`);
}

/**
 * One row per source of revenue: a completed transaction with a fee, a completed withdrawal, a month of a game, other.
 */
function earnedLines(now: number): SQL {
  const flat = JSON.stringify([...monthlyFees(now), ...otherRevenue(now)]);
  return sql`
    select case when transaction_type in ('purchase', 'item_purchase') then 'purchase_fee' else 'transfer_fee' end as revenue_type,
      'transaction' as source_type, transaction_id as source_id, 0 as attempt, fee_cents as amount_cents, created_at
    from ${transactions} where status = 'completed' and fee_cents > 0
    union all
    select 'withdrawal_fee', 'withdrawal', withdrawal_id, attempt, fee_cents, processed_at
    from ${withdrawals} where status = 'completed'
    union all
    select revenue_type, source_type, source_id, 0, amount_cents, created_at
    from json_to_recordset(${flat}::text::json)
      as flat (revenue_type text, source_type text, source_id text, amount_cents bigint, created_at timestamptz)`;
}

function* monthlyFees(now: number) {
  const start = new Date(now - SPAN_DAYS * DAY);
  for (const { gameId, monthlyFeeCents, launchedDaysAgo, retiredDaysAgo = 0 } of GAMES) {
    // Every month has at least 28 days.
    const day = Math.min(28, new Date(now - launchedDaysAgo * DAY).getUTCDate());
    for (let month = 1; ; month++) {
      const createdAt = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, day, 0, 5));
      if (createdAt.getTime() >= now - retiredDaysAgo * DAY) break;
      const sourceId = `${gameId}_${createdAt.toISOString().slice(0, 7)}`;
      yield flatLine('platform_fee', 'game', sourceId, monthlyFeeCents, createdAt);
    }
  }
}

const otherRevenue = (now: number) =>
  OTHER.map(({ daysAgo, amountCents }, index) =>
    flatLine(
      'other',
      'adjustment',
      `ADJ-${String(index + 1).padStart(4, '0')}`,
      amountCents,
      new Date(now - daysAgo * DAY),
    ),
  );

const flatLine = (
  revenue_type: string,
  source_type: string,
  source_id: string,
  amount_cents: number,
  created_at: Date,
) => ({
  revenue_type,
  source_type,
  source_id,
  amount_cents,
  created_at,
});

/** Reads how much had been earned by the time of each payout, and draws amounts within it. */
async function planPayouts(tx: Transaction, earned: SQL, now: number): Promise<PayoutDraft[]> {
  const times = payoutTimes(now);
  const thresholds = `{${times.map((time) => new Date(time).toISOString()).join(',')}}`;
  const period = sql`width_bucket(created_at, (select ${thresholds}::text::timestamptz[]))`;
  const sums = await tx
    .select({ period: sql<number>`period`, cents: sql`sum(amount_cents)`.mapWith(Number) })
    .from(sql`(select amount_cents, ${period} as period from (${earned}) as earned) as line`)
    .groupBy(sql`period`);
  const earnedIn = new Map(sums.map((sum) => [sum.period, sum.cents]));
  const periods = times.map((paidOutAt, index) => ({ paidOutAt, earnedCents: earnedIn.get(index) ?? 0 }));
  return drawPayouts(periods, now);
}

/** Lays payouts and records end to end, both oldest first; a payout's range is the records that it overlaps. */
async function insertPayouts(tx: Transaction, drafts: PayoutDraft[]): Promise<void> {
  await tx.execute(sql`
    with line as (
      select id, amount_cents, (sum(amount_cents) over up_to_it)::bigint as earned_to, row_number() over up_to_it as number
      from ${revenueRecords} window up_to_it as (order by id rows unbounded preceding)
    ), due as (
      select *, (sum("amountCents") over (order by "paidOutAt"))::bigint as paid_to
      from json_to_recordset(${JSON.stringify(drafts)}::text::json) as draft (
        "payoutReference" text, "amountCents" bigint, "payoutMethod" text, notes text, "adminId" text, "paidOutAt" timestamptz)
    )
    insert into ${payouts} (payout_reference, amount_cents, payout_method, notes, admin_id, paid_out_at, record_count,
      first_record_id, first_cents, last_record_id, last_cents, left_cents)
    select "payoutReference", "amountCents", "payoutMethod", notes, "adminId", "paidOutAt", last.number - first.number + 1,
      first.id, least("amountCents", first.earned_to - paid_to + "amountCents"),
      last.id, least("amountCents", paid_to - last.earned_to + last.amount_cents), last.earned_to - paid_to
    from due
      join line as first on paid_to - "amountCents" >= first.earned_to - first.amount_cents and paid_to - "amountCents" < first.earned_to
      join line as last on paid_to > last.earned_to - last.amount_cents and paid_to <= last.earned_to
    order by "paidOutAt"`);
}
