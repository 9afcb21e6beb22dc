import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { jsonRows } from '../db/insert-rows.ts';
import { revenueRecords, revenueReversals } from '../db/schema.ts';
import { type HeldWithdrawal, revenueTransfer } from '../domain/ledger.ts';
import { recordTransfers } from './transfers.ts';

export interface Earned {
  revenueType: 'transfer_fee' | 'purchase_fee' | 'withdrawal_fee' | 'platform_fee' | 'other';
  /** With the source's id, the type and the attempt: exists once. */
  sourceType: string;
  sourceId: string;
  /** Which sending of a withdrawal; left out for every other source. */
  attempt?: number;
  /** More than none. */
  amountCents: number;
  /** Left out: now, as it is where it would lie in the future. */
  earnedAt?: Date;
}

type Row = Partial<typeof revenueRecords.$inferInsert>;

/** Notes what the company earned. Where it came from the platform, and not out of a withdrawal, it is booked here as well. */
export async function recordRevenue(tx: Transaction, earned: Earned[]): Promise<void> {
  if (earned.length === 0) return;
  const { source } = jsonRows(
    revenueRecords,
    earned.map(({ attempt = 0, earnedAt, ...rest }) => ({ ...rest, attempt, createdAt: earnedAt ?? null }) as Row),
  );
  const { rows } = (await tx.execute(sql`
    insert into ${revenueRecords} (revenue_type, source_type, source_id, attempt, amount_cents, created_at)
    select "revenueType", "sourceType", "sourceId", attempt, "amountCents", least(coalesce("createdAt", now()), now())
    from ${source}
    returning id, revenue_type, amount_cents`)) as unknown as {
    rows: { id: string | number; revenue_type: string; amount_cents: string | number }[];
  };
  // The fee of a withdrawal is booked with the rest of its money.
  const onPlatform = rows.filter(({ revenue_type }) => revenue_type !== 'withdrawal_fee');
  await recordTransfers(
    tx,
    onPlatform.map(({ id, amount_cents }) => revenueTransfer(Number(id), Number(amount_cents))),
  );
}

/**
 * Notes that the fees of withdrawals whose payment came back are no revenue any more: a record of each reversal, beside that of the fee,
 * which stays. What of it was paid out already is owed (`revenueBalance`). The money is booked with the rest of the withdrawal's.
 */
export async function reverseFees(tx: Transaction, returned: HeldWithdrawal[]): Promise<void> {
  const ids = returned.filter(({ feeCents }) => feeCents > 0).map(({ withdrawalId }) => withdrawalId);
  if (ids.length === 0) return;
  const reversal = tx
    .select({ one: sql`1` })
    .from(revenueReversals)
    .where(eq(revenueReversals.revenueRecordId, revenueRecords.id));
  // Of a withdrawal that was paid, returned and paid again the first fee is reversed already.
  const standing = await tx
    .select({ revenueRecordId: revenueRecords.id, amountCents: revenueRecords.amountCents })
    .from(revenueRecords)
    .where(
      and(
        eq(revenueRecords.sourceType, 'withdrawal'),
        inArray(revenueRecords.sourceId, ids),
        eq(revenueRecords.revenueType, 'withdrawal_fee'),
        notExists(reversal),
      ),
    );
  if (standing.length !== ids.length) throw new Error('a withdrawal that was paid has one fee that stands');
  await tx.insert(revenueReversals).values(standing);
}
