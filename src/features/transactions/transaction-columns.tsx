import type { Transaction } from '../../generated/model/transaction.ts';
import { titled } from '../../lib/words.ts';
import { RowButton } from '../../ui/layout/row-button.tsx';
import { tableColumnsOf } from '../../ui/table/data-table.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { RecordId } from '../../ui/values/record-id.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { TransactionPlayer } from './transaction-player.tsx';
import { badgeOf } from './transaction-rules.ts';
import classes from './transaction-table.module.css';

const column = tableColumnsOf<Transaction>();

/** Spec section 2, to the letter. */
export const transactionColumns = (onOpen: (id: string) => void) =>
  column.columns([
    column.accessor('transaction_id', {
      header: 'Transaction ID',
      meta: { width: 'clamp(184px, 17cqi, 208px)' },
      cell: ({ getValue }) => <RecordId id={getValue()} />,
    }),
    column.accessor('transaction_type', {
      header: 'Type',
      meta: { width: 'clamp(104px, 10.4cqi, 116px)' },
      cell: ({ getValue }) => <Truncated text={titled(getValue())} />,
    }),
    column.accessor('player_email', {
      header: 'Player Email',
      cell: ({ row: { original } }) => <TransactionPlayer transaction={original} />,
    }),
    column.accessor('game_name', {
      header: 'Game',
      meta: { width: 'clamp(134px, 12.4cqi, 200px)', leftOut: 'phone' },
      cell: ({ getValue }) => <Truncated text={getValue()} />,
    }),
    column.accessor('amount', {
      header: 'Amount',
      meta: { width: 'clamp(78px, 8cqi, 108px)', align: 'end', inRow: 'first' },
      cell: ({ getValue }) => <Amount usd={getValue()} />,
    }),
    column.accessor('status', {
      header: 'Status',
      meta: { width: 'clamp(104px, 10.2cqi, 114px)', inRow: 'first' },
      cell: ({ getValue }) => <StatusBadge {...badgeOf(getValue())} />,
    }),
    column.accessor('created_at', {
      header: 'Date',
      meta: { width: 'var(--date-width)' },
      cell: ({ getValue }) => <DateTime iso={getValue()} />,
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      meta: { width: '112px', screenOnly: true },
      cell: ({ row: { original } }) => (
        <RowButton
          className={classes.details}
          aria-label={`View Details of ${original.transaction_id}`}
          onClick={() => onOpen(original.id)}
        >
          <span className={classes.words}>View Details</span>
        </RowButton>
      ),
    }),
  ]);
