import { createHash } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import type { Refusal } from '../domain/errors.ts';
import { usdOf } from '../domain/money.ts';
import { AwaitingSecond } from '../second-person/refusals.ts';
import { askSecondPerson, type Decision } from '../second-person/request-commands.ts';
import { RULED_ACTIONS, type RuledAction } from '../second-person/rules.ts';
import { signalsNow } from './signal-queries.ts';
import { TRANSITIONS, type WithdrawalAction, type WithdrawalCall, type WithdrawalRow } from './status.ts';

/** The call that is carried out once a second person agrees. */
export interface StepCall {
  note: string | null;
}

/**
 * Asks for a second person where the rules want one.
 *
 * @param rows the withdrawals that no guard has refused
 * @returns the ids of the withdrawals that wait from now on, and refusals for the withdrawals that waited before
 */
export async function askForSecond(
  tx: Transaction,
  rows: WithdrawalRow[],
  { by, ids, change: { action, note, agreed } }: WithdrawalCall,
): Promise<{ asked: Set<string>; askedBefore: Map<string, Refusal> }> {
  const { adminId } = by;
  // The worker sends the withdrawals that people have approved.
  if (!isRuled(action) || agreed || adminId === null) return { asked: new Set(), askedBefore: new Map() };
  const inOrder = rows.toSorted((one, other) => ids.indexOf(one.withdrawalId) - ids.indexOf(other.withdrawalId));
  const decisions = inOrder.map((row) => decisionOf(row, action, note));
  const waiting = await askSecondPerson(tx, { ...by, adminId }, decisions);
  return {
    asked: new Set([...waiting.asked.keys()].map(({ subjectId }) => String(subjectId))),
    askedBefore: new Map(
      [...waiting.before].map(([{ subjectId }, { id }]) => [
        String(subjectId),
        new AwaitingSecond(`Withdrawal ${subjectId}`, TRANSITIONS[action].done, String(id)),
      ]),
    ),
  };
}

const isRuled = (action: WithdrawalAction): action is WithdrawalAction & RuledAction =>
  RULED_ACTIONS.some((ruled) => ruled === action);

/** A step of a withdrawal as a second person is asked to agree to it. */
function decisionOf(row: WithdrawalRow, action: RuledAction, note: string | undefined): Decision {
  const call: StepCall = { note: note?.trim() || null };
  return {
    action,
    subjectType: 'withdrawal',
    subjectId: row.withdrawalId,
    subjectVersion: versionOf(row),
    amountCents: row.requestedCents,
    playerId: row.playerId,
    call,
    shown: {
      status: row.status,
      requested_amount: usdOf(row.requestedCents),
      processing_fee: usdOf(row.feeCents),
      net_payout_amount: usdOf(row.netCents),
      player_id: row.playerId,
      game_id: row.gameId,
      bank_name: row.bankName,
      account_last4: row.accountLast4,
      routing_last4: row.routingLast4,
      account_type: row.accountType,
      attempt: row.attempt,
      note: call.note,
    },
    alsoShown: async (tx) => {
      const [found] = await signalsNow(tx, [row.withdrawalId]);
      return { signals: (found?.signals ?? []).map(({ kind, level, sentence }) => ({ kind, level, sentence })) };
    },
  };
}

/** SHA-256 of everything about a withdrawal on which a decision rests, hex. */
export function versionOf(row: WithdrawalRow): string {
  const { status, attempt, playerId, gameId, requestedCents, feeCents, netCents } = row;
  const { bankName, accountLast4, routingLast4, accountType, accountFingerprint } = row;
  const parts = [status, attempt, playerId, gameId, requestedCents, feeCents, netCents];
  const account = [bankName, accountLast4, routingLast4, accountType, accountFingerprint];
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...account]))
    .digest('hex');
}
