import type { Transaction } from '../db/database.ts';
import { revenueRecords } from '../db/schema.ts';
import { revenueTransfer } from '../domain/ledger.ts';
import { recordTransfers } from './transfers.ts';

export interface Earned {
  revenueType: 'transfer_fee' | 'purchase_fee' | 'withdrawal_fee' | 'platform_fee' | 'other';
  /** With the source's id and the type: exists once. */
  sourceType: string;
  sourceId: string;
  /** More than none. */
  amountCents: number;
}

/** Notes what the company earned. Where it came from the platform, and not out of a withdrawal, it is booked here as well. */
export async function recordRevenue(tx: Transaction, earned: Earned[]): Promise<void> {
  if (earned.length === 0) return;
  const records = await tx.insert(revenueRecords).values(earned).returning();
  // The fee of a withdrawal is booked with the rest of its money.
  const onPlatform = records.filter(({ revenueType }) => revenueType !== 'withdrawal_fee');
  await recordTransfers(
    tx,
    onPlatform.map(({ id, amountCents }) => revenueTransfer(id, amountCents)),
  );
}
