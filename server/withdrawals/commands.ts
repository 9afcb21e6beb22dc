import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { withdrawalHistory, withdrawals } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import { InvalidTransition, NotFound, NotInBooks, type Refusal } from '../domain/errors.ts';
import { withdrawalTransfers } from '../domain/ledger.ts';
import { recordTransfers } from '../ledger/transfers.ts';
import { historyIsValid, isBooked } from '../ledger/withdrawal-books.ts';
import { TRANSITIONS, type WithdrawalAction } from './status.ts';
import { recordSteps, type WithdrawalRow } from './step-commands.ts';

export interface WithdrawalChange {
  action: WithdrawalAction;
  /** The note of an approval, the reason of a rejection, or the rail's words. Blank counts as none. */
  note?: string | undefined;
  /** Only those that were sent so often: an answer to one sending must not settle another. Left out: however often. */
  attempt?: number;
}

export interface ChangeOutcome {
  /** Ids whose status changed, in the requested order. */
  succeeded: string[];
  /** The other ids, with the reason: NotFound, InvalidTransition or NotInBooks. */
  failed: { id: string; refusal: Refusal }[];
}

/**
 * Changes the status of each withdrawal that permits it, in one transaction with its history, transfers and audit row.
 * A withdrawal that does not is reported, and audited as refused if an administrator asked; it does not affect the
 * others.
 *
 * All changes of withdrawals go through this function: by administrators and by the worker, one or many.
 *
 * @param ids without duplicates
 */
export async function changeWithdrawals(
  db: Database,
  by: Actor | SystemActor,
  ids: string[],
  change: WithdrawalChange,
): Promise<ChangeOutcome> {
  return inTransaction(db, async (tx) => {
    const outcome = await changeThose(tx, by, ids, change);
    // When the worker finds that another has done it already, nobody was denied anything.
    if (by.adminId !== null) await recordAudit(tx, by, outcome.failed.map(refusedEntry(change)));
    return outcome;
  });
}

type Refused = ChangeOutcome['failed'][number] & { status: string | undefined };

const refusedEntry =
  ({ action, note }: WithdrawalChange) =>
  ({ id, status, refusal }: Refused) => ({
    action: `withdrawal.${action}_refused`,
    subjectType: 'withdrawal',
    subjectId: id,
    before: status === undefined ? null : { status },
    after: { code: refusal.code, message: refusal.message, note: note?.trim() || null },
  });

async function changeThose(
  tx: Transaction,
  by: Actor | SystemActor,
  ids: string[],
  change: WithdrawalChange,
): Promise<ChangeOutcome & { failed: Refused[] }> {
  // Locked in the order of their ids, so that two overlapping calls do not deadlock.
  const found = await tx
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.withdrawalId, ids))
    .orderBy(asc(withdrawals.withdrawalId))
    .for('update');
  const before = new Map(found.map((row) => [row.withdrawalId, row]));
  const missing = ASKS_THE_BOOKS.has(change.action) ? await missingInBooks(tx, [...before.keys()]) : new Map();
  const booked = ids.filter((id) => !missing.has(id));
  const changed = new Map((await moved(tx, booked, change)).map((row) => [row.withdrawalId, row]));

  const inOrder = ids.flatMap((id) => changed.get(id) ?? []);
  await recordSteps(tx, by, inOrder, before, change);

  const failed = ids
    .filter((id) => !changed.has(id))
    .map((id) => {
      const status = before.get(id)?.status;
      return { id, status, refusal: refusalFor(id, status, change.action, missing.get(id)) };
    });
  return { succeeded: inOrder.map((row) => row.withdrawalId), failed };
}

