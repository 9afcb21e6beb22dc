import type { Earned } from '../ledger/revenue.ts';

interface FeeBearing {
  transactionId: string;
  transactionType: string;
  feeCents: number;
}

const isPurchase = (type: string): boolean => type === 'purchase' || type === 'item_purchase';

/** The revenue of a completed transaction, whenever it was created. */
export function feeOf({ transactionId, transactionType, feeCents }: FeeBearing, earnedAt?: Date): Earned[] {
  if (feeCents === 0) return [];
  const revenueType = isPurchase(transactionType) ? 'purchase_fee' : 'transfer_fee';
  const source = { revenueType, sourceType: 'transaction', sourceId: transactionId, amountCents: feeCents } as const;
  return [earnedAt ? { ...source, earnedAt } : source];
}

/** The game's share of a purchase in cents; 0 for everything else. @param feeBps hundredths of a percent */
export function shareCents(type: string, amountCents: number, feeBps: number): number {
  return isPurchase(type) ? Math.round((amountCents * feeBps) / 10_000) : 0;
}
