import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import { useNextPage } from '../../api/next-page.ts';
import type { PlayerTimeline as Page } from '../../generated/model/playerTimeline.ts';
import type { PlayerTimelineEntry } from '../../generated/model/playerTimelineEntry.ts';
import { getTransaction, getWithdrawal } from '../../generated/permissions.ts';
import {
  getListPlayerTimelineInfiniteQueryOptions,
  useListPlayerTimelineInfinite,
} from '../../generated/players/players.ts';
import { counted } from '../../lib/words.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { RecordId } from '../../ui/values/record-id.tsx';
import { Timeline, TimelineEntry, TimelineNote } from '../../ui/values/timeline.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './player-page.module.css';
import { lookOf, statusWords } from './timeline-rules.ts';

const PARAMS = { limit: 25 };
const PAGING = {
  initialPageParam: undefined,
  getNextPageParam: (page: Page) => page.next_cursor ?? undefined,
};

/** For the route's loader. */
export const timelineOptions = (id: string) => getListPlayerTimelineInfiniteQueryOptions(id, PARAMS, { query: PAGING });

const entriesOf = ({ pages }: { pages: Page[] }) => pages.flatMap(({ entries }) => entries);

/** All that happened to a player in one stream, newest first. */
export function PlayerTimeline({ id }: { id: string }) {
  const query = useListPlayerTimelineInfinite(id, PARAMS, { query: { ...PAGING, select: entriesOf } });
  const { loadMore, loadingMore } = useNextPage(query);
  return (
    <section aria-busy={query.isPending} className={parts.part} aria-label="Overview">
      <div id="results-count" tabIndex={-1} />
      <Loaded
        load={query}
        failed="Failed to load what happened"
        what="This timeline"
        skeleton={<Skeleton height={420} role="status" aria-label="Loading timeline" />}
        isEmpty={(entries) => entries.length === 0}
        empty={<p className={parts.quiet}>Nothing is recorded.</p>}
        announced={(entries) => `Timeline: ${counted(entries.length, 'event')} shown`}
      >
        {(entries) => (
          <Timeline label="What happened, newest first" onPage>
            {entries.map((entry) => (
              <Event key={entry.id} entry={entry} />
            ))}
          </Timeline>
        )}
      </Loaded>
      <LoadMore
        load={query}
        failed="Failed to load more of the timeline"
        onRetry={() => void loadMore()}
        more={query.hasNextPage}
        button={{ 'data-focus-after': 'results-count', loading: loadingMore, onClick: () => void loadMore() }}
      />
    </section>
  );
}

function Event({ entry }: { entry: PlayerTimelineEntry }) {
  const { icon, tone, words, after } = lookOf(entry);
  const { amount, at, actor, text, kind } = entry;
  const status = kind === 'transaction' ? statusWords(entry.status) : undefined;
  return (
    <TimelineEntry
      icon={icon}
      tone={tone}
      at={at}
      actor={actor ?? undefined}
      title={
        <>
          {words}
          <Record entry={entry} />
          {after && ` ${after}`}
        </>
      }
    >
      {(amount !== null || status) && (
        <TimelineNote>
          {amount !== null && <Amount usd={amount} />}
          {amount !== null && status && ' · '}
          {status}
        </TimelineNote>
      )}
      {text && (
        <TimelineNote>
          <Truncated text={text} lines={3} />
        </TimelineNote>
      )}
      {kind === 'note' && text === null && <TimelineNote>The text was erased.</TimelineNote>}
    </TimelineEntry>
  );
}

/** Opens over the tab that lists it; closing it leads back here. A note on a withdrawal leads to the withdrawal. */
function Record({ entry: { kind, record_id, record_name } }: { entry: PlayerTimelineEntry }) {
  const may = useMay();
  if (record_name === null) return null;
  const isOfWithdrawal = kind === 'withdrawal' || kind === 'note';
  const id = kind === 'note' ? record_name : record_id;
  const mayOpen = may(isOfWithdrawal ? getWithdrawal : getTransaction);
  const name = <RecordId id={record_name} />;
  if (id === null || !(isOfWithdrawal || kind === 'transaction') || !mayOpen) {
    return (
      <>
        {' '}
        <span className={classes.record}>{name}</span>
      </>
    );
  }
  return (
    <>
      {' '}
      <Link
        to="."
        search={{ tab: isOfWithdrawal ? 'withdrawals' : 'transactions', open: id }}
        state={{ openedHere: true }}
        className={classes.record}
      >
        {name}
      </Link>
    </>
  );
}
