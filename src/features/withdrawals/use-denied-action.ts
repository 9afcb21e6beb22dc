import { deniedFor, useMay } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { awaitingSecond } from '../../lib/second-approval.ts';
import {
  amountProblem,
  isOfFrozenPlayer,
  NEEDS,
  paysPlayer,
  problemOf,
  type WithdrawalAction,
} from './withdrawal-rules.ts';

const FROZEN = 'The player is frozen: nothing is paid';

/** Why an action on the withdrawal is disabled, for its title; undefined when it is permitted. */
export function useDeniedAction(withdrawal: Withdrawal): (action: WithdrawalAction) => string | undefined {
  const may = useMay();
  return (action) => {
    if (!may(NEEDS[action])) return deniedFor(NEEDS[action]);
    const problem = problemOf(withdrawal) ?? (paysPlayer(action) ? amountProblem(withdrawal) : undefined);
    if (problem) return problem;
    if (paysPlayer(action) && isOfFrozenPlayer(withdrawal)) return FROZEN;
    const waiting = withdrawal.approval_request;
    return waiting?.action === action ? awaitingSecond(waiting.waiting_for) : undefined;
  };
}
