import { asc, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { reviewPostponements } from '../db/schema/review.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import type { Refusal } from '../domain/errors.ts';
import { pausedUntilEnd } from '../ledger/payment-pause.ts';
import { stoppedPlayers } from '../ledger/player-stops.ts';
import { holdRequests, type WithdrawalRequest } from '../ledger/withdrawal-requests.ts';
import { AwaitingSecond } from '../second-person/refusals.ts';
import { askSecondPerson } from '../second-person/request-commands.ts';
import { RULED_ACTIONS, type RuledAction } from '../second-person/rules.ts';
import { dutyRefusals } from './duty-queries.ts';
import { heldRefusals, missingInBooks, paidElsewhere } from './obstacle-queries.ts';
import { PaymentWithheld } from './refusals.ts';
import { decisionOf } from './request-of-step.ts';
import { TRANSITIONS, type WithdrawalAction } from './status.ts';
import { recordSteps, type WithdrawalRow } from './step-commands.ts';
import { type Obstacle, refusalFor, stopRefusal } from './step-refusals.ts';
import { applyTransition } from './transition-commands.ts';
import { undoRefusals } from './undo-queries.ts';

export interface WithdrawalChange {
  action: WithdrawalAction;
  /** The note of an approval, the reason of any other step, or the rail's message. Blank counts as none. */
  note?: string | undefined;
  /** Beside the reason of a rejection: a reason code that was checked. */
  reasonCode?: string | undefined;
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
  /** Seconds in which an administrator's decision can be taken back, before anybody is told of it; by default none. */
  holdSeconds?: number;
  /** The request that the acting administrator agreed to, as the second person; the rules in force were checked. */
  agreed?: AgreedRequest;
}

/** A request that a second person agreed to. */
export interface AgreedRequest {
  requestId: number;
  /** The administrator who asked. */
  firstId: string;
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
  /** Ids whose status stays until a second person agrees, in the requested order. */
  awaiting: string[];
  /** The other ids, with the reason: NotFound, InvalidTransition, NotInBooks, PaidAlready, PaymentsPaused, PlayerFrozen, PaymentWithheld, OwnDecision, AccountNotPayable, Held, HoldEnded, NotOwnDecision or AwaitingSecond. */
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
  const separate = change.separateDuties ?? false;
  const duties = await dutyRefusals(tx, by, found, change.action, separate);
  if (change.agreed) {
    // An obstacle to either of two people is one to both.
    const first = { ...by, adminId: change.agreed.firstId };
    for (const [id, refusal] of await dutyRefusals(tx, first, found, change.action, separate)) duties.set(id, refusal);
  }
  const held = await heldRefusals(tx, found, change.action);
  // An event gets no place from here on: a rejection that is still held stays so, and an approval's event is told or deleted.
  if (change.action === 'undo') await lockUntilEnd(tx, 'events');
  const kept = change.action === 'undo' ? await undoRefusals(tx, by, found) : new Map<string, Refusal>();
  const missing: Map<string, Obstacle> = await missingInBooks(tx, found, change.action);
  if (isSending) for (const id of await paidElsewhere(tx, [...before.keys()])) missing.set(id, 'paid');
  // Only what is locked and checked: a withdrawal that was stored since then is there for the next call.
  const movable = paused
    ? []
    : found
        .filter(({ withdrawalId: id }) => !missing.has(id) && !duties.has(id) && !held.has(id) && !kept.has(id))
        .filter(({ playerId }) => !stopped.has(playerId))
        .map(({ withdrawalId }) => withdrawalId);
  const { asked, before: askedBefore } = await awaitingSecond(tx, by, ids, before, movable, change);
  const alone = movable.filter((id) => !asked.has(id) && !askedBefore.has(id));
  const changed = new Map((await applyTransition(tx, alone, change)).map((row) => [row.withdrawalId, row]));

  const inOrder = ids.flatMap((id) => changed.get(id) ?? []);
  await recordSteps(tx, by, inOrder, before, change);

  const failed = ids
    .filter((id) => !changed.has(id) && !asked.has(id))
    .map((id) => {
      const { status, playerId = '' } = before.get(id) ?? {};
      const stop = stopRefusal(id, playerId, change.action, stopped.get(playerId));
      const obstacle = duties.get(id) ?? kept.get(id) ?? stop ?? (paused ? 'paused' : missing.get(id));
      const waiting = askedBefore.get(id);
      const refusal = held.get(id) ?? waiting ?? refusalFor(id, status, change.action, obstacle);
      return { id, status, refusal };
    });
  if (change.action === 'approve') await putWithheldLast(tx, by, failed);
  return { succeeded: inOrder.map((row) => row.withdrawalId), awaiting: ids.filter((id) => asked.has(id)), failed };
}

/** The desk hands them to this person after all others: they would be refused again. It is kept with the stored refusal. */
async function putWithheldLast(tx: Transaction, { adminId }: Actor | SystemActor, failed: Refused[]): Promise<void> {
  const withheld = failed.filter(({ refusal }) => refusal instanceof PaymentWithheld);
  if (adminId === null || withheld.length === 0) return;
  const rows = withheld.map(({ id: withdrawalId }) => ({ withdrawalId, adminId }));
  await tx.insert(reviewPostponements).values(rows).onConflictDoNothing();
}

/** Of the withdrawals that would take the step, those that wait for a second person: asked now, or refused because of a request from before. */
async function awaitingSecond(
  tx: Transaction,
  by: Actor | SystemActor,
  ids: string[],
  rows: ReadonlyMap<string, WithdrawalRow>,
  movable: string[],
  { action, note, agreed }: WithdrawalChange,
): Promise<{ asked: Set<string>; before: Map<string, Refusal> }> {
  const { adminId } = by;
  // The worker sends what people have approved.
  if (!isRuled(action) || agreed || adminId === null) return { asked: new Set(), before: new Map() };
  const isDue = ({ status }: WithdrawalRow) => TRANSITIONS[action].from.some((from) => from === status);
  const due = ids.flatMap((id) => (movable.includes(id) ? (rows.get(id) ?? []) : [])).filter(isDue);
  const decisions = due.map((row) => decisionOf(row, action, note));
  const waiting = await askSecondPerson(tx, { ...by, adminId }, decisions);
  return {
    asked: new Set([...waiting.asked.keys()].map(({ subjectId }) => String(subjectId))),
    before: new Map(
      [...waiting.before].map(([{ subjectId }, { id }]) => [
        String(subjectId),
        new AwaitingSecond(`Withdrawal ${subjectId}`, TRANSITIONS[action].done, String(id)),
      ]),
    ),
  };
}

const isRuled = (action: WithdrawalAction): action is WithdrawalAction & RuledAction =>
  RULED_ACTIONS.some((ruled) => ruled === action);

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
 * @throws Held when it would be sent or cancelled while its decision can be taken back
 * @throws NotOwnDecision or HoldEnded when a decision cannot be taken back
 * @throws AwaitingSecond when somebody has asked for a second person before
 * @throws Forbidden for a service account
 * @returns whether it waits for a second person now, and has not changed
 */
export async function changeWithdrawal(
  db: Database,
  by: Actor | SystemActor,
  id: string,
  change: WithdrawalChange,
): Promise<boolean> {
  const { awaiting, failed } = await inTransaction(db, (tx) => changeInTransaction(tx, by, [id], change));
  if (failed[0]) throw failed[0].refusal;
  return awaiting.length > 0;
}

type NewWithdrawal = Omit<WithdrawalRequest, 'accountType'> & Partial<Pick<WithdrawalRequest, 'accountType'>>;

/** `holdRequests` for one request, in a transaction of its own. */
export async function requestWithdrawal(db: Database, request: NewWithdrawal): Promise<void> {
  await inTransaction(db, (tx) => holdRequests(tx, [{ accountType: 'checking', ...request }]));
}
