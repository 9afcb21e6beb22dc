import { Drawer, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { useMay } from '../../api/may.ts';
import type { Transaction } from '../../generated/model/transaction.ts';
import { getPlayer, listAuditEntries, listWithdrawals } from '../../generated/permissions.ts';
import { useGetTransaction } from '../../generated/transaction-details/transaction-details.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { HistoryLink } from '../../ui/values/history-link.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './transaction-drawer.module.css';
import { TransactionFacts } from './transaction-facts.tsx';
import { badgeOf, canDecide, followsWithdrawal } from './transaction-rules.ts';

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
  return (
    <RecordDrawer id={id} classNames={{ body: classes.body }} onClose={onClose}>
      {(shown) => <Details id={shown} row={row} />}
    </RecordDrawer>
  );
}

function Details({ id, row }: Pick<Props, 'row'> & { id: string }) {
  const query = useGetTransaction(id, { query: { placeholderData: row } });
  const { data } = query;
  const mayAudit = useMay()(listAuditEntries);
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
                  <StatusForm transaction={transaction} />
                </LazyPart>
              )}
              {followsWithdrawal(transaction) && <FollowsWithdrawal transaction={transaction} />}
              {mayAudit && <HistoryLink type="transaction" id={id} />}
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
