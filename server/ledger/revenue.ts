import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { jsonRows } from '../db/insert-rows.ts';
import { ledgerTransfers } from '../db/schema/ledger.ts';
import { revenueRecords, revenueReversals } from '../db/schema/revenue.ts';
import { type HeldWithdrawal, revenueTransfer } from '../domain/ledger.ts';

export interface Earned {
  revenueType: 'transfer_fee' | 'purchase_fee' | 'withdrawal_fee' | 'platform_fee' | 'other';
  /** Unique together with the source's id, the type and the attempt. */
  sourceType: string;
  sourceId: string;
  /** The number of the attempt to send a withdrawal; omitted for every other source. */
  attempt?: number;
  /** More than 0. */
  amountCents: number;
  /** Defaults to now; also now if it would be in the future. */
  earnedAt?: Date;
}

type Row = Partial<typeof revenueRecords.$inferInsert>;

/** Records revenue. For revenue earned on the platform, and not from a withdrawal, it also records the transfer. */
export async function recordRevenue(tx: Transaction, earned: Earned[]): Promise<void> {
  if (earned.length === 0) return;
  const { source } = jsonRows(
    revenueRecords,
    earned.map(({ attempt = 0, earnedAt, ...rest }) => ({ ...rest, attempt, createdAt: earnedAt ?? null }) as Row),
  );
  const { kind, debitAccount, creditAccount } = revenueTransfer(0, 0);
  // One statement, because batches of the platform earn a thousand fees at once. The transfer of a withdrawal's fee is
  // recorded with the withdrawal's other transfers.
  await tx.execute(sql`
    with earned as (
      insert into ${revenueRecords} (revenue_type, source_type, source_id, attempt, amount_cents, created_at)
      select "revenueType", "sourceType", "sourceId", attempt, "amountCents", least(coalesce("createdAt", now()), now())
      from ${source}
      returning id, revenue_type, amount_cents
    )
    insert into ${ledgerTransfers} (kind, subject_id, debit_account, credit_account, amount_cents)
    select ${kind}, id::text, ${debitAccount}, ${creditAccount}, amount_cents
    from earned where revenue_type <> 'withdrawal_fee' order by id`);
}

/**
 * Reverses the fees of withdrawals whose payments were returned: adds a reversal to each fee's record, which does not
 * change. Whatever was already paid out is owed (`revenueBalance`). The transfers are recorded with the withdrawal's.
 */
export async function reverseFees(tx: Transaction, returned: HeldWithdrawal[]): Promise<void> {
  const ids = returned.filter(({ feeCents }) => feeCents > 0).map(({ withdrawalId }) => withdrawalId);
  if (ids.length === 0) return;
  const reversal = tx
    .select({ one: sql`1` })
    .from(revenueReversals)
    .where(eq(revenueReversals.revenueRecordId, revenueRecords.id));
  // If a withdrawal was paid, returned and paid again, its first fee has already been reversed.
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
