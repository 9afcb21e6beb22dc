import { useMay } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { getPlayer } from '../../generated/permissions.ts';
import { PlayerReference } from '../../ui/values/player-reference.tsx';

type Props = {
  withdrawal: Pick<Withdrawal, 'player_id' | 'player_email' | 'player_state'>;
};

/** The player of a withdrawal, with a link to the player's page. */
export function WithdrawalPlayer({ withdrawal: { player_id, player_email, player_state } }: Props) {
  return <PlayerReference id={player_id} email={player_email} state={player_state} mayOpen={useMay()(getPlayer)} />;
}
