import { sql } from 'drizzle-orm';
import { ledgerTransfers } from '../db/schema/ledger.ts';
import { payouts, revenueBlocks, revenueRecords, revenueReversals } from '../db/schema/revenue.ts';
import type { Invariant } from './books-invariant.ts';

/** The revenue that each payout used, computed from the records: payout_id, cents, records. */
const USED = sql`
  select p.id as payout_id, count(*) as records,
    sum(case r.id when first_record_id then first_cents when last_record_id then last_cents else r.amount_cents end) as cents
  from ${payouts} p join ${revenueRecords} r on r.id between first_record_id and last_record_id group by p.id`;

/** Each range with the end of the previous one. */
const RANGES = sql`
  select *, lag(last_record_id) over by_number as last_before, lag(left_cents) over by_number as left_before
  from ${payouts} window by_number as (order by id)`;

/** Revenue that was reversed. */
const REVERSED = sql`(select coalesce(sum(amount_cents), 0) from ${revenueReversals})`;

/** Revenue that payouts have not used, less what was reversed. Above zero it can be paid out, below zero it is owed. */
const BALANCE = sql`
  select (select coalesce(sum(amount_cents), 0) from ${revenueRecords}
      where ${revenueRecords.id} > coalesce((select max(last_record_id) from ${payouts}), 0))
    + coalesce((select left_cents from ${payouts} order by id desc limit 1), 0) - ${REVERSED} as balance`;

/** Checks of revenue and payouts. */
export const REVENUE_CHECKS: readonly Invariant[] = [
  {
    invariant: 'I8',
    description: 'times the ledger has another amount of revenue left than the records',
    wrong: sql`select 'ledger ' || booked || ' cents, records ' || balance || ' cents' as what
      from (${BALANCE}) as balance cross join (
        select coalesce(sum(case when credit_account = 'revenue' then amount_cents else -amount_cents end), 0) as booked
        from ${ledgerTransfers} where 'revenue' in (debit_account, credit_account)
      ) as ledger
      where booked <> balance`,
  },
  {
    invariant: 'I8',
    description: 'times the unused revenue differs from revenue less reversals and payouts',
    wrong: sql`select 'unused ' || balance || ' cents, revenue less reversals and payouts ' || left_over || ' cents' as what
      from (${BALANCE}) as balance cross join (
        select (select coalesce(sum(amount_cents), 0) from ${revenueRecords}) - ${REVERSED}
          - (select coalesce(sum(amount_cents), 0) from ${payouts}) as left_over
      ) as earned
      where balance <> left_over`,
  },
  {
    invariant: 'I8',
    description: 'payouts took more than was available, or revenue that was not there',
    // Adding the reversed amounts gives at least zero: at most the reversed amounts can be owed.
    wrong: sql`select 'unused ' || balance || ' cents, reversed ' || reversed || ' cents' as what
      from (${BALANCE}) as balance cross join (select ${REVERSED} as reversed) as reversals
      where balance + reversed < 0`,
  },
  {
    invariant: 'I9',
    description: 'payouts differ from the records that they used',
    wrong: sql`select payout_reference as what from ${payouts} p
      left join (${USED}) used on used.payout_id = p.id
      where used.cents is distinct from p.amount_cents or used.records is distinct from p.record_count`,
  },
  {
    invariant: 'I9',
    description: 'payouts do not begin where the one before them ended',
    wrong: sql`select payout_reference as what from (${RANGES}) as range
      where first_record_id < last_before
        or (first_record_id = last_before and case when last_record_id > first_record_id
          then first_cents <> left_before else first_cents + left_cents <> left_before end)
        or (first_record_id > last_before and left_before > 0)
        or exists (
          select from ${revenueRecords} where ${revenueRecords.id} > coalesce(last_before, 0)
            and ${revenueRecords.id} < first_record_id
        )`,
  },
  {
    invariant: 'I9',
    description: 'payouts took and left another amount of their last record than there was',
    wrong: sql`select payout_reference as what from (${RANGES}) as range join ${revenueRecords} r on r.id = last_record_id
      where left_cents + last_cents <> case when first_record_id < last_record_id or first_record_id > coalesce(last_before, 0)
        then r.amount_cents else left_before end`,
  },
  {
    invariant: 'I9',
    description: 'sums of a thousand revenue records differ from the records',
    wrong: sql`select kept.block::text as what from ${revenueBlocks} kept
      left join (
        select id / 1000 as block, count(*) as records, sum(amount_cents) as cents
        from ${revenueRecords} group by 1
      ) found using (block)
      where kept.records is distinct from found.records or kept.cents is distinct from found.cents`,
  },
];