/** The guarded write: those whose status allows it, as they are then. */
function moved(tx: Transaction, ids: string[], { action, note, attempt }: WithdrawalChange): Promise<WithdrawalRow[]> {
  const { from, to } = TRANSITIONS[action];
  const text = note?.trim() || null;
  const sent = to === 'processing';
  const ended = to === 'completed' || to === 'failed';
  return tx
    .update(withdrawals)
    .set({
      status: to,
      updatedAt: sql`now()`,
      processedAt: ended ? sql`now()` : null,
      // Due at once: the next worker that looks asks the rail.
      leaseUntil: sent ? sql`now()` : null,
      ...(sent && { attempt: sql`${withdrawals.attempt} + 1` }),
      // The note of an approval is the history's; a record that has notes keeps them.
      ...(action === 'approve' && { notes: sql`coalesce(nullif(trim(${withdrawals.notes}), ''), ${text})` }),
      ...(action === 'reject' && { rejectionReason: text }),
    })
    .where(
      and(
        inArray(withdrawals.withdrawalId, ids),
        inArray(withdrawals.status, [...from]),
        attempt === undefined ? undefined : eq(withdrawals.attempt, attempt),
      ),
    )
    .returning();
}

/** From these the money is on hold. What the rail has answered is written down in any case. */
const ASKS_THE_BOOKS: ReadonlySet<WithdrawalAction> = new Set(['approve', 'reject', 'process', 'retry']);

/** Of locked withdrawals those whose money is not on hold or whose history leads elsewhere: a record that was put in by SQL has neither. */
async function missingInBooks(tx: Transaction, ids: string[]): Promise<Map<string, 'hold' | 'history'>> {
  // After they were locked, in a statement of its own: it sees what those who held the locks before have booked.
  const wrong = await tx
    .select({ id: withdrawals.withdrawalId, historyIsValid: sql<boolean>`${historyIsValid}` })
    .from(withdrawals)
    .where(and(inArray(withdrawals.withdrawalId, ids), not(isBooked('hold'))));
  return new Map(wrong.map((row) => [row.id, row.historyIsValid ? 'hold' : 'history']));
}

function refusalFor(
  id: string,
  status: string | undefined,
  action: WithdrawalAction,
  missing: 'hold' | 'history' | undefined,
): Refusal {
  const name = `Withdrawal ${id}`;
  const { done, from } = TRANSITIONS[action];
  if (status === undefined) return new NotFound(name);
  const isDue = from.some((one) => one === status);
  return isDue && missing ? new NotInBooks(name, done, missing) : new InvalidTransition(name, status, done);
}

/**
 * `changeWithdrawals` for a single one. A refusal becomes the call's answer, and is noted with that (http/audit-denied.ts).
 *
 * @throws NotFound
 * @throws InvalidTransition when its status does not allow the change
 * @throws NotInBooks when its money is not on hold, or its history does not lead to its status
 */
export async function changeWithdrawal(
  db: Database,
  by: Actor | SystemActor,
  id: string,
  change: WithdrawalChange,
): Promise<void> {
  const { failed } = await inTransaction(db, (tx) => changeThose(tx, by, [id], change));
  if (failed[0]) throw failed[0].refusal;
}

export type NewWithdrawal = Pick<
  typeof withdrawals.$inferInsert,
  'withdrawalId' | 'playerId' | 'gameId' | 'requestedCents' | 'feeCents' | 'bankName' | 'accountLast4' | 'routingLast4'
> &
  Partial<Pick<typeof withdrawals.$inferInsert, 'accountType' | 'companyName' | 'contactEmail' | 'contactPhone'>> & {
    status: 'pending' | 'pending_review';
  };

/**
 * A player asks for money: it is held from now on. The platform's side of the books calls this; the portal has no call for it.
 *
 * @param request net is what is asked for less the fee, and must be more than nothing
 */
export async function requestWithdrawal(db: Database, request: NewWithdrawal): Promise<void> {
  const { withdrawalId, status, requestedCents, feeCents } = request;
  await inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(withdrawals)
      .values({ accountType: 'checking', ...request, netCents: requestedCents - feeCents })
      .returning();
    if (!made) throw new Error('an insert of one row returns it');
    await tx.insert(withdrawalHistory).values({ withdrawalId, fromStatus: null, toStatus: status, action: 'create' });
    await recordTransfers(tx, withdrawalTransfers('create', made));
  });
}
