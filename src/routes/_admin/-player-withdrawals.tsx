import { useCallback, useMemo } from 'react';
import type { PlayerPageSearch } from '../../features/players/player-search.ts';
import { WithdrawalResults } from '../../features/withdrawals/withdrawal-results.tsx';
import { recordAddress } from '../../lib/record-address.ts';
import { withdrawalNotes } from './-withdrawal-notes.tsx';

type Props = {
  /** The player. */
  id: string;
  /** The withdrawal in the dialog. */
  open: string | undefined;
  onOpen: (patch: PlayerPageSearch) => void;
  onClose: () => void;
};

const addressOf = (id: string) => recordAddress('open', id, { tab: 'withdrawals' });
const nothingToClear = () => undefined;

/** The withdrawals of one player. */
export function PlayerWithdrawals({ id, open, onOpen, onClose }: Props) {
  const filters = useMemo(() => ({ player_id: id }), [id]);
  const openWithdrawal = useCallback((withdrawal: string) => onOpen({ open: withdrawal }), [onOpen]);
  return (
    <WithdrawalResults
      filters={filters}
      filtered={false}
      onClearFilters={nothingToClear}
      open={open}
      addressOf={addressOf}
      onOpen={openWithdrawal}
      onClose={onClose}
      notes={withdrawalNotes}
    />
  );
}
