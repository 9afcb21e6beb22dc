import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import type { Refusal } from '../domain/errors.ts';
import { pausedUntilEnd } from '../ledger/payment-pause.ts';
import { stoppedPlayers } from '../ledger/player-stops.ts';
import { isPaidElsewhere } from '../ledger/restore-mode.ts';
import { historyIsValid, isBooked } from '../ledger/withdrawal-books.ts';
import { holdRequests, type WithdrawalRequest } from '../ledger/withdrawal-requests.ts';
import { dutyRefusals } from './duty-queries.ts';
import { TRANSITIONS, type WithdrawalAction } from './status.ts';
import { recordSteps, type WithdrawalRow } from './step-commands.ts';
import { type Missing, type Obstacle, refusalFor, stopRefusal } from './step-refusals.ts';

export interface WithdrawalChange {
  action: WithdrawalAction;
  /** The note of an approval, the reason of any other step, or the rail's message. Blank counts as none. */
  note?: string | undefined;
  /** How the bank returned the payment; required for a return, and for nothing else. */
  returned?: ConfirmedReturn;
  /**
   * Only changes withdrawals at this attempt, so that an answer to one attempt does not settle another. By default, at any attempt.
   */
  attempt?: number;
  /**
   * The rail has paid it already, under this attempt: it is approved and sent in the books alone, even while payments are paused or the
   * player is frozen.
   */
  paidAs?: number;
  /** Whether whoever approved or stored a withdrawal is kept from sending it (SEPARATE_DUTIES); by default they are not. */
  separateDuties?: boolean;
}

/** A return that the rail's own list names, or that somebody at the server's console confirmed. */
export interface ConfirmedReturn {
  confirmedBy: 'rail' | 'console';
  bankReference: string;
  /** The bank's code for the reason, such as R03; undefined when it gave none. */
  code: string | undefined;
}

export interface ChangeOutcome {
  /** Ids whose status changed, in the requested order. */
  succeeded: string[];
  /** The other ids, with the reason: NotFound, InvalidTransition, NotInBooks, PaidAlready, PaymentsPaused, PlayerFrozen, PaymentWithheld, OwnDecision or AccountNotPayable. */
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
  if ((change.action === 'return') !== (change.returned !== undefined) || (change.returned && by.adminId !== null)) {
    throw new Error('a return is confirmed, by the rail or the console, and nothing else is');
  }
  const isSending = TRANSITIONS[change.action].to === 'processing' && change.paidAs === undefined;
  const letsMoneyGo = isSending || (change.action === 'approve' && change.paidAs === undefined);
  // Before any row is locked: freezing a player takes this lock exclusively, and then the rows of the player's withdrawals.
  const paused = letsMoneyGo && (await pausedUntilEnd(tx)) && isSending;
  // Locked in the order of their ids, so that two overlapping calls do not deadlock.
  const found = await tx
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.withdrawalId, ids))
    .orderBy(asc(withdrawals.withdrawalId))
    .for('update');
  const before = new Map(found.map((row) => [row.withdrawalId, row]));
  const playersOfFound = [...new Set(found.map(({ playerId }) => playerId))];
  const stopped = letsMoneyGo ? await stoppedPlayers(tx, playersOfFound) : new Map<string, 'frozen' | 'withheld'>();
  const duties = await dutyRefusals(tx, by, found, change.action, change.separateDuties ?? false);
  const account = HAS_MONEY_IN[change.action];
  const missing = new Map<string, Obstacle>(account && (await missingInBooks(tx, [...before.keys()], account)));
  if (isSending) for (const id of await paidElsewhere(tx, [...before.keys()])) missing.set(id, 'paid');
  // Only what is locked and checked: a withdrawal that was stored since then is there for the next call.
  const movable = paused
    ? []
    : found
        .filter(({ withdrawalId: id, playerId }) => !missing.has(id) && !duties.has(id) && !stopped.has(playerId))
        .map(({ withdrawalId }) => withdrawalId);
  const changed = new Map((await applyTransition(tx, movable, change)).map((row) => [row.withdrawalId, row]));

  const inOrder = ids.flatMap((id) => changed.get(id) ?? []);
  await recordSteps(tx, by, inOrder, before, change);

  const failed = ids
    .filter((id) => !changed.has(id))
    .map((id) => {
      const { status, playerId = '' } = before.get(id) ?? {};
      const stop = stopRefusal(id, playerId, change.action, stopped.get(playerId));
      const obstacle = duties.get(id) ?? stop ?? (paused ? 'paused' : missing.get(id));
      return { id, status, refusal: refusalFor(id, status, change.action, obstacle) };
    });
  return { succeeded: inOrder.map((row) => row.withdrawalId), failed };
}

/** The guarded write: updates those whose status permits it at that moment. */
function applyTransition(tx: Transaction, ids: string[], change: WithdrawalChange): Promise<WithdrawalRow[]> {
  const { action, note, attempt, returned } = change;
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
      ...(sent && { attempt: change.paidAs ?? sql`${withdrawals.attempt} + 1`, askedAt: null }),
      // The note of an approval is in the history; a record that has notes keeps them.
      ...(action === 'approve' && { notes: sql`coalesce(nullif(trim(${withdrawals.notes}), ''), ${text})` }),
      ...(to === 'rejected' && { rejectionReason: text }),
      ...(returned && {
        returnedAt: sql`now()`,
        returnReference: returned.bankReference.trim(),
        returnCode: returned.code ?? null,
      }),
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

/** Of the locked withdrawals, those that the rail has paid according to its list, as a restore found. */
async function paidElsewhere(tx: Transaction, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: withdrawals.withdrawalId })
    .from(withdrawals)
    .where(and(inArray(withdrawals.withdrawalId, ids), isPaidElsewhere));
  return rows.map(({ id }) => id);
}

/**
 * `changeWithdrawals` for one withdrawal. A refusal becomes the call's answer, and is audited with it
 * (http/audit-denied.ts).
 *
 * @throws NotFound
 * @throws InvalidTransition when its status does not permit the change
 * @throws NotInBooks when its money is not where its status says, or its history does not lead to its status
 * @throws PaymentsPaused when it would be sent
 * @throws PaidAlready when it would be sent
 * @throws PlayerFrozen or PaymentWithheld when it would be approved or sent
 * @throws OwnDecision when somebody else has to take the step
 * @throws AccountNotPayable when the bank returned its payment because of the account
 * @throws Forbidden for a service account
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
