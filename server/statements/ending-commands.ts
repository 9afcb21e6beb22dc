import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { reconciliationDifferences, reconciliationLines } from '../db/schema/reconciliation.ts';
import {
  statementLines,
  statementMatches,
  statementMatchParts,
  statementPayments,
} from '../db/schema/statement-lines.ts';
import type { Actor } from '../domain/actor.ts';
import { differenceOf } from './difference-commands.ts';
import type { StatementRow } from './queries.ts';
import { otherMatch, takenPayment } from './refusals.ts';
import { paymentsOf, reservedIds } from './storing-commands.ts';

// Writes the states of matches, their lines and payments. The statements are locked.

export async function confirmMatches(tx: Transaction, by: Actor, matchIds: number[]): Promise<void> {
  const confirmed = { state: 'confirmed', confirmedAt: sql`now()`, confirmedBy: by.adminId };
  await tx.update(statementMatches).set(confirmed).where(inArray(statementMatches.id, matchIds));
  await tx
    .update(statementLines)
    .set({ state: 'matched' })
    .where(and(inArray(statementLines.matchId, matchIds), eq(statementLines.state, 'proposed')));
}

/**
 * Ends matches: their payments are free again, and each of their lines is a difference.
 *
 * @param statements those of their lines
 */
export async function endMatches(
  tx: Transaction,
  by: Actor,
  statements: readonly StatementRow[],
  state: 'rejected' | 'undone',
  matchIds: number[],
): Promise<void> {
  const ended = { state, endedAt: sql`now()`, endedBy: by.adminId };
  await tx.delete(statementPayments).where(inArray(statementPayments.matchId, matchIds));
  const matches = await tx
    .update(statementMatches)
    .set(ended)
    .where(inArray(statementMatches.id, matchIds))
    .returning({ id: statementMatches.id, reason: statementMatches.reason });
  for (const { id, reason } of matches) {
    const note = `${by.username} ${state === 'undone' ? 'undid' : 'rejected'} its match: ${reason}`.slice(0, 500);
    const open = { state: 'open', matchId: null, note };
    const lines = await tx.update(statementLines).set(open).where(eq(statementLines.matchId, id)).returning();
    for (const line of lines) {
      if (line.differenceId !== null) continue;
      const runId = statements.find((one) => one.id === line.statementId)?.runId;
      if (runId === undefined) throw otherMatch(line.line);
      const [difference] = await tx
        .insert(reconciliationLines)
        .values({ runId, ...differenceOf({ ...line, note: null }) })
        .returning({ id: reconciliationLines.id });
      const differenceId = (difference as { id: number }).id;
      await tx.insert(reconciliationDifferences).values({ lineId: differenceId });
      await tx.update(statementLines).set({ differenceId }).where(eq(statementLines.id, line.id));
    }
  }
}

/** Proposes a match anew that was rejected. @returns its new id @throws StatementRefusal when a line or a payment of it is in another match */
export async function proposeAgain(tx: Transaction, rejectedId: number, line: number): Promise<number> {
  const [rejected] = await tx.select().from(statementMatches).where(eq(statementMatches.id, rejectedId));
  if (rejected?.state !== 'rejected') throw otherMatch(line);
  const parts = await tx.select().from(statementMatchParts).where(eq(statementMatchParts.matchId, rejectedId));
  const lineIds = [...new Set(parts.map(({ lineId }) => lineId))];
  const [id = 0] = await reservedIds(tx, 'statement_matches', 1);
  const { statementId, kind, step, reason } = rejected;
  await tx.insert(statementMatches).values({ id, statementId, kind, step, reason, state: 'proposed' });
  const state = kind === 'return' ? 'returned' : 'proposed';
  const isOpen = and(inArray(statementLines.id, lineIds), eq(statementLines.state, 'open'));
  const lines = await tx.update(statementLines).set({ state, matchId: id, note: null }).where(isOpen).returning();
  if (lines.length < lineIds.length) throw otherMatch(line);
  await tx.insert(statementMatchParts).values(parts.map(({ id: _, ...part }) => ({ ...part, matchId: id })));
  const taken = paymentsOf(
    {
      kind: kind as 'payment' | 'return' | 'fee',
      parts: parts.map((part) => ({ ...part, lineIndex: 0, amountCents: part.cents })),
    },
    id,
  );
  const free =
    taken.length === 0 ? [] : await tx.insert(statementPayments).values(taken).onConflictDoNothing().returning();
  if (free.length < taken.length) {
    const lost = taken.find(
      (one) => !free.some((row) => row.withdrawalId === one.withdrawalId && row.attempt === one.attempt),
    );
    throw takenPayment(lost?.withdrawalId ?? '');
  }
  return id;
}
