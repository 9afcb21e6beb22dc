import { Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import Banknote from 'lucide-react/icons/banknote';
import { type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { withKeys } from '../../lib/id-problem.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { dimmed } from '../../ui/feedback/out-of-date.tsx';
import { NothingFound } from '../../ui/filters/nothing-found.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { type SignalPage, SignalPages, SignalsOfPage, signalsInCache } from './signal-pages.tsx';
import { UndoLast } from './undo-last.tsx';
import { AT_ONCE, useSignalCalls } from './use-card-signals.ts';
import type { Lookers, Snoozes } from './use-review-queue.ts';
import type { WithdrawalListView } from './use-withdrawal-list.ts';
import type { WithdrawalSelection } from './use-withdrawal-selection.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import classes from './withdrawal-grid.module.css';
import { countOf, WithdrawalListHead } from './withdrawal-list-head.tsx';
import { idOf, type WithdrawalAction } from './withdrawal-rules.ts';

/** The parts that cards and table share. */
export type WithdrawalListProps = {
  list: WithdrawalListView;
  selection: WithdrawalSelection;
  running: Pick<ReadonlySet<string>, 'has'>;
  /** Withdrawals whose decisions have just been undone. */
  undone: ReadonlySet<string>;
  lookers: Lookers;
  snoozes: Snoozes;
  filtered: boolean;
  /** Actions on the selection: directly after 'Select all' in the tab order. */
  bulkBar: ReactNode;
  onClearFilters: () => void;
  /** The link that opens a withdrawal. */
  addressOf: (id: string) => string;
  onOpen: (id: string) => void;
  onAction: (action: WithdrawalAction, withdrawal: Withdrawal) => void;
};

/** As many as a window shows; each of the others first reserves its place. */
const FIRST_CARDS = 12;

/** The results, or the loading, error or empty state. A failed load is never shown as an empty list. */
export function WithdrawalGrid(props: WithdrawalListProps) {
  const {
    list,
    selection,
    running,
    undone,
    lookers,
    snoozes,
    filtered,
    bulkBar,
    onClearFilters,
    addressOf,
    onOpen,
    onAction,
  } = props;
  // The other cards follow without holding up a click or a key.
  const drawn = useDeferredValue(list.rows.length, FIRST_CARDS);
  const signalsOf = useSignalCalls(list.rows);
  const client = useQueryClient();
  const pages = Array.from({ length: Math.ceil(list.rows.length / AT_ONCE) }, (_, page) => page);
  const [signals, setSignals] = useState<readonly SignalPage[]>(() =>
    pages.map((page) => signalsInCache(client, signalsOf(page * AT_ONCE))),
  );
  const noteSignals = useCallback(
    (page: number, loaded: SignalPage) => setSignals((before) => Object.assign([...before], { [page]: loaded })),
    [],
  );
  const hasSignals = !signals[0]?.isAbsent;
  const outdated = list.load.isPlaceholderData;
  const results = (rows: readonly Withdrawal[]) => (
    <div aria-busy={outdated} {...dimmed(outdated, classes.parts)}>
      <WithdrawalListHead list={list} selection={selection} />
      {bulkBar}
      {pages.map((page) => (
        <SignalsOfPage key={page} page={page} withdrawalIds={signalsOf(page * AT_ONCE)} onSignals={noteSignals} />
      ))}
      <SignalPages value={signals}>
        <ul aria-label="Withdrawals" className={classes.grid} data-signals={hasSignals || undefined}>
          {withKeys(rows, idOf).map(([key, withdrawal], place) => {
            const id = idOf(withdrawal);
            return (
              <li key={key}>
                {place < drawn && (
                  <WithdrawalCard
                    withdrawal={withdrawal}
                    href={addressOf(id)}
                    selected={selection.ids.has(id)}
                    selectable={!selection.full}
                    failure={selection.failures.get(id)}
                    lookedAtBy={lookers.get(id)}
                    snooze={snoozes.get(id)}
                    running={running.has(id)}
                    undone={undone.has(id)}
                    page={Math.floor(place / AT_ONCE)}
                    onToggle={selection.toggle}
                    onOpen={onOpen}
                    onAction={onAction}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </SignalPages>
      <LoadMore
        load={list.load}
        failed="Failed to load more withdrawals"
        onRetry={list.retryMore}
        more={list.more}
        button={{
          className: classes.more,
          'data-focus-after': 'results-count',
          loading: list.loadingMore,
          onClick: list.loadMore,
        }}
      />
    </div>
  );
  return (
    <Loaded
      load={list.load}
      failed="Failed to load withdrawals"
      what="These withdrawals"
      skeleton={<GridSkeleton />}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <>
          <UndoLast />
          <NothingFound
            icon={Banknote}
            title="No withdrawals found"
            hint="Withdrawal requests will appear here"
            filtered={filtered}
            onClearFilters={onClearFilters}
          />
        </>
      }
      announced={() => countOf(list)}
    >
      {results}
    </Loaded>
  );
}

/** As tall as the cards that it replaces. */
function GridSkeleton() {
  return (
    <div role="status" aria-label="Loading withdrawals">
      <div className={classes.head}>
        <Skeleton width={140} height={16} />
      </div>
      <div className={classes.grid} data-signals>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((key) => (
          <Skeleton key={key} className={classes.skeleton} radius="var(--radius-card)" />
        ))}
      </div>
    </div>
  );
}
