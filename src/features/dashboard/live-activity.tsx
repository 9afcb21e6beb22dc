import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useMay } from '../../api/may.ts';
import type { RecentTransactions } from '../../generated/model/recentTransactions.ts';
import type { Transaction } from '../../generated/model/transaction.ts';
import { getPlayer } from '../../generated/permissions.ts';
import { timeOf } from '../../lib/dates.ts';
import { idProblem, withKeys } from '../../lib/id-problem.ts';
import { idParam } from '../../lib/record-address.ts';
import { isLeftOut } from '../../lib/settings.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { isAbsent, type Load } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { Ago } from '../../ui/values/date-time.tsx';
import { PlayerReference } from '../../ui/values/player-reference.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { statusOf, typeOf } from './activity-rules.ts';
import classes from './live-activity.module.css';
import { SampleMark } from './sample-mark.tsx';
import { useNow } from './use-now.ts';

/** Spec section 9. Also applied here, because a back end that ignores `limit` sends more. */
const MAX_SHOWN = 10;

type Shown = Pick<
  Transaction,
  'transaction_type' | 'game_name' | 'player_id' | 'player_email' | 'player_state' | 'amount' | 'status' | 'created_at'
>;

/** The spec has sample entries without saying which. */
const SAMPLE: readonly (Omit<Shown, 'created_at'> & { minutes: number })[] = [
  {
    transaction_type: 'purchase',
    game_name: 'Game one',
    player_email: 'player-1@example.com',
    amount: 9.99,
    status: 'completed',
    minutes: 2,
  },
  {
    transaction_type: 'transfer',
    game_name: 'Game two',
    player_email: 'player-2@example.com',
    amount: 25,
    status: 'completed',
    minutes: 5,
  },
  {
    transaction_type: 'withdrawal',
    game_name: 'Game one',
    player_email: 'player-3@example.com',
    amount: 120,
    status: 'pending',
    minutes: 12,
  },
  {
    transaction_type: 'currency_send',
    game_name: 'Game three',
    player_email: 'player-4@example.com',
    amount: 4.5,
    status: 'completed',
    minutes: 19,
  },
  {
    transaction_type: 'item_purchase',
    game_name: 'Game two',
    player_email: 'player-5@example.com',
    amount: 2.99,
    status: 'failed',
    minutes: 26,
  },
];

/** The newest transactions. A back end without this call has samples instead, marked as such. */
export function LiveActivity({ recent }: { recent: Load<RecentTransactions> }) {
  const now = useNow();
  if (isAbsent(recent)) {
    return (
      <Panel title="Live Activity" actions={<SampleMark />}>
        <ul className={classes.list} aria-label="Sample transactions">
          {SAMPLE.map((entry) => (
            <Entry
              key={entry.minutes}
              transaction={{ ...entry, created_at: new Date(now - entry.minutes * 60_000).toISOString() }}
              now={now}
            />
          ))}
        </ul>
      </Panel>
    );
  }
  return (
    <Panel
      title="Live Activity"
      busy={recent.isPending}
      actions={
        !isLeftOut('/transactions') && (
          <Link to="/transactions" className={classes.all} data-screen-only>
            All transactions
          </Link>
        )
      }
    >
      <Loaded
        load={recent}
        failed="Failed to load activity"
        skeleton={<Skeleton className={classes.loading} radius="var(--radius-control)" />}
        isEmpty={({ transactions }) => transactions.length === 0}
        empty={
          <EmptyState
            icon={ArrowLeftRight}
            title="No activity yet"
            hint="Transactions will appear here as they are made."
          />
        }
      >
        {({ transactions }) => (
          <ul className={classes.list} aria-label="Newest transactions">
            {withKeys(transactions.slice(0, MAX_SHOWN), ({ id }) => id).map(([key, transaction]) => (
              <Entry key={key} transaction={transaction} now={now} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

type EntryProps = {
  /** A sample has no id, and opens nothing. */
  transaction: Shown & { id?: string };
  now: number;
};

function Entry({ transaction, now }: EntryProps) {
  const mayOpen = useMay()(getPlayer);
  const { label, icon: Icon } = typeOf(transaction.transaction_type);
  const status = statusOf(transaction.status);
  const { id, created_at } = transaction;
  const words = <Truncated text={[label, transaction.game_name].filter(Boolean).join(' · ')} />;
  return (
    <li className={classes.entry}>
      <span className={classes.icon}>
        <Icon size={15} />
      </span>
      <span className={classes.lines}>
        <span className={classes.line}>
          {id === undefined || idProblem(id) || isLeftOut('/transactions') ? (
            words
          ) : (
            <Link to="/transactions" search={{ open: idParam(id) }} className={classes.open}>
              {words}
            </Link>
          )}
          <span className={classes.amount}>
            <Amount usd={transaction.amount} />
          </span>
        </span>
        <span className={classes.line} data-second>
          <PlayerReference
            id={transaction.player_id}
            email={transaction.player_email}
            state={transaction.player_state}
            mayOpen={mayOpen}
          />
          <span className={classes.when}>
            <span className={classes.status} data-tone={status.tone}>
              {status.label}
            </span>
            {' · '}
            {/* Even if the clock is behind, a transaction is never shown as in the future. */}
            <Ago iso={created_at} now={Math.max(now, timeOf(created_at) ?? 0)} />
          </span>
        </span>
      </span>
    </li>
  );
}
