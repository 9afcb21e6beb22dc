import { Drawer, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { useMay } from '../../api/may.ts';
import type { Transaction } from '../../generated/model/transaction.ts';
import { getPlayer, listWithdrawals } from '../../generated/permissions.ts';
import { useGetTransaction } from '../../generated/transactions/transactions.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './transaction-drawer.module.css';
import { TransactionFacts } from './transaction-facts.tsx';
import { badgeOf, canDecide, followsWithdrawal } from './transaction-rules.ts';
import { useDecideTransaction } from './use-decide-transaction.ts';

const StatusForm = lazy(() => import('./status-form.tsx'));
/** Of the form, so that nothing moves when it arrives. */
const FORM_HEIGHT = 254;

type Props = {
  /** The open transaction; undefined when none is. */
  id: string | undefined;
  /** Its row in the list, if it is there: shown until the whole record has arrived. */
  row: Transaction | undefined;
  onClose: () => void;
};

export function TransactionDrawer({ id, row, onClose }: Props) {
  // Here, so that a decision goes on when the drawer has been closed, or shows another transaction.
  const { running, decide } = useDecideTransaction();
  return (
    <RecordDrawer id={id} classNames={{ body: classes.body }} onClose={onClose}>
      {(shown) => <Details id={shown} row={row} running={running.has(shown)} decide={decide} />}
    </RecordDrawer>
  );
}

type DetailsProps = Pick<Props, 'row'> &
  Pick<ReturnType<typeof useDecideTransaction>, 'decide'> & { id: string; running: boolean };

function Details({ id, row, running, decide }: DetailsProps) {
  const query = useGetTransaction(id, { query: { placeholderData: row } });
  const { data } = query;
  return (
    <>
      <RecordDrawerHead>
        <span>{data?.transaction_id ?? 'Transaction'}</span>
        {data && <StatusBadge {...badgeOf(data.status)} />}
      </RecordDrawerHead>
      <Drawer.Body>
        <LoadedRecord load={query} noun="transaction" id={id}>
          {(transaction) => (
            <>
              <TransactionFacts transaction={transaction} />
              {canDecide(transaction) && (
                <LazyPart
                  failed="The form could not be loaded"
                  loading={<Skeleton height={FORM_HEIGHT} role="status" aria-label="Loading form" />}
                >
                  <StatusForm running={running} onDecide={(request) => void decide(transaction, request)} />
                </LazyPart>
              )}
              {followsWithdrawal(transaction) && <FollowsWithdrawal transaction={transaction} />}
            </>
          )}
        </LoadedRecord>
      </Drawer.Body>
    </>
  );
}

function FollowsWithdrawal({ transaction: { player_id, player_email } }: { transaction: Transaction }) {
  const may = useMay();
  // A masked address finds nothing.
  const finds = may(listWithdrawals) && (may('players.pii') || may(getPlayer));
  return (
    <p className={classes.follows}>
      This transaction follows its withdrawal and changes with it.{' '}
      {finds &&
        (player_id && may(getPlayer) ? (
          <Link to="/players/$id" params={{ id: player_id }} search={{ tab: 'withdrawals' }}>
            Go to the player’s withdrawals
          </Link>
        ) : (
          <Link to="/withdrawals" search={{ search: player_email ?? undefined }}>
            Go to the player’s withdrawals
          </Link>
        ))}
    </p>
  );
}
