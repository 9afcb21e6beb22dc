import { deniedFor, useMay } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { isOfFrozenPlayer, NEEDS, paysPlayer, type WithdrawalAction } from './withdrawal-rules.ts';

const FROZEN = 'The player is frozen: nothing is paid';

/** Why an action on the withdrawal is disabled, for its title; undefined when it is permitted. */
export function useDeniedAction(withdrawal: Withdrawal): (action: WithdrawalAction) => string | undefined {
  const may = useMay();
  return (action) => {
    if (!may(NEEDS[action])) return deniedFor(NEEDS[action]);
    return paysPlayer(action) && isOfFrozenPlayer(withdrawal) ? FROZEN : undefined;
  };
}
