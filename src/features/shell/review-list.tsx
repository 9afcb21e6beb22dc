import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMay } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { getPlayer } from '../../generated/permissions.ts';
import { useGetWithdrawalSummary } from '../../generated/withdrawals/withdrawals.ts';
import { counted } from '../../lib/words.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Load } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { closeAround } from '../../ui/layout/dropdown.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { Ago } from '../../ui/values/date-time.tsx';
import { PlayerReference } from '../../ui/values/player-reference.tsx';
import classes from './bell-lists.module.css';

type Props = {
  waiting: Load<readonly Withdrawal[]>;
};

export function ReviewList({ waiting }: Props) {
  return (
    <>
      <AwaitingSecond />
      <Loaded
        load={waiting}
        failed="Failed to fetch withdrawals"
        skeleton={<Skeleton w="auto" m={14} height={180} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState icon={CircleCheck} title="Nothing awaits review" hint="New withdrawal requests appear here." />
        }
      >
        {(rows) => <Waiting waiting={rows} />}
      </Loaded>
    </>
  );
}

/** How many of them, and of others, wait for a second person; nothing where none does, or the back end does not say. */
function AwaitingSecond() {
  const count = useGetWithdrawalSummary().data?.awaitingSecond ?? 0;
  if (count === 0) return null;
  return (
    <Link to="/withdrawals" search={{ awaiting_second: 'true' }} className={classes.second} onClick={closeAround}>
      {counted(count, 'withdrawal')} {count === 1 ? 'awaits' : 'await'} a second approval
    </Link>
  );
}

function Waiting({ waiting }: { waiting: readonly Withdrawal[] }) {
  const mayOpen = useMay()(getPlayer);
  return (
    <ul className={classes.list}>
      {waiting.map((withdrawal) => {
        const id = withdrawal.withdrawal_id ?? withdrawal.request_id;
        return (
          <li key={id} className={classes.item}>
            <Link to="/withdrawals" search={{ open: id }} className={classes.id} onClick={closeAround}>
              {id}
            </Link>
            <Amount usd={withdrawal.requested_amount ?? withdrawal.amount} />
            <PlayerReference
              id={withdrawal.player_id}
              email={withdrawal.player_email}
              state={withdrawal.player_state}
              mayOpen={mayOpen}
              onOpen={closeAround}
            />
            <Ago className={classes.when} iso={withdrawal.created_at} />
          </li>
        );
      })}
    </ul>
  );
}
