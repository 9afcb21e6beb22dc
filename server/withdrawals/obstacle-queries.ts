import { and, inArray, not, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { secondsHeld } from '../ledger/decision-hold.ts';
import { isPaidElsewhere } from '../ledger/restore-mode.ts';
import { historyIsValid, isBooked } from '../ledger/withdrawal-books.ts';
import { Held } from './refusals.ts';
import { TRANSITIONS, type WithdrawalAction } from './status.ts';
import type { WithdrawalRow } from './step-commands.ts';
import type { Missing } from './step-refusals.ts';

// The obstacles to a step of locked withdrawals, whoever takes it.

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
  undo: 'hold',
  return: 'bank',
};

type Account = 'hold' | 'clearing' | 'bank';

function accountBefore(action: WithdrawalAction, { status }: WithdrawalRow): Account | undefined {
  // The money of a rejection that is taken back has left the hold: this very administrator's step, which was booked, moved it.
  if (action === 'undo' && status === 'rejected') return undefined;
  return action === 'recall' && status === 'processing' ? 'clearing' : HAS_MONEY_IN[action];
}

/**
 * The locked withdrawals whose money is not there or whose history is not a valid path: records that were inserted by
 * SQL have neither.
 */
export async function missingInBooks(
  tx: Transaction,
  rows: WithdrawalRow[],
  action: WithdrawalAction,
): Promise<Map<string, Missing>> {
  const missing = new Map<string, Missing>();
  for (const [account, some] of Map.groupBy(rows, (row) => accountBefore(action, row))) {
    const ids = some.map(({ withdrawalId }) => withdrawalId);
    if (account) for (const [id, what] of await missingIn(tx, ids, account)) missing.set(id, what);
  }
  return missing;
}

async function missingIn(tx: Transaction, ids: string[], account: Account): Promise<[string, Missing][]> {
  // A separate statement after locking, so that it sees what earlier holders of the locks have recorded.
  const wrong = await tx
    .select({ id: withdrawals.withdrawalId, historyIsValid: sql<boolean>`${historyIsValid}` })
    .from(withdrawals)
    .where(and(inArray(withdrawals.withdrawalId, ids), not(isBooked(account))));
  return wrong.map((row) => [row.id, row.historyIsValid ? account : 'history']);
}

/**
 * Why a step has to wait until a decision can no longer be taken back, for the locked withdrawals. Nothing is sent before, and a
 * cancellation would otherwise tell the platform of the decision.
 */
export async function heldRefusals(tx: Transaction, rows: WithdrawalRow[], action: WithdrawalAction) {
  const decided: readonly string[] =
    action === 'cancel' ? TRANSITIONS.undo.from : action === 'process' ? ['approved'] : [];
  const ids = rows.filter(({ status }) => decided.includes(status)).map(({ withdrawalId }) => withdrawalId);
  const { done } = TRANSITIONS[action];
  return new Map(
    [...(await secondsHeld(tx, ids))].map(
      ([id, seconds]) => [id, new Held(`Withdrawal ${id}`, done, seconds)] as const,
    ),
  );
}

/** Of the locked withdrawals, those that the rail has paid according to its list, as a restore found. */
export async function paidElsewhere(tx: Transaction, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: withdrawals.withdrawalId })
    .from(withdrawals)
    .where(and(inArray(withdrawals.withdrawalId, ids), isPaidElsewhere));
  return rows.map(({ id }) => id);
}
