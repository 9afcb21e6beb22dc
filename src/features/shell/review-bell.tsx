import { ActionIcon, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import { lazy } from 'react';
import { pollEvery } from '../../api/query-client.ts';
import type { Mention } from '../../generated/model/mention.ts';
import { useListWithdrawals } from '../../generated/withdrawal-list/withdrawal-list.ts';
import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { stateOf, withData } from '../../ui/feedback/load.ts';
import { loadedEarly } from '../../ui/feedback/loaded-early.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { closeAround, Dropdown } from '../../ui/layout/dropdown.tsx';
import classes from './review-bell.module.css';
import { BELL_LIST, useWaiting } from './waiting-count.ts';

const { Part: ReviewList, usePreload } = loadedEarly(async () => (await import('./review-list.tsx')).ReviewList);
const MentionList = lazy(async () => ({ default: (await import('./mention-list.tsx')).MentionList }));

const REFRESH = pollEvery(60_000);

type Props = {
  /** How many decisions wait for the administrator as the second person. */
  approvalsWaiting: number;
  /** Notes that name the administrator. */
  mentions: readonly Mention[];
};

/** A red dot shows while withdrawals await review, decisions a second person, or notes the one whom they name; the dropdown links to them. */
export function ReviewBell({ approvalsWaiting, mentions }: Props) {
  const query = useListWithdrawals(BELL_LIST, { query: { refetchInterval: REFRESH } });
  const awaiting = useWaiting();
  // A back end that ignores `limit` sends all of them.
  const waiting = query.data?.withdrawals.slice(0, BELL_LIST.limit);
  const hasFailed = ['failed', 'old'].includes(stateOf(query));
  // The stream of changes knows first how many there are.
  const dot = waiting !== undefined && (awaiting ?? waiting.length) > 0;
  const count = awaiting === undefined ? undefined : awaiting + approvalsWaiting + mentions.length;
  usePreload();
  const mark = dot || approvalsWaiting > 0 || mentions.length > 0;

  return (
    <Dropdown
      role="dialog"
      aria-label="Notifications"
      width="min(340px, 100vw - 20px)"
      button={(dropdown) => (
        <ActionIcon
          {...dropdown}
          variant="subtle"
          color="gray"
          size="lg"
          title={count ? `${formatCount(count)} waiting` : undefined}
          aria-label={nameOf(dot, hasFailed, approvalsWaiting > 0, mentions.length > 0)}
        >
          <Bell size={18} />
          {mark && <span className={classes.dot} data-count={count !== undefined && count > 99 ? '99+' : count} />}
          {hasFailed && <span className={classes.failed}>!</span>}
        </ActionIcon>
      )}
    >
      {mentions.length > 0 && (
        <LazyPart failed="Your mentions could not be loaded" loading={<Skeleton height={80} />}>
          <MentionList mentions={mentions} />
        </LazyPart>
      )}
      {approvalsWaiting > 0 && (
        <div className={classes.head}>
          <h2 className={classes.title}>{counted(approvalsWaiting, 'request')} for your approval</h2>
          <Link to="/approvals" className={classes.all} onClick={closeAround}>
            Review
          </Link>
        </div>
      )}
      <div className={classes.head}>
        <h2 className={classes.title}>Awaiting review</h2>
        <Link to="/withdrawals" search={{ status: 'pending_review' }} className={classes.all} onClick={closeAround}>
          Show all
        </Link>
      </div>
      <LazyPart failed="The list could not be loaded" loading={<Skeleton w="auto" m={14} height={180} />}>
        <ReviewList waiting={withData(query, waiting)} />
      </LazyPart>
    </Dropdown>
  );
}

/** A failed request does not mean that nothing awaits review; the last known state still counts. */
function nameOf(dot: boolean, failed: boolean, approvals: boolean, mentioned: boolean): string {
  const news = [
    mentioned && 'notes mention you',
    dot && 'withdrawals await review',
    approvals && 'requests need your approval',
    failed && 'not up to date',
  ].filter(Boolean);
  return news.length === 0 ? 'Notifications' : `Notifications: ${news.join('; ')}`;
}
