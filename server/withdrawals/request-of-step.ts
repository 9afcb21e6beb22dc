import { createHash } from 'node:crypto';
import { usdOf } from '../domain/money.ts';
import type { Decision } from '../second-person/request-commands.ts';
import type { RuledAction } from '../second-person/rules.ts';
import { signalsNow } from './signal-queries.ts';
import type { WithdrawalRow } from './step-commands.ts';

/** The call that is carried out once a second person agrees. */
export interface StepCall {
  note: string | null;
}

/** A step of a withdrawal as a second person is asked to agree to it. */
export function decisionOf(row: WithdrawalRow, action: RuledAction, note: string | undefined): Decision {
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
