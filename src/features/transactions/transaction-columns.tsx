import { Button } from '@mantine/core';
import type { Transaction } from '../../generated/model/transaction.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { titled } from '../../lib/words.ts';
import { columnsOf } from '../../ui/data-table.tsx';
import { Money } from '../../ui/money.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Truncated } from '../../ui/truncate.tsx';
import { badgeOf } from './transaction-rules.ts';
import classes from './transaction-table.module.css';

const column = columnsOf<Transaction>();

/** Spec section 2, to the letter. */
export const transactionColumns = (onOpen: (id: string) => void) =>
  column.columns([
    column.accessor('transaction_id', {
      header: 'Transaction ID',
      meta: { width: '164px' },
      cell: ({ getValue }) => (
        <span className={classes.id}>
          <Truncated text={getValue()} />
        </span>
      ),
    }),
    column.accessor('transaction_type', {
      header: 'Type',
      meta: { width: '126px' },
      cell: ({ getValue }) => <Truncated text={titled(getValue())} />,
    }),
    column.accessor('player_email', {
      header: 'Player Email',
      cell: ({ getValue }) => <Truncated text={getValue()} />,
    }),
    column.accessor('game_name', {
      header: 'Game',
      meta: { width: '150px' },
      cell: ({ getValue }) => <Truncated text={getValue()} />,
    }),
    column.accessor('amount', {
      header: 'Amount',
      meta: { width: '108px', align: 'end' },
      cell: ({ getValue }) => <Money usd={getValue()} />,
    }),
    column.accessor('status', {
      header: 'Status',
      meta: { width: '120px' },
      cell: ({ getValue }) => <StatusBadge {...badgeOf(getValue())} />,
    }),
    column.accessor('created_at', {
      header: 'Date',
      meta: { width: '182px' },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDateTime(getValue())}</time>,
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      meta: { width: '112px' },
      cell: ({ row: { original } }) => (
        <Button
          variant="default"
          size="compact-xs"
          aria-label={`View Details of ${original.transaction_id}`}
          onClick={() => onOpen(original.id)}
        >
          View Details
        </Button>
      ),
    }),
  ]);
