import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { transactions } from '../db/schema/transactions.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidTransition, NotFound } from '../domain/errors.ts';
import { usdOf } from '../domain/money.ts';
import { recordRevenue } from '../ledger/revenue.ts';
import { erasedPlayers } from '../records/erased-players.ts';
import { type PlatformEvent, recordEvents } from '../records/events.ts';
import { feeOf } from './fee.ts';
import { type DecidedStatus, FOLLOWS_WITHDRAWAL, TRANSITIONS } from './status.ts';

/** The subject type of a decision's audit row, by which `queries` finds who decided. */
export const SUBJECT_TYPE = 'transaction';

/**
 * Decides a pending transaction. The revenue from its fee and the audit row are written in the same database
 * transaction.
 *
 * @param note a blank note keeps the existing one; of a player who was erased none is kept, because it could name the person
 * @throws NotFound
 * @throws InvalidTransition when the status is final, or when the transaction follows its withdrawal
 */
export async function updateTransactionStatus(
  db: Database,
  by: Actor,
  id: number,
  { status, note }: { status: DecidedStatus; note?: string | undefined },
): Promise<void> {
  const given = note?.trim() || null;
  await inTransaction(db, async (tx) => {
    const text = given !== null && (await isOfErased(tx, id)) ? null : given;
    const [before] = await tx
      .select({
        transactionId: transactions.transactionId,
        type: transactions.transactionType,
        status: transactions.status,
        notes: transactions.notes,
      })
      .from(transactions)
      .where(eq(transactions.id, id))
      .for('no key update');
    if (!before) throw new NotFound(`Transaction ${id}`);

    const [after] = await tx
      .update(transactions)
      .set({ status, updatedAt: sql`now()`, ...(text !== null && { notes: text }) })
      .where(
        and(
          eq(transactions.id, id),
          inArray(transactions.status, [...TRANSITIONS[status]]),
          ne(transactions.transactionType, FOLLOWS_WITHDRAWAL),
        ),
      )
      .returning();
    if (!after) throw refusalFor(before, status);
    if (after.status === 'completed') await recordRevenue(tx, feeOf(after));
    await recordEvents(tx, [eventOf(after)]);

    await recordAudit(tx, by, [
      {
        action: 'transaction.update_status',
        subjectType: SUBJECT_TYPE,
        subjectId: String(id),
        before: { status: before.status, notes: before.notes },
        after: { status: after.status, notes: after.notes },
      },
    ]);
  });
}

/** Whether the player of a transaction, which never changes, was erased. Locks the player, before the transaction. */
async function isOfErased(tx: Transaction, id: number): Promise<boolean> {
  const owners = await tx.select({ playerId: transactions.playerId }).from(transactions).where(eq(transactions.id, id));
  const ids = owners.map(({ playerId }) => playerId);
  return (await erasedPlayers(tx, ids)).size > 0;
}

/** The event that tells the platform of a decision. */
function eventOf(row: typeof transactions.$inferSelect): PlatformEvent {
  const record = {
    transaction_id: row.transactionId,
    transaction_type: row.transactionType,
    player_id: row.playerId,
    game_id: row.gameId,
    amount: usdOf(row.amountCents),
    fee: usdOf(row.feeCents),
    status: row.status,
  };
  return { type: 'transaction.decided', subjectType: 'transaction', subjectId: row.transactionId, record };
}

function refusalFor(before: { transactionId: string; type: string; status: string }, status: DecidedStatus) {
  const open = TRANSITIONS[status].some((from) => from === before.status);
  const done = open && before.type === FOLLOWS_WITHDRAWAL ? 'changed here: it follows its withdrawal' : 'changed';
  return new InvalidTransition(`Transaction ${before.transactionId}`, before.status, done);
}
