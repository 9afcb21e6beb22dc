import { expect } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Database } from '../../server/db/database.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { revenueTransfer } from '../../server/domain/ledger.ts';
import { recordTransfers } from '../../server/ledger/transfers.ts';

type NewRecord = typeof revenueRecords.$inferInsert;

let made = 0;

/** Records revenue of these amounts, each a minute after the one before, the last an hour ago. Returns the ids. */
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
  return db.transaction(async (tx) => {
    const inserted = await tx.insert(revenueRecords).values(rows).returning();
    const transfers = inserted.map(({ id, amountCents }) => revenueTransfer(id, amountCents));
    await recordTransfers(tx, transfers);
    return inserted.map(({ id }) => id);
  });
}

/** The range of a payout of one record, for tests that look at no records. */
export const rangeOf = (recordId: number) => ({
  firstRecordId: recordId,
  firstCents: 1,
  lastRecordId: recordId,
  lastCents: 1,
  leftCents: 0,
});

/** 00:00 UTC of the first day of a month relative to the current one, plus some days and hours. */
export function inMonth(offset: number, days = 0, hours = 0): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1 + days, hours));
}

/** Nothing is paid out twice or without revenue, to the cent. */
export async function expectBooksToTieOut(db: Database): Promise<void> {
  expect(await brokenInvariants(db)).toEqual([]);
}
