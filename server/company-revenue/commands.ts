import { sql } from 'drizzle-orm';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { recordTransfers } from '../db/ledger.ts';
import { payoutAllocations, payouts, revenueRecords } from '../db/schema.ts';
import { tallied } from '../db/tallies.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { payoutTransfer } from '../domain/ledger.ts';
import { availableRevenue, type PayoutRow, payoutByReference } from './queries.ts';

export interface NewPayout {
  /** More than nothing. */
  amountCents: number;
  method: string;
  /** Blank counts as none. */
  notes?: string | undefined;
}

/** The payout as it was made, or how much there was instead. */
export type PayoutOutcome = { paid: PayoutRow } | { availableCents: number };

/**
 * Pays revenue out: takes the amount from the oldest revenue records, the last of them in part where it need not be used up.
 * Where less is available than asked for, nothing is written but that it was refused.
 *
 * Payouts wait for one another, so that each sees what those before it have left; nothing else waits for them.
 */
export async function processPayout(db: Database, by: Actor, payout: NewPayout): Promise<PayoutOutcome> {
  return inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'payouts');
    const reference = await nextReference(tx);
    await takeOldestRevenue(tx, by, reference, payout);
    // Read in the transaction: once it has ended, no failure may make a payout that was made look as if it was not.
    const paid = await payoutByReference(tx, reference);
    const { cents: availableCents } = await availableRevenue(tx);
    if (!paid) {
      await recordAudit(tx, by, [refusedEntry(payout, availableCents)]);
      return { availableCents };
    }
    await recordTransfers(tx, [payoutTransfer(paid.payout.id, payout.amountCents)]);
    await recordAudit(tx, by, [
      {
        action: 'payout.process',
        subjectType: 'payout',
        subjectId: String(paid.payout.id),
        before: { available_cents: availableCents + payout.amountCents },
        after: { available_cents: availableCents, amount_cents: payout.amountCents, payout_reference: reference },
      },
    ]);
    return { paid };
  });
}

const refusedEntry = ({ amountCents, method }: NewPayout, availableCents: number) => ({
  action: 'payout.process_refused',
  subjectType: 'payout',
  subjectId: null,
  before: { available_cents: availableCents },
  after: { available_cents: availableCents, amount_cents: amountCents, payout_method: method },
});

/** 'PO-2026-0009' after 'PO-2026-0008'. The number goes on over the years; only under the lock is it nobody else's. */
async function nextReference(tx: Transaction): Promise<string> {
  const [next] = await tx
    .select({
      year: sql<string>`to_char(now() at time zone 'utc', 'YYYY')`,
      number:
        sql`coalesce(max(substring(${payouts.payoutReference} from '^PO-[0-9]{4}-([0-9]{1,15})$')::bigint), 0) + 1`.mapWith(
          String,
        ),
    })
    .from(payouts);
  if (!next) throw new Error('an aggregate without groups has one row');
  return `PO-${next.year}-${next.number.padStart(4, '0')}`;
}

/**
 * One statement, and so one view of the records: lays what is left of them end to end, oldest first, and takes what lies within
 * the amount. All of it or, where they do not reach that far, nothing. Which days it has to look at, the tallies know.
 */
async function takeOldestRevenue(tx: Transaction, by: Actor, reference: string, payout: NewPayout): Promise<void> {
  const { amountCents, method, notes } = payout;
  await tx.execute(sql`
    with days as materialized (
      select starts_at, sum(cents) over (order by starts_at) as left_to from (${tallied('revenue_left', 'day')}) as day
    ), line as (
      select id, amount_cents - allocated_cents as left_cents,
        sum(amount_cents - allocated_cents) over (order by created_at, id rows unbounded preceding) as left_to
      from ${revenueRecords} where allocated_cents < amount_cents
        and created_at >= (select min(starts_at) from days)
        and created_at < (select min(starts_at) + interval '24 hours' from days where left_to >= ${amountCents}::bigint)
    ), used as (
      select id, least(left_cents, ${amountCents}::bigint - (left_to - left_cents)) as used_cents
      from line where left_to - left_cents < ${amountCents}::bigint
    ), paid as (
      insert into ${payouts} (payout_reference, amount_cents, payout_method, notes, record_count, admin_id, paid_out_at)
      -- Not now(), when the transaction began: it may have waited since, while what it pays out was earned.
      select ${reference}, ${amountCents}::bigint, ${method}, ${notes?.trim() || null}, count(*), ${by.adminId}, clock_timestamp()
      from used having sum(used_cents) = ${amountCents}::bigint
      returning id
    ), taken as (
      insert into ${payoutAllocations} (payout_id, revenue_record_id, amount_cents)
      select paid.id, used.id, used_cents from used cross join paid
    )
    update ${revenueRecords} as record set allocated_cents = allocated_cents + used_cents
    from used cross join paid where record.id = used.id`);
}
