import Users from 'lucide-react/icons/users';
import { useCallback, useMemo } from 'react';
import { useMay } from '../../api/may.ts';
import type { Player } from '../../generated/model/player.ts';
import { Player as fields } from '../../generated/permissions.ts';
import { idProblem } from '../../lib/id-problem.ts';
import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { stateOf } from '../../ui/feedback/load.ts';
import { NothingFound } from '../../ui/filters/nothing-found.tsx';
import { columnsOf } from '../../ui/table/columns.ts';
import { CursorPager, type usePagesOf } from '../../ui/table/cursor-pager.tsx';
import { EmptyPage } from '../../ui/table/empty-page.tsx';
import listClasses from '../../ui/table/list.module.css';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { TableSettings, type TableView } from '../../ui/table/table-settings.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { playerBadge } from '../../ui/values/player-state.ts';
import { RecordId } from '../../ui/values/record-id.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './player-table.module.css';
import { PAGE_SIZE, type PlayerListView } from './use-player-list.ts';

type Props = {
  list: PlayerListView;
  pages: ReturnType<typeof usePagesOf>;
  filtered: boolean;
  onClearFilters: () => void;
  onOpen: (id: string) => void;
  view: TableView | undefined;
};

const column = columnsOf<Player>();
const idOf = ({ player_id }: Player) => player_id;

/** An amount that is left out for want of a permission has no column. */
const columnsFor = (seesSpent: boolean, seesWithdrawn: boolean) =>
  column.columns([
    column.accessor('player_id', {
      header: 'Player',
      cell: ({ row: { original } }) => <Who player={original} />,
    }),
    column.accessor('state', {
      header: 'State',
      meta: { width: '104px', inRow: 'first' },
      cell: ({ getValue }) => <StatusBadge {...playerBadge(getValue())} />,
    }),
    column.accessor('registered_at', {
      header: 'Registered',
      meta: { width: 'var(--date-width)', leftOut: 'row' },
      cell: ({ getValue }) => <DateTime iso={getValue()} />,
    }),
    column.accessor('last_seen_at', {
      header: 'Last seen',
      meta: { width: 'var(--date-width)', inRow: 'labelled' },
      cell: ({ getValue }) => <DateTime iso={getValue()} />,
    }),
    ...(seesSpent ? [amount('spent', 'Spent', 'phone')] : []),
    ...(seesWithdrawn ? [amount('withdrawn', 'Withdrawn', 'phone'), amount('waiting', 'Awaits review')] : []),
  ]);

const amount = (field: 'spent' | 'withdrawn' | 'waiting', header: string, leftOut?: 'phone') =>
  column.accessor(field, {
    header,
    meta: { width: 'clamp(96px, 10cqi, 132px)', align: 'end', ...(leftOut && { leftOut }) },
    cell: ({ getValue }) => <Amount usd={getValue()} />,
  });

/** Name, address and id. */
function Who({ player: { player_id, player_email, display_name } }: { player: Player }) {
  const name = display_name || player_email || player_id;
  return (
    <span className={classes.who}>
      <Truncated text={name} />
      <span className={classes.more}>
        {player_email && player_email !== name && (
          <span className={classes.email}>
            <Truncated text={player_email} />
          </span>
        )}
        {player_id !== name && <RecordId id={player_id} />}
      </span>
    </span>
  );
}

export function PlayerTable({ list, pages, filtered, onClearFilters, onOpen, view }: Props) {
  const may = useMay();
  const [seesSpent, seesWithdrawn] = [may(fields.spent), may(fields.withdrawn)];
  const columns = useMemo(() => columnsFor(seesSpent, seesWithdrawn), [seesSpent, seesWithdrawn]);
  const opens = useCallback(
    // Relative to the list's own address.
    ({ player_id }: Player) => ({
      href: `players/${encodeURIComponent(player_id.toWellFormed())}`,
      onOpen: () => onOpen(player_id),
      problem: idProblem(player_id),
    }),
    [onOpen],
  );
  const { load, next, total, capped } = list;
  const { cursor } = pages;
  const state = stateOf(load, (rows) => rows.length === 0);
  const isCurrent = (state === 'rows' || state === 'empty') && !load.isPlaceholderData;
  const found = total === undefined ? undefined : `${capped ? 'More than ' : ''}${formatCount(total)} found`;
  useAnnounced(isCurrent ? (found ?? `${counted(load.data?.length ?? 0, 'player')} shown`) : undefined);
  return (
    <section aria-label="Results" className={classes.results}>
      <div className={listClasses.head}>
        <div id="results-count" tabIndex={-1} className={listClasses.count}>
          {state === 'rows' && found}
        </div>
        <TableSettings columns={columns} view={view} />
      </div>
      <RecordTable
        // A new page starts scrolled to its top.
        key={cursor ?? 'first'}
        label="Players"
        columns={columns}
        load={load}
        rowKey={idOf}
        wide
        view={view}
        opens={opens}
        failed="Failed to load players"
        skeletonRows={PAGE_SIZE}
        empty={
          <EmptyPage isFirst={cursor === undefined}>
            <NothingFound
              icon={Users}
              title="No players found"
              hint="Players appear here once the platform has sent them"
              filtered={filtered}
              onClearFilters={onClearFilters}
            />
          </EmptyPage>
        }
      />
      {isCurrent && <CursorPager pages={pages} next={next} />}
    </section>
  );
}
