import { type SQL, sql } from 'drizzle-orm';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { oneRow, selectValues } from '../db/one-row.ts';
import { payouts, revenueBlocks, revenueRecords, revenueReversals } from '../db/schema/revenue.ts';
import { inTransaction } from '../db/transaction.ts';

// All revenue forms a line, in the order of the records' ids. Payouts use it from its beginning, each a range of it, so
// the work of a payout does not depend on how many records it uses: docs/decisions/how-does-a-payout-find-its-revenue.md.

/** Ids per block. */
const BLOCK = sql.raw('1000');

/** The end of the newest payout: everything up to `record_id` is used, except `left_cents` of that record. One row. */
const POSITION = sql`
  select coalesce(max(last_record_id), 0) as record_id, coalesce(max(left_cents), 0) as left_cents
  from (select last_record_id, left_cents from ${payouts} order by id desc limit 1) as newest`;

/**
 * The unused rest of the line, in pieces of a record or a block: first_id, last_id, records, cents. Reads one row per
 * block, and single records only where a block is incomplete or partly used.
 *
 * @param position the name of a query with `POSITION`
 */
const pieces = (position: SQL) => sql`
  with sealed as (select coalesce(max(block) + 1, 0) * ${BLOCK} as up_to from ${revenueBlocks})
  select record_id as first_id, record_id as last_id, 1::bigint as records, left_cents as cents
  from ${position} where left_cents > 0
  union all
  select id, id, 1, amount_cents from ${revenueRecords}
  where id > (select record_id from ${position})
    and id < (select least((record_id / ${BLOCK} + 1) * ${BLOCK}, up_to) from ${position}, sealed)
  union all
  select block * ${BLOCK}, (block + 1) * ${BLOCK} - 1, records, cents from ${revenueBlocks}
  where block > (select record_id / ${BLOCK} from ${position})
  union all
  select id, id, 1, amount_cents from ${revenueRecords}
  where id >= (select greatest(record_id + 1, up_to) from ${position}, sealed)`;

export interface AvailableRevenue {
  /** The amount that can be paid out; never below zero. */
  cents: number;
  /** The number of records with something left. */
  records: number;
  /** Revenue that was paid out and reversed afterwards; future revenue makes up for it. Zero while something is available. */
  owedCents: number;
}

/**
 * The revenue that no payout has used yet, less all reversals: that much is held back at the line's end, whichever
 * records were reversed.
 */
export async function availableRevenue(db: Database): Promise<AvailableRevenue> {
  const unused = oneRow(
    await db
      .select({
        cents: sql`coalesce(sum(cents), 0)`.mapWith(Number),
        records: sql`coalesce(sum(records), 0)`.mapWith(Number),
        reversedCents: sql`(select coalesce(sum(amount_cents), 0) from ${revenueReversals})`.mapWith(Number),
      })
      .from(sql`(with position as (${POSITION}) select * from (${pieces(sql`position`)}) as pieces) as pieces`),
  );
  const { reversedCents } = unused;
  const cents = Math.max(0, unused.cents - reversedCents);
  const owedCents = Math.max(0, reversedCents - unused.cents);
  if (reversedCents === 0 || cents === 0) return { cents, records: cents === 0 ? 0 : unused.records, owedCents };
  return { cents, records: (await nextRange(db, cents))?.recordCount ?? 0, owedCents };
}

/** The part of the line that a payout uses. */
export interface RevenueRange {
  firstRecordId: number;
  /** How much of the first record is used. */
  firstCents: number;
  lastRecordId: number;
  lastCents: number;
  /** How much is left of the last record. */
  leftCents: number;
  /** How many records the range uses. */
  recordCount: number;
}

/**
 * The range that a payout of this amount must use next; undefined when less than that is left. Amounts held back for
 * reversals count as left, so a payout must check `availableRevenue` first.
 *
 * Call it while nobody can insert revenue (`lockRevenue`); otherwise the line's end may change.
 *
 * Worked example, which tests/server/worked-examples.test.ts runs. Records of $1, $2, $3 and $4. A payout of $2 uses all of the first and $1
 * of the second. A payout of $6 then finds the pieces $1, $3 and $4, of which the sums are $1, $4 and $8: `reached` is the third, the first
 * whose sum is $6 or more, and within it `last_one` is the fourth record, with $2 used and $2 left. Where a piece is a block of a thousand
 * records, only the records of that one block are read.
 *
 * @param amountCents more than 0
 */
export async function nextRange(tx: Database, amountCents: number): Promise<RevenueRange | undefined> {
  const amount = sql`${amountCents}::bigint`;
  const number = (column: string) => sql.raw(column).mapWith(Number);
  const [range] = await tx
    .select({
      firstRecordId: number('first_id'),
      firstCents: number('first_cents'),
      lastRecordId: number('last_id'),
      lastCents: number('last_cents'),
      leftCents: number('left_cents'),
      recordCount: number('records'),
    })
    .from(sql`(
      with position as materialized (${POSITION}),
      line as (
        select *, sum(cents) over up_to_it - cents as cents_before, sum(records) over up_to_it - records as records_before
        from (${pieces(sql`position`)}) as pieces
        window up_to_it as (order by first_id rows unbounded preceding)
      ),
      reached as materialized (select * from line where cents_before + cents >= ${amount} order by first_id limit 1),
      open_records as not materialized (
        select id, case when id = (select record_id from position) then (select left_cents from position) else amount_cents end as cents
        from ${revenueRecords} where id >= (select record_id from position)
      ),
      in_piece as (
        select id, open_records.cents,
          cents_before + sum(open_records.cents) over up_to_it as cents_to, records_before + count(*) over up_to_it as records_to
        from reached join open_records on id between first_id and last_id
        window up_to_it as (order by id rows unbounded preceding)
      ),
      last_one as (select * from in_piece where cents_to >= ${amount} order by id limit 1),
      first_one as (select * from open_records where cents > 0 order by id limit 1)
      select first_one.id as first_id, least(first_one.cents, ${amount}) as first_cents, last_one.id as last_id,
        ${amount} - (cents_to - last_one.cents) as last_cents, cents_to - ${amount} as left_cents, records_to as records
      from first_one, last_one
    ) as range`);
  return range;
}

/** Waits until nobody is inserting revenue, prevents inserts until the transaction ends, and sums complete blocks. */
export async function lockRevenue(tx: Transaction): Promise<void> {
  await lockUntilEnd(tx, 'payouts');
  await tx.execute(sql`
    insert into ${revenueBlocks} (block, records, cents)
    select id / ${BLOCK}, count(*), sum(amount_cents) from ${revenueRecords}
    where id >= (select coalesce(max(block) + 1, 0) * ${BLOCK} from ${revenueBlocks})
      and id < (select (max(id) + 1) / ${BLOCK} * ${BLOCK} from ${revenueRecords})
    group by 1`);
}

/**
 * Sums blocks that have become complete, so that no payout and no balance has to. Inserting revenue waits for it for a
 * moment, but only when there is such a block.
 */
export async function addUpRevenue(db: Database): Promise<void> {
  const found = await selectValues(db, {
    isDue: sql<boolean>`(select max(id) + 1 from ${revenueRecords}) / ${BLOCK} > (select coalesce(max(block) + 1, 0) from ${revenueBlocks})`,
  });
  if (found.isDue) await inTransaction(db, lockRevenue);
}
