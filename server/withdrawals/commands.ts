import { asc, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { reviewPostponements } from '../db/schema/review.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import { InvalidTransition, type Refusal } from '../domain/errors.ts';
import { pausedUntilEnd } from '../ledger/payment-pause.ts';
import { refuseOwnDecision, requirePerson } from './duty-queries.ts';
import {
  bookFees,
  bookTransfers,
  type Effect,
  followTransaction,
  recordHistory,
  recordInAudit,
  tellPlatform,
} from './effect-commands.ts';
import {
  type Guard,
  nameOf,
  refusals,
  refuseHeld,
  refuseNotInBooks,
  refusePaidAlready,
  refuseStoppedPlayer,
  refuseUnknown,
  refuseWhilePaused,
  refuseWrongStatus,
} from './guard-queries.ts';
import { PaymentWithheld } from './refusals.ts';
import { askForSecond } from './request-of-step.ts';
import {
  letsMoneyGo,
  type Step,
  TRANSITIONS,
  type WithdrawalCall,
  type WithdrawalChange,
  type WithdrawalRow,
} from './status.ts';
import { applyTransition } from './transition-commands.ts';
import { refuseForeignUndo } from './undo-queries.ts';

// Every change of a withdrawal's status begins here, whether an administrator, the platform, the payment worker or the
// console makes it. `changeInTransaction` does it in one transaction: it locks the withdrawals, asks the guards, asks
// for a second person where the rules want one, writes the new status, and adds the effects.
//
// The routes (withdrawals/routes.ts) call `changeWithdrawal` for one withdrawal and `changeWithdrawals` for several, in
// the transaction that http/answer-once.ts opens. The change is a savepoint in it, and is committed together with the
// answer, also when the answer is a refusal. A call that is repeated with the same key gets the stored answer. Of two
// different calls the second waits for the row's lock, and is refused by the status that the first has written.
//
// A decision (approve, reject) is held for some seconds, in which the same person may undo it. The platform hears of it
// afterwards, and the payment worker then makes the next change, `process`, through this file.

/**
 * Everything that can refuse a change before it is written. A withdrawal passes the guards in this order, and the first
 * refusal is the answer: the guards after it no longer see the withdrawal. Each guard decides by itself which steps
 * concern it. The steps and their statuses are in `TRANSITIONS` (status.ts).
 */
const GUARDS: readonly Guard[] = [
  refuseUnknown, //        Every step: there is no such withdrawal.
  refuseHeld, //           Process, cancel: the decision before it can still be undone.
  refuseWrongStatus, //    Every step: the status does not permit it.
  refuseOwnDecision, //    Approve, process, retry: this person approved it before, announced its return or stored it.
  refuseForeignUndo, //    Undo: another account decided, or a rejection's time to undo is over.
  refuseStoppedPlayer, //  Approve, process, retry: the player is frozen or under a compliance hold.
  refuseWhilePaused, //    Process, retry: payments are paused. An approval sends nothing yet, so it passes.
  refusePaidAlready, //    Process, retry: the rail paid it before the database was restored.
  refuseNotInBooks, //     Every step but the rail's answers: the ledger or the history contradicts the status.
];

/** Everything that a change writes besides the withdrawal's row, in this order. */
const EFFECTS: readonly Effect[] = [
  recordHistory, //        The step in the withdrawal's history. A review also keeps the signals that its person saw.
  followTransaction, //    The status of the platform's transaction that belongs to the withdrawal.
  tellPlatform, //         The event for the platform. It is not sent while the decision can be undone.
  bookTransfers, //        The transfers between the ledger's accounts. An approval has none: the money stays reserved.
  bookFees, //             Complete: the fee as revenue. Return: its reversal.
  recordInAudit, //        The row of the audit log.
];

export interface ChangeOutcome {
  /** Ids whose status changed, in the requested order. */
  succeeded: string[];
  /** Ids whose status stays until a second person agrees, in the requested order. */
  awaiting: string[];
  /** The other ids, each with its refusal. */
  failed: { id: string; refusal: Refusal }[];
}

/**
 * Changes each withdrawal that no guard refuses. A refused withdrawal does not affect the others: it is reported, and
 * audited if an administrator asked.
 *
 * @param ids without duplicates
 * @throws Forbidden for a service account, where only people may take the step
 */
export async function changeWithdrawals(
  db: Database,
  by: Actor | SystemActor,
  ids: string[],
  change: WithdrawalChange,
): Promise<ChangeOutcome> {
  return inTransaction(db, async (tx) => {
    const outcome = await changeInTransaction(tx, by, ids, change);
    // The answer of the whole call is a success, so http/audit-denied.ts does not see these refusals. Nobody denied
    // anything to the server's own workers: another worker was faster.
    if (by.adminId !== null) await recordAudit(tx, by, outcome.failed.map(refusedEntry(change)));
    return outcome;
  });
}

type Refused = ChangeOutcome['failed'][number] & { status: string | undefined };

const refusedEntry =
  ({ action, note }: WithdrawalChange) =>
  ({ id, status, refusal }: Refused) => ({
    action: `withdrawal.${action}_refused` as const,
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
  requireConfirmedReturn(by, change);
  requirePerson(by, change.action);
  // Takes a shared lock. Pauses, freezes and compliance holds take it exclusively, so none of them begins between the
  // guards and the commit. An approval takes it too, because of freezes and holds. Everybody takes it before rows: a
  // freeze locks the player's withdrawals after it.
  const isPaused = letsMoneyGo(change) && (await pausedUntilEnd(tx));
  const call: WithdrawalCall = { by, ids, change, isPaused };
  const rows = await lockWithdrawals(tx, ids);

  const refused = new Map<string, Refusal>();
  const remaining = () => rows.filter(({ withdrawalId }) => !refused.has(withdrawalId));
  for (const guard of GUARDS) {
    for (const [id, refusal] of await guard(tx, remaining(), call)) refused.set(id, refusal);
  }

  // Approve, process and retry, where a rule of the amount wants two people (second-person/rules.ts). This writes a
  // request, and the withdrawal keeps its status: it is neither changed nor refused by this call (`asked`). A call for
  // one that waits already is refused (`askedBefore`). When a second person agrees, second-person/decision-commands.ts
  // makes the same change in that person's name, with `agreed`: all guards are asked again, and this is passed.
  const { asked, askedBefore } = await askForSecond(tx, remaining(), call);
  for (const [id, refusal] of askedBefore) refused.set(id, refusal);
  const permitted = remaining().filter(({ withdrawalId }) => !asked.has(withdrawalId));

  const changed = new Map((await applyTransition(tx, permitted, change)).map((row) => [row.withdrawalId, row]));
  for (const [id, refusal] of refuseUnchanged(permitted, changed, change)) refused.set(id, refusal);

  const steps = stepsOf(ids, rows, changed);
  if (steps.length > 0) for (const effect of EFFECTS) await effect(tx, steps, call);

  const failed = failedOf(ids, rows, refused);
  if (change.action === 'approve') await handOutLast(tx, by, failed);
  return {
    succeeded: steps.map(({ after }) => after.withdrawalId),
    awaiting: ids.filter((id) => asked.has(id)),
    failed,
  };
}

/**
 * A return needs what the rail or the console says about it. No other change has that, and no administrator gives it.
 */
function requireConfirmedReturn(by: Actor | SystemActor, { action, returned }: WithdrawalChange): void {
  const isReturn = action === 'return';
  const isConfirmed = returned !== undefined;
  if (isReturn !== isConfirmed || (isConfirmed && by.adminId !== null)) {
    throw new Error('a return is confirmed, by the rail or the console, and nothing else is');
  }
}

/** In the order of their ids, so that two overlapping calls do not deadlock. */
function lockWithdrawals(tx: Transaction, ids: string[]): Promise<WithdrawalRow[]> {
  return tx
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.withdrawalId, ids))
    .orderBy(asc(withdrawals.withdrawalId))
    .for('no key update');
}

