import { and, inArray, not, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { InvalidTransition, NotFound, type Refusal } from '../domain/errors.ts';
import { secondsHeld } from '../ledger/decision-hold.ts';
import { stoppedPlayers } from '../ledger/player-stops.ts';
import { isPaidElsewhere } from '../ledger/restore-mode.ts';
import { historyIsValid, isBooked } from '../ledger/withdrawal-books.ts';
import { Held, NotInBooks, PaidAlready, PaymentsPaused, PaymentWithheld, PlayerFrozen } from './refusals.ts';
import {
  letsMoneyGo,
  sends,
  TRANSITIONS,
  type WithdrawalAction,
  type WithdrawalCall,
  type WithdrawalRow,
} from './status.ts';

/**
 * A guard of `changeWithdrawals`. It gets the withdrawals that no guard before it has refused. The transaction has locked them,
 * so a refusal stays true until its end.
 *
 * @returns the refusals by the withdrawals' ids; the other withdrawals go on to the next guard
 */
export type Guard = (
  tx: Transaction,
  rows: WithdrawalRow[],
  call: WithdrawalCall,
) => Promise<Map<string, Refusal>> | Map<string, Refusal>;

/** The refusals of those rows for which there is one. */
export function refusals(rows: WithdrawalRow[], of: (row: WithdrawalRow) => Refusal | undefined): Map<string, Refusal> {
  const refused = new Map<string, Refusal>();
  for (const row of rows) {
    const refusal = of(row);
    if (refusal) refused.set(row.withdrawalId, refusal);
  }
  return refused;
}

export const nameOf = ({ withdrawalId }: WithdrawalRow): string => `Withdrawal ${withdrawalId}`;
const idsOf = (rows: WithdrawalRow[]) => rows.map(({ withdrawalId }) => withdrawalId);

export const refuseUnknown: Guard = (_tx, rows, { ids }) => {
  const known = new Set(idsOf(rows));
  return new Map(ids.filter((id) => !known.has(id)).map((id) => [id, new NotFound(`Withdrawal ${id}`)]));
};

/**
 * A decision can still be undone, so nothing may follow from it yet: nothing is sent, and a cancellation would tell the platform
 * of the decision. The guard stands before that of the status, whose refusal would name the decision.
 */
export const refuseHeld: Guard = async (tx, rows, { change: { action } }) => {
  const decided: readonly string[] =
    action === 'cancel' ? TRANSITIONS.undo.from : action === 'process' ? ['approved'] : [];
  const held = await secondsHeld(tx, idsOf(rows.filter(({ status }) => decided.includes(status))));
  return refusals(rows, (row) => {
    const seconds = held.get(row.withdrawalId);
    return seconds === undefined ? undefined : new Held(nameOf(row), TRANSITIONS[action].done, seconds);
  });
};

export const refuseWrongStatus: Guard = (_tx, rows, { change: { action } }) => {
  const { from, done } = TRANSITIONS[action];
  const isDue = ({ status }: WithdrawalRow) => from.some((one) => one === status);
  return refusals(rows, (row) => (isDue(row) ? undefined : new InvalidTransition(nameOf(row), row.status, done)));
};

/** Nothing is approved for or sent to a player who is frozen or under a compliance hold. */
export const refuseStoppedPlayer: Guard = async (tx, rows, { change }) => {
  if (!letsMoneyGo(change)) return new Map();
  const stopped = await stoppedPlayers(tx, [...new Set(rows.map(({ playerId }) => playerId))]);
  const { done } = TRANSITIONS[change.action];
  return refusals(rows, (row) => {
    const stop = stopped.get(row.playerId);
    if (stop === undefined) return undefined;
    return stop === 'frozen'
      ? new PlayerFrozen(nameOf(row), done, row.playerId)
      : new PaymentWithheld(nameOf(row), done);
  });
};

export const refuseWhilePaused: Guard = (_tx, rows, { change, isPaused }) => {
  if (!isPaused || !sends(change)) return new Map();
  return refusals(rows, (row) => new PaymentsPaused(nameOf(row), TRANSITIONS[change.action].done));
};

/** The rail has paid it according to its list, as a restore found. It is booked with `paidAs`, and never sent again. */
export const refusePaidAlready: Guard = async (tx, rows, { change }) => {
  if (!sends(change) || rows.length === 0) return new Map();
  const paid = await tx
    .select({ id: withdrawals.withdrawalId })
    .from(withdrawals)
    .where(and(inArray(withdrawals.withdrawalId, idsOf(rows)), isPaidElsewhere));
  return new Map(paid.map(({ id }) => [id, new PaidAlready(`Withdrawal ${id}`)]));
};

/** The account that must have the money before the step. The rail's answers are recorded in any case. */
const HAS_MONEY_IN: Partial<Record<WithdrawalAction, 'hold' | 'bank'>> = {
  approve: 'hold',
  cancel: 'hold',
  recall: 'hold',
  reject: 'hold',
  process: 'hold',
  retry: 'hold',
  release: 'hold',
  undo: 'hold',
  return: 'bank',
};

type Account = 'hold' | 'clearing' | 'bank';

function accountBefore(action: WithdrawalAction, { status }: WithdrawalRow): Account | undefined {
  // A rejection that is undone was a booked step of this very administrator, and has moved the money out of the hold.
  if (action === 'undo' && status === 'rejected') return undefined;
  return action === 'recall' && status === 'processing' ? 'clearing' : HAS_MONEY_IN[action];
}

/** Its money is not where its status says, or its history is no valid path. Records that were inserted by SQL have neither. */
export const refuseNotInBooks: Guard = async (tx, rows, { change: { action } }) => {
  const refused = new Map<string, Refusal>();
  for (const [account, some] of Map.groupBy(rows, (row) => accountBefore(action, row))) {
    if (account === undefined) continue;
    // A statement of its own after the lock, so that it sees the records of the transactions that held the lock before.
    const wrong = await tx
      .select({ id: withdrawals.withdrawalId, historyIsValid: sql<boolean>`${historyIsValid}` })
      .from(withdrawals)
      .where(and(inArray(withdrawals.withdrawalId, idsOf(some)), not(isBooked(account))));
    for (const row of wrong) {
      const missing = row.historyIsValid ? account : 'history';
      refused.set(row.id, new NotInBooks(`Withdrawal ${row.id}`, TRANSITIONS[action].done, missing));
    }
  }
  return refused;
};
