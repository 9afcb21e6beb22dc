import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { payoutAllocations, payouts, revenueRecords } from '../../server/db/schema.ts';

type NewRecord = typeof revenueRecords.$inferInsert;

let made = 0;

/** Revenue of these amounts, each earned a minute after the one before it, the last an hour ago. Returns their ids. */
export async function earn(
  db: Database,
  amountsCents: number[],
  values: Partial<Omit<NewRecord, 'createdAt'>> & { at?: Date } = {},
): Promise<number[]> {
  const { at, ...given } = values;
  const last = at?.getTime() ?? Date.now() - 3_600_000;
  const rows = amountsCents.map((amountCents, index) => ({
    revenueType: 'purchase_fee',
    sourceType: 'transaction',
    sourceId: `TXN-${String(++made).padStart(6, '0')}`,
    ...given,
    amountCents,
    createdAt: new Date(last - (amountsCents.length - 1 - index) * 60_000),
  }));
  const inserted = await db.insert(revenueRecords).values(rows).returning({ id: revenueRecords.id });
  return inserted.map(({ id }) => id);
}

/** Midnight UTC of the first day of a month, counted from this one; then so many days and hours on. */
export function inMonth(offset: number, days = 0, hours = 0): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1 + days, hours));
}

const centsIn = async (db: Database, query: ReturnType<typeof sql>) => {
  const [row] = await db.select({ cents: query.mapWith(Number) }).from(sql`(select 1) as one`);
  return row?.cents;
};

/** money.md I8 and I9: nothing is paid out twice or out of nothing, to the cent. */
export async function expectBooksToTieOut(db: Database): Promise<void> {
  const available = await centsIn(
    db,
    sql`(select coalesce(sum(amount_cents - allocated_cents), 0) from ${revenueRecords})`,
  );
  const earnedLessPaid = await centsIn(
    db,
    sql`(select coalesce(sum(amount_cents), 0) from ${revenueRecords}) - (select coalesce(sum(amount_cents), 0) from ${payouts})`,
  );
  expect(available).toBe(earnedLessPaid);
  expect(available).toBeGreaterThanOrEqual(0);
  const ofPayouts = await db
    .select({ id: payouts.id })
    .from(payouts)
    .leftJoin(payoutAllocations, sql`${payoutAllocations.payoutId} = ${payouts.id}`)
    .groupBy(payouts.id)
    .having(sql`${payouts.amountCents} is distinct from sum(${payoutAllocations.amountCents})
      or ${payouts.recordCount} <> count(${payoutAllocations.payoutId})`);
  expect(ofPayouts).toEqual([]);
  const ofRecords = await db
    .select({ id: revenueRecords.id })
    .from(revenueRecords)
    .leftJoin(payoutAllocations, sql`${payoutAllocations.revenueRecordId} = ${revenueRecords.id}`)
    .groupBy(revenueRecords.id)
    .having(sql`${revenueRecords.allocatedCents} <> coalesce(sum(${payoutAllocations.amountCents}), 0)`);
  expect(ofRecords).toEqual([]);
}
