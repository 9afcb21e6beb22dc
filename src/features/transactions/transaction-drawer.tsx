import { Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Transaction } from '../../generated/model/transaction.ts';
import { useGetTransaction } from '../../generated/transactions/transactions.ts';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import { RecordMissing } from '../../ui/dialogs/record-missing.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
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

export function TransactionDrawer({ id, asking, onClose, ...details }: Props) {
  return (
    <RecordDrawer id={id} asking={asking} classNames={{ body: classes.body }} onClose={onClose}>
      {(shown) => <Details id={shown} {...details} />}
    </RecordDrawer>
  );
}

type DetailsProps = Pick<Props, 'row' | 'running' | 'onDecide'> & { id: string };

function Details({ id, row, running, onDecide }: DetailsProps) {
  const { data, error, refetch } = useGetTransaction(id, { query: { placeholderData: row } });
  return (
    <>
      <RecordDrawerHead>
        <span>{data?.transaction_id ?? 'Transaction'}</span>
        {data && <StatusBadge {...badgeOf(data.status)} />}
      </RecordDrawerHead>
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
          <RecordMissing noun="transaction" id={id} error={error} onRetry={() => void refetch()} />
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
