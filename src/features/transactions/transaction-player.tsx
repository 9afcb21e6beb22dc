import { useMay } from '../../api/may.ts';
import type { Transaction } from '../../generated/model/transaction.ts';
import { getPlayer } from '../../generated/permissions.ts';
import { PlayerReference } from '../../ui/values/player-reference.tsx';

/** The player of a transaction, with a link to the player's page. */
export function TransactionPlayer({
  transaction: { player_id, player_email, player_state },
}: {
  transaction: Transaction;
}) {
  return <PlayerReference id={player_id} email={player_email} state={player_state} mayOpen={useMay()(getPlayer)} />;
}
