import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { wasNeverAsked } from '../ledger/player-stops.ts';
import { TRANSITIONS, type WithdrawalChange, type WithdrawalRow } from './status.ts';

/** The guarded write: updates the withdrawals, which the transaction has locked, whose status permits it at that moment. */
export function applyTransition(
  tx: Transaction,
  rows: WithdrawalRow[],
  change: WithdrawalChange,
): Promise<WithdrawalRow[]> {
  const { action, note, attempt, returned } = change;
  const { from, to } = TRANSITIONS[action];
  const text = note?.trim() || null;
  // The note goes with an approval that is taken back.
  const newest = (column: PgColumn) => sql`(select ${column} from ${withdrawalHistory}
    where ${withdrawalHistory.withdrawalId} = ${withdrawals.withdrawalId} order by ${withdrawalHistory.id} desc limit 1)`;
  const sent = to === 'processing';
  const ended = to === 'completed' || to === 'failed';
  return tx
    .update(withdrawals)
    .set({
      status: to === 'before' ? newest(withdrawalHistory.fromStatus) : to,
      updatedAt: sql`now()`,
      processedAt: ended ? sql`now()` : null,
      // Due at once: the next worker that looks asks the rail.
      leaseUntil: sent ? sql`now()` : null,
      ...(sent && { attempt: change.paidAs ?? sql`${withdrawals.attempt} + 1`, askedAt: null }),
      // The note of an approval is in the history; a record that has notes keeps them.
      ...(action === 'approve' && { notes: sql`coalesce(nullif(trim(${withdrawals.notes}), ''), ${text})` }),
      ...(to === 'rejected' && { rejectionReason: text }),
      ...(action === 'undo' && {
        rejectionReason: null,
        notes: sql`case when ${withdrawals.status} = 'approved' then nullif(${withdrawals.notes}, ${newest(withdrawalHistory.note)}) else ${withdrawals.notes} end`,
      }),
      ...(returned && {
        returnedAt: sql`now()`,
        returnReference: returned.bankReference.trim(),
        returnCode: returned.code ?? null,
      }),
    })
    .where(
      and(
        inArray(
          withdrawals.withdrawalId,
          rows.map(({ withdrawalId }) => withdrawalId),
        ),
        inArray(withdrawals.status, [...from]),
        // A worker that has leased it by now goes first.
        action === 'recall' ? or(ne(withdrawals.status, 'processing'), wasNeverAsked) : undefined,
        attempt === undefined ? undefined : eq(withdrawals.attempt, attempt),
      ),
    )
    .returning();
}
