import { ActionIcon, Popover } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { pollEvery } from '../../api/query-client.ts';
import { useListWithdrawals } from '../../generated/withdrawals/withdrawals.ts';
import classes from './review-bell.module.css';
import { ReviewList } from './review-list.tsx';

/** How many of the newest withdrawals the bell lists. */
const NEWEST = 5;
const REFRESH = pollEvery(60_000);

/** A red dot shows while withdrawals await review; the popover links to the newest of them. */
export function ReviewBell() {
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useListWithdrawals(
    { status: 'pending_review', sort: 'created_at_desc', limit: NEWEST },
    { query: { refetchInterval: REFRESH } },
  );
  // A back end that ignores `limit` sends all of them.
  const waiting = data?.withdrawals.slice(0, NEWEST);
  const dot = Boolean(waiting?.length);
  const close = () => setOpen(false);

  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width="min(340px, 100vw - 20px)"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={nameOf(dot, error !== null)}
          onClick={() => setOpen(!open)}
        >
          <Bell size={18} />
          {dot && <span className={classes.dot} />}
          {error && <span className={classes.failed}>!</span>}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label="Notifications">
        <div className={classes.head}>
          <h2 className={classes.title}>Awaiting review</h2>
          <Link to="/withdrawals" search={{ status: 'pending_review' }} className={classes.all} onClick={close}>
            Show all
          </Link>
        </div>
        <ReviewList waiting={waiting} error={error} onRetry={refetch} onChoose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A failed request does not mean that nothing awaits review; the last known state still counts. */
function nameOf(dot: boolean, failed: boolean): string {
  if (failed) return dot ? 'Notifications: withdrawals await review; not up to date' : 'Notifications: not up to date';
  return dot ? 'Notifications: withdrawals await review' : 'Notifications';
}
