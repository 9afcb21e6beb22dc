import { deniedFor, useMay } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { NEEDS, paysPlayer, type WithdrawalAction } from './withdrawal-rules.ts';

const FROZEN = 'The player is frozen: nothing is paid';

/** Why an action on the withdrawal is disabled, for its title; undefined when it is permitted. */
export function useDeniedAction({ player_state }: Withdrawal): (action: WithdrawalAction) => string | undefined {
  const may = useMay();
  return (action) => {
    if (!may(NEEDS[action])) return deniedFor(NEEDS[action]);
    return player_state === 'frozen' && paysPlayer(action) ? FROZEN : undefined;
  };
}
