import { Drawer, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { errorStatus } from '../../api/error.ts';
import type { Transaction } from '../../generated/model/transaction.ts';
import { useGetTransaction } from '../../generated/transactions/transactions.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import head from '../../ui/layout/record-head.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { StatusForm } from './status-form.tsx';
import classes from './transaction-drawer.module.css';
import { TransactionFacts } from './transaction-facts.tsx';
import { badgeOf, canDecide, type Decision, followsWithdrawal } from './transaction-rules.ts';

type Props = {
  /** The open transaction; undefined when none is. */
  id: string | undefined;
  /** Its row in the list, if it is there: shown until the whole record has arrived. */
  row: Transaction | undefined;
  running: boolean;
  /** A question in front of the drawer handles Escape. */
  asking: boolean;
  onDecide: (transaction: Transaction, status: Decision, notes: string) => void;
  onClose: () => void;
};

export function TransactionDrawer({ id, row, running, asking, onDecide, onClose }: Props) {
  // Kept while the drawer slides out.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);

  return (
    <Drawer.Root
      opened={id !== undefined}
      onClose={onClose}
      closeOnEscape={!asking}
      position="right"
      size={480}
      classNames={{ header: head.header, title: head.title, body: classes.body }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>
        {shown !== undefined && <Details key={shown} id={shown} row={row} running={running} onDecide={onDecide} />}
      </Drawer.Content>
    </Drawer.Root>
  );
}

type DetailsProps = Pick<Props, 'row' | 'running' | 'onDecide'> & { id: string };

function Details({ id, row, running, onDecide }: DetailsProps) {
  const { data, error, refetch } = useGetTransaction(id, { query: { placeholderData: row } });
  return (
    <>
      {/* A `header` element would be announced as the page's banner. */}
      <Drawer.Header role="presentation">
        <Drawer.Title>
          <span>{data?.transaction_id ?? 'Transaction'}</span>
          {data && <StatusBadge {...badgeOf(data.status)} />}
        </Drawer.Title>
        <Drawer.CloseButton aria-label="Close" />
      </Drawer.Header>
      <Drawer.Body>
        {data ? (
          <>
            {error && <OutOfDate what="This transaction" pronoun="it" error={error} onRetry={() => void refetch()} />}
            <TransactionFacts transaction={data} />
            {canDecide(data) && (
              <StatusForm running={running} onDecide={(status, notes) => onDecide(data, status, notes)} />
            )}
            {followsWithdrawal(data) && <FollowsWithdrawal email={data.player_email} />}
          </>
        ) : (
          <Missing id={id} error={error} onRetry={() => void refetch()} />
        )}
      </Drawer.Body>
    </>
  );
}

function FollowsWithdrawal({ email }: { email: string | null }) {
  return (
    <p className={classes.follows}>
      This transaction follows its withdrawal and changes with it.{' '}
      <Link to="/withdrawals" search={{ search: email ?? undefined }}>
        Go to the player’s withdrawals
      </Link>
    </p>
  );
}

function Missing({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  if (!error) return <Skeleton height={420} role="status" aria-label="Loading transaction" />;
  if (errorStatus(error) === 404) {
    return <EmptyState icon={SearchX} title="Transaction not found" hint={`There is no transaction ${id}.`} />;
  }
  return <LoadError what="Failed to load transaction" error={error} onRetry={onRetry} />;
}
