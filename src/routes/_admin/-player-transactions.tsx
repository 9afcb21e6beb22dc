import { useCallback } from 'react';
import type { PlayerPageSearch } from '../../features/players/player-search.ts';
import { TransactionTable } from '../../features/transactions/transaction-table.tsx';
import { useTransactionList } from '../../features/transactions/use-transaction-list.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';

const TransactionDrawer = lazyDialog(async () => ({
  default: (await import('../../features/transactions/transaction-drawer.tsx')).TransactionDrawer,
}));

type Props = {
  /** The player. */
  id: string;
  page: number;
  onPage: (page: number) => void;
  /** The transaction in the drawer. */
  open: string | undefined;
  onOpen: (patch: PlayerPageSearch) => void;
  onClose: () => void;
};

const addressOf = (id: string) => recordAddress('open', id, { tab: 'transactions' });
const nothingToClear = () => undefined;

/** The transactions of one player. */
export function PlayerTransactions({ id, page, onPage, open, onOpen, onClose }: Props) {
  const list = useTransactionList({ player_id: id }, page);
  const openTransaction = useCallback((transaction: string) => onOpen({ open: transaction }), [onOpen]);
  return (
    <>
      <TransactionTable
        list={list}
        page={page}
        filtered={false}
        onPage={onPage}
        onClearFilters={nothingToClear}
        addressOf={addressOf}
        onOpen={openTransaction}
      />
      <TransactionDrawer
        isOpen={open !== undefined}
        id={open}
        row={list.load.data?.find((row) => row.id === open)}
        onClose={onClose}
      />
    </>
  );
}
