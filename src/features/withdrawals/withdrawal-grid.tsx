import { Button, Checkbox, Skeleton } from '@mantine/core';
import Banknote from 'lucide-react/icons/banknote';
import { type ReactNode, useDeferredValue } from 'react';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { formatCount } from '../../lib/money.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { dimmed, OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { NothingFound } from '../../ui/filters/nothing-found.tsx';
import type { WithdrawalListView } from './use-withdrawal-list.ts';
import type { WithdrawalSelection } from './use-withdrawal-selection.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import classes from './withdrawal-grid.module.css';
import { idOf, type WithdrawalAction } from './withdrawal-rules.ts';

type Props = {
  list: WithdrawalListView;
  selection: WithdrawalSelection;
  running: ReadonlyMap<string, WithdrawalAction>;
  filtered: boolean;
  /** Actions on the selection: directly after 'Select all' in the tab order. */
  bulkBar: ReactNode;
  onClearFilters: () => void;
  onOpen: (id: string) => void;
  onAction: (action: WithdrawalAction, withdrawal: Withdrawal) => void;
};

/** More than a large window shows; each of the others first reserves its place. */
const FIRST_CARDS = 15;

/** The results, or the loading, error or empty state. A failed load is never shown as an empty list. */
export function WithdrawalGrid(props: Props) {
  const { list, selection, running, filtered, bulkBar, onClearFilters, onOpen, onAction } = props;
  // The other cards follow without holding up a click or a key.
  const drawn = useDeferredValue(list.rows.length, FIRST_CARDS);
  useAnnounced(list.loading || list.outdated || list.failed ? undefined : countOf(list));
  // An empty answer to other filters says nothing about these.
  if (list.loading || (list.outdated && list.rows.length === 0)) return <GridSkeleton />;
  if (list.failed === 'all') {
    return <LoadError what="Failed to load withdrawals" error={list.error} onRetry={list.reload} />;
  }
  if (list.rows.length === 0) {
    return (
      <NothingFound
        icon={Banknote}
        title="No withdrawals found"
        hint="Withdrawal requests will appear here"
        filtered={filtered}
        onClearFilters={onClearFilters}
      />
    );
  }
  return (
    <div aria-busy={list.outdated} {...dimmed(list.outdated, classes.parts)}>
      {list.failed === 'refresh' && <OutOfDate what="These withdrawals" error={list.error} onRetry={list.reload} />}
      <div className={classes.head}>
        <Checkbox
          id="select-all"
          size="xs"
          label="Select all loaded"
          checked={selection.all}
          // Not `disabled`, which would lose the focus when the last withdrawal has been decided.
          aria-disabled={selection.none}
          title={selection.none ? 'None of them can be reviewed' : undefined}
          indeterminate={selection.selected.length > 0 && !selection.all}
          onChange={selection.none ? undefined : selection.all ? selection.clear : selection.selectAll}
          readOnly={selection.none}
        />
        <span id="results-count" tabIndex={-1}>
          {formatCount(list.rows.length)} {list.more ? 'loaded, there are more' : 'found'}
        </span>
      </div>
      {bulkBar}
      <ul aria-label="Withdrawals" className={classes.grid}>
        {list.rows.map((withdrawal, place) => {
          const id = idOf(withdrawal);
          return (
            <li key={id}>
              {place < drawn && (
                <WithdrawalCard
                  withdrawal={withdrawal}
                  selected={selection.ids.has(id)}
                  selectable={!selection.full}
                  failure={selection.failures.get(id)}
                  running={running.has(id)}
                  onToggle={selection.toggle}
                  onOpen={onOpen}
                  onAction={onAction}
                />
              )}
            </li>
          );
        })}
      </ul>
      {list.failed === 'more' ? (
        <LoadError what="Failed to load more withdrawals" error={list.error} onRetry={list.retryMore} />
      ) : (
        list.more && (
          <Button
            variant="default"
            className={classes.more}
            data-focus-after="results-count"
            loading={list.loadingMore}
            onClick={list.loadMore}
          >
            Load more
          </Button>
        )
      )}
    </div>
  );
}

function countOf({ rows, more }: WithdrawalListView): string {
  if (rows.length === 0) return 'Withdrawals listed: none';
  return `Withdrawals listed: ${formatCount(rows.length)}${more ? ', and there are more' : ''}`;
}

/** As tall as the cards that it replaces. */
function GridSkeleton() {
  return (
    <div role="status" aria-label="Loading withdrawals">
      <div className={classes.head}>
        <Skeleton width={140} height={16} />
      </div>
      <div className={classes.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((key) => (
          <Skeleton key={key} className={classes.skeleton} radius="var(--radius-card)" />
        ))}
      </div>
    </div>
  );
}
