import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { withdrawals } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import { InvalidTransition, NotFound, NotInBooks, PaymentsPaused, type Refusal } from '../domain/errors.ts';
import { pausedUntilEnd } from '../ledger/payment-pause.ts';
import { historyIsValid, isBooked } from '../ledger/withdrawal-books.ts';
import { holdRequests, type WithdrawalRequest } from '../ledger/withdrawal-requests.ts';
import { TRANSITIONS, type WithdrawalAction } from './status.ts';
import { recordSteps, type WithdrawalRow } from './step-commands.ts';

export interface WithdrawalChange {
  action: WithdrawalAction;
  /** The note of an approval, the reason of any other step, or the rail's message. Blank counts as none. */
  note?: string | undefined;
  /** The bank's reference; required for a return, and for nothing else. */
  bankReference?: string;
  /**
   * Only changes withdrawals at this attempt, so that an answer to one attempt does not settle another. By default, at any attempt.
   */
  attempt?: number;
}

export interface ChangeOutcome {
  /** Ids whose status changed, in the requested order. */
  succeeded: string[];
  /** The other ids, with the reason: NotFound, InvalidTransition, NotInBooks or PaymentsPaused. */
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
    const outcome = await changeInTransaction(tx, by, ids, change);
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

async function changeInTransaction(
  tx: Transaction,
  by: Actor | SystemActor,
  ids: string[],
  change: WithdrawalChange,
): Promise<ChangeOutcome & { failed: Refused[] }> {
  const paused = TRANSITIONS[change.action].to === 'processing' && (await pausedUntilEnd(tx));
  // Locked in the order of their ids, so that two overlapping calls do not deadlock.
  const found = await tx
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.withdrawalId, ids))
    .orderBy(asc(withdrawals.withdrawalId))
    .for('update');
  const before = new Map(found.map((row) => [row.withdrawalId, row]));
  const account = HAS_MONEY_IN[change.action];
  const missing = account ? await missingInBooks(tx, [...before.keys()], account) : new Map<string, Missing>();
  const movable = paused ? [] : ids.filter((id) => !missing.has(id));
  const changed = new Map((await applyTransition(tx, movable, change)).map((row) => [row.withdrawalId, row]));

  const inOrder = ids.flatMap((id) => changed.get(id) ?? []);
  await recordSteps(tx, by, inOrder, before, change);

  const failed = ids
    .filter((id) => !changed.has(id))
    .map((id) => {
      const status = before.get(id)?.status;
      return { id, status, refusal: refusalFor(id, status, change.action, paused ? 'paused' : missing.get(id)) };
    });
  return { succeeded: inOrder.map((row) => row.withdrawalId), failed };
}

/** The guarded write: updates those whose status permits it at that moment. */
function applyTransition(tx: Transaction, ids: string[], change: WithdrawalChange): Promise<WithdrawalRow[]> {
  const { action, note, attempt, bankReference } = change;
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
      // The note of an approval is in the history; a record that has notes keeps them.
      ...(action === 'approve' && { notes: sql`coalesce(nullif(trim(${withdrawals.notes}), ''), ${text})` }),
      ...(to === 'rejected' && { rejectionReason: text }),
      ...(action === 'return' && { returnedAt: sql`now()`, returnReference: bankReference?.trim() }),
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

type Missing = 'hold' | 'bank' | 'history';

/**
 * The account that must have the money before a step of an administrator. The rail's answers are recorded in any case.
 */
const HAS_MONEY_IN: Partial<Record<WithdrawalAction, 'hold' | 'bank'>> = {
  approve: 'hold',
  cancel: 'hold',
  recall: 'hold',
  reject: 'hold',
  process: 'hold',
  retry: 'hold',
  release: 'hold',
  return: 'bank',
};

/**
 * The locked withdrawals whose money is not there or whose history is not a valid path: records that were inserted by
 * SQL have neither.
 */
async function missingInBooks(tx: Transaction, ids: string[], account: 'hold' | 'bank'): Promise<Map<string, Missing>> {
  // A separate statement after locking, so that it sees what earlier holders of the locks have recorded.
  const wrong = await tx
    .select({ id: withdrawals.withdrawalId, historyIsValid: sql<boolean>`${historyIsValid}` })
    .from(withdrawals)
    .where(and(inArray(withdrawals.withdrawalId, ids), not(isBooked(account))));
  return new Map(wrong.map((row) => [row.id, row.historyIsValid ? account : 'history']));
}

function refusalFor(
  id: string,
  status: string | undefined,
  action: WithdrawalAction,
  obstacle: Missing | 'paused' | undefined,
): Refusal {
  const name = `Withdrawal ${id}`;
  const { done, from } = TRANSITIONS[action];
  if (status === undefined) return new NotFound(name);
  const isDue = from.some((one) => one === status);
  if (!isDue || !obstacle) return new InvalidTransition(name, status, done);
  return obstacle === 'paused' ? new PaymentsPaused(name, done) : new NotInBooks(name, done, obstacle);
}

/**
 * `changeWithdrawals` for one withdrawal. A refusal becomes the call's answer, and is audited with it
 * (http/audit-denied.ts).
 *
 * @throws NotFound
 * @throws InvalidTransition when its status does not permit the change
 * @throws NotInBooks when its money is not where its status says, or its history does not lead to its status
 * @throws PaymentsPaused when it would be sent
 */
export async function changeWithdrawal(
  db: Database,
  by: Actor | SystemActor,
  id: string,
  change: WithdrawalChange,
): Promise<void> {
  const { failed } = await inTransaction(db, (tx) => changeInTransaction(tx, by, [id], change));
  if (failed[0]) throw failed[0].refusal;
}

type NewWithdrawal = Omit<WithdrawalRequest, 'accountType'> & Partial<Pick<WithdrawalRequest, 'accountType'>>;

/** `holdRequests` for one request, in a transaction of its own. */
export async function requestWithdrawal(db: Database, request: NewWithdrawal): Promise<void> {
  await inTransaction(db, (tx) => holdRequests(tx, [{ accountType: 'checking', ...request }]));
}
