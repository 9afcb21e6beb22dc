import { useMay } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { idProblem } from '../../lib/id-problem.ts';
import { RowCheckbox } from '../../ui/layout/row-checkbox.tsx';
import { columnsOf } from '../../ui/table/columns.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { Hidden } from '../../ui/values/hidden.tsx';
import { RecordId } from '../../ui/values/record-id.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { LastFour } from './last-four.tsx';
import { RowMark } from './row-mark.tsx';
import { WithdrawalMenu } from './withdrawal-menu.tsx';
import { WithdrawalPlayer } from './withdrawal-player.tsx';
import { useRow } from './withdrawal-row.ts';
import { accountLast4, badgeOf, bankNameOf, idOf, requestedUsd } from './withdrawal-rules.ts';
import classes from './withdrawal-table.module.css';

const column = columnsOf<Withdrawal>();

const all = column.columns([
  column.display({
    id: 'select',
    header: () => <Hidden>Select</Hidden>,
    meta: { width: '44px', screenOnly: true },
    cell: ({ row }) => <Select id={idOf(row.original)} />,
  }),
  column.accessor(idOf, {
    id: 'id',
    header: 'Withdrawal',
    meta: { width: 'clamp(112px, 15cqi, 176px)', names: true },
    cell: ({ getValue }) => <RecordId id={getValue()} />,
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { width: '146px', inRow: 'first' },
    cell: ({ getValue }) => <StatusBadge {...badgeOf(getValue())} />,
  }),
  column.accessor('player_email', {
    header: 'Player',
    meta: { width: 'clamp(140px, 17cqi, 220px)' },
    cell: ({ row }) => <WithdrawalPlayer withdrawal={row.original} />,
  }),
  column.accessor(requestedUsd, {
    id: 'amount',
    header: 'Amount',
    meta: {
      width: 'clamp(92px, 9cqi, 124px)',
      align: 'end',
      inRow: 'first',
      sorts: { ascending: 'requested_amount_asc', descending: 'requested_amount_desc' },
    },
    cell: ({ getValue }) => <Amount usd={getValue()} />,
  }),
  column.accessor(bankNameOf, {
    id: 'bank',
    header: 'Bank',
    meta: { width: 'clamp(104px, 11cqi, 152px)' },
    cell: ({ row: { original } }) => (
      <span className={classes.bank}>
        <Truncated text={bankNameOf(original)} />
        <LastFour digits={accountLast4(original)} of="account" />
      </span>
    ),
  }),
  column.display({
    id: 'signals',
    header: 'Signals',
    meta: { inRow: 'late' },
    cell: ({ row }) => <RowMark withdrawal={row.original} place={row.index} />,
  }),
  column.accessor('created_at', {
    header: 'Requested',
    meta: { width: 'var(--date-width)', sorts: { ascending: 'created_at_asc', descending: 'created_at_desc' } },
    cell: ({ getValue }) => <DateTime iso={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: () => <Hidden>Actions</Hidden>,
    meta: { width: '52px', align: 'end', screenOnly: true },
    cell: ({ row }) => <Actions withdrawal={row.original} />,
  }),
]);

/** Signals are an extension. */
const core = all.filter(({ id }) => id !== 'signals');

export const useWithdrawalColumns = () => (useMay()({ area: 'withdrawals' }) ? all : core);

function Select({ id }: { id: string }) {
  const { selection } = useRow();
  const selected = selection.ids.has(id);
  return (
    <RowCheckbox
      aria-label={`Select ${id}`}
      className={classes.check}
      checked={selected}
      disabled={idProblem(id, 'withdrawals') !== undefined || (!selected && selection.full)}
      onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}

function Actions({ withdrawal }: { withdrawal: Withdrawal }) {
  const { running, onOpen, onAction } = useRow();
  return (
    <WithdrawalMenu
      withdrawal={withdrawal}
      running={running.has(idOf(withdrawal))}
      onOpen={onOpen}
      onAction={onAction}
    />
  );
}
