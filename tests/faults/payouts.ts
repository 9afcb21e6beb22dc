import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inTransaction } from '../../server/db/transaction.ts';
import { recordRevenue } from '../../server/ledger/revenue.ts';
import type { PayoutResult } from '../../src/generated/model/payoutResult.ts';
import { type Answered, type Cluster, countOf, each, randomOf } from './cluster.ts';
import type { Ask } from './reviews.ts';

// Many clients that pay out the same revenue concurrently, each making every call twice.

const CLIENTS = 16;

/** Records this much revenue, in cents, in records of some dollars each. */
export async function someRevenue({ db }: Pick<Cluster, 'db'>, cents: number, prefix = 'TXN'): Promise<void> {
  const random = randomOf(cents);
  const amounts: number[] = [];
  for (let left = cents; left > 0; ) {
    const amount = Math.min(left, 100 + Math.floor(random() * 2_000));
    amounts.push(amount);
    left -= amount;
  }
  await inTransaction(db, (tx) =>
    recordRevenue(
      tx,
      amounts.map((amountCents, index) => ({
        revenueType: 'purchase_fee',
        sourceType: 'transaction',
        sourceId: `${prefix}-${index}`,
        amountCents,
      })),
    ),
  );
}

export interface PaidOut {
  operations: number;
  /** The cents that a client was told were paid out, by its key. */
  told: Map<string, number>;
  /** The number of keys whose two calls got different answers. */
  different: number;
  stuck: number;
}

/**
 * Each client pays out an amount of its own `times` times, in total far more than there is.
 *
 * @param first distinguishes the keys of different rounds
 */
export async function payOut(times: number, ask: Ask, first = 0): Promise<PaidOut> {
  const told = new Map<string, number>();
  let different = 0;
  let stuck = 0;
  await each(CLIENTS * times, CLIENTS, async (index) => {
    const number = CLIENTS * first + index;
    const cents = 100 + Math.floor(randomOf(number)() * 9_900);
    const key = `payout-${number}`;
    const request = {
      path: '/api/admin/company-revenue/process-payout',
      body: { payout_amount: cents / 100, payout_method: 'ACH', notes: key },
      key,
    };
    // To two processes at once.
    const [one, other] = await Promise.all([ask(index, request), ask(index + 1, request)]);
    if (one === undefined || other === undefined) stuck += 1;
    else if (one.text !== other.text || one.status !== other.status) different += 1;
    for (const answer of [one, other]) note(told, key, cents, answer);
  });
  return { operations: CLIENTS * times * 2, told, different, stuck };
}

function note(told: Map<string, number>, key: string, cents: number, answer: Answered): void {
  if (answer === undefined) return;
  expect([key, answer.status]).toEqual([key, 200]);
  const { success }: PayoutResult = JSON.parse(answer.text);
  if (success) told.set(key, cents);
}

/** Compares the answers with the database: payouts that were confirmed but do not exist, and keys that paid twice. */
export async function compare({ db }: Cluster, { told }: PaidOut): Promise<{ lost: number; double: number }> {
  let lost = 0;
  for (const [key, cents] of told) {
    const kept = await countOf(db, sql`select from payouts where notes = ${key} and amount_cents = ${cents}`);
    if (kept === 0) lost += 1;
  }
  const double = await countOf(db, sql`select notes from payouts group by notes having count(*) > 1`);
  return { lost, double };
}

/** Total revenue and total payouts, in cents. */
export async function totals({ db }: Cluster): Promise<{ earned: number; paid: number }> {
  const [row] = await db
    .select({
      earned: sql`(select coalesce(sum(amount_cents), 0) from revenue_records)`.mapWith(Number),
      paid: sql`(select coalesce(sum(amount_cents), 0) from payouts)`.mapWith(Number),
    })
    .from(sql`(select) as nothing`);
  if (!row) throw new Error('a select of one row has one');
  return row;
}