/**
 * The withdrawals that `applyTransition` left as they were. Its write has two conditions of its own: the withdrawal is
 * at the attempt that the change names, as the rail's answers do, and a payment is only recalled while the rail was
 * never asked about it. Neither concerns an approval.
 */
const refuseUnchanged = (
  permitted: WithdrawalRow[],
  changed: ReadonlyMap<string, WithdrawalRow>,
  { action }: WithdrawalChange,
) =>
  refusals(permitted, (row) =>
    changed.has(row.withdrawalId)
      ? undefined
      : new InvalidTransition(nameOf(row), row.status, TRANSITIONS[action].done),
  );

/** The withdrawals that changed, in the requested order. */
function stepsOf(ids: string[], rows: WithdrawalRow[], changed: ReadonlyMap<string, WithdrawalRow>): Step[] {
  const before = new Map(rows.map((row) => [row.withdrawalId, row]));
  return ids.flatMap((id) => {
    const step = { before: before.get(id), after: changed.get(id) };
    return step.before && step.after ? [{ before: step.before, after: step.after }] : [];
  });
}

/** The withdrawals that were refused, in the requested order. */
function failedOf(ids: string[], rows: WithdrawalRow[], refused: ReadonlyMap<string, Refusal>): Refused[] {
  const statuses = new Map(rows.map(({ withdrawalId, status }) => [withdrawalId, status]));
  return ids.flatMap((id) => {
    const refusal = refused.get(id);
    return refusal ? [{ id, status: statuses.get(id), refusal }] : [];
  });
}

/**
 * Nobody can approve a withdrawal whose player is under a compliance hold, and only the refusal tells this person so.
 * The review desk offers it to this person after all others from now on. It sees by itself that a player is frozen.
 */
async function handOutLast(tx: Transaction, { adminId }: Actor | SystemActor, failed: Refused[]): Promise<void> {
  const withheld = failed.filter(({ refusal }) => refusal instanceof PaymentWithheld);
  if (adminId === null || withheld.length === 0) return;
  const rows = withheld.map(({ id: withdrawalId }) => ({ withdrawalId, adminId }));
  await tx.insert(reviewPostponements).values(rows).onConflictDoNothing();
}

/**
 * `changeWithdrawals` for one withdrawal. A refusal becomes the answer of the call, and http/audit-denied.ts audits it
 * by that answer.
 *
 * @throws the refusal of a guard, AwaitingSecond when a second person was asked before, or InvalidTransition from the
 * write
 * @throws Forbidden for a service account, where only people may take the step
 * @returns whether the withdrawal waits for a second person now, and has not changed
 */
export async function changeWithdrawal(
  db: Database,
  by: Actor | SystemActor,
  id: string,
  change: WithdrawalChange,
): Promise<boolean> {
  const { awaiting, failed } = await inTransaction(db, (tx) => changeInTransaction(tx, by, [id], change));
  // After the change's own savepoint, so that the row of `handOutLast` stays. http/answer-once.ts commits it.
  if (failed[0]) throw failed[0].refusal;
  return awaiting.length > 0;
}
