import ScrollText from 'lucide-react/icons/scroll-text';
import { useCallback } from 'react';
import type { AuditEntry } from '../../generated/model/auditEntry.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { counted } from '../../lib/words.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { stateOf } from '../../ui/feedback/load.ts';
import { NothingFound } from '../../ui/filters/nothing-found.tsx';
import { columnsOf } from '../../ui/table/columns.ts';
import { CursorPager, type usePagesOf } from '../../ui/table/cursor-pager.tsx';
import { EmptyPage } from '../../ui/table/empty-page.tsx';
import listClasses from '../../ui/table/list.module.css';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { SearchedBack } from '../../ui/table/searched-back.tsx';
import { TableSettings, type TableView } from '../../ui/table/table-settings.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { PersonCell } from '../../ui/values/person.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { actorOf, badgeOf } from './audit-rules.ts';
import { auditWords } from './audit-words.ts';
import { RecordReference } from './record-reference.tsx';
import { type AuditListView, PAGE_SIZE } from './use-audit-list.ts';

type Props = {
  list: AuditListView;
  pages: ReturnType<typeof usePagesOf>;
  filtered: boolean;
  onClearFilters: () => void;
  onOpen: (id: string) => void;
  view: TableView | undefined;
};

const column = columnsOf<AuditEntry>();
const idOf = ({ id }: AuditEntry) => id;

const COLUMNS = column.columns([
  column.accessor('at', {
    header: 'When',
    // Room for the table's edge, before which dates elsewhere do not stand.
    meta: { width: 'calc(var(--date-width) + 16px)' },
    cell: ({ getValue }) => <DateTime iso={getValue()} />,
  }),
  column.display({
    id: 'actor',
    header: 'User',
    meta: { width: 'clamp(110px, 12cqi, 170px)' },
    cell: ({ row: { original } }) => <PersonCell username={actorOf(original)} />,
  }),
  column.accessor('action', {
    header: 'Action',
    meta: { names: true },
    cell: ({ getValue }) => <Truncated text={auditWords(getValue())} />,
  }),
  column.display({
    id: 'record',
    header: 'Record',
    meta: { width: 'clamp(176px, 17cqi, 220px)' },
    cell: ({ row: { original } }) => <RecordReference entry={original} />,
  }),
  column.accessor('result', {
    header: 'Result',
    meta: { width: '108px', inRow: 'first' },
    cell: ({ getValue }) => <StatusBadge {...badgeOf(getValue())} />,
  }),
  column.accessor('address', {
    header: 'From',
    meta: { width: '132px', leftOut: 'phone' },
    cell: ({ getValue }) => <Truncated text={getValue()} />,
  }),
]);

export function AuditTable({ list, pages, filtered, onClearFilters, onOpen, view }: Props) {
  const opens = useCallback(
    ({ id }: AuditEntry) => ({ href: recordAddress('open', id), onOpen: () => onOpen(id) }),
    [onOpen],
  );
  const { load, next, searchedUntil } = list;
  const { cursor } = pages;
  const state = stateOf(load, (rows) => rows.length === 0);
  const isCurrent = (state === 'rows' || state === 'empty') && !load.isPlaceholderData;
  useAnnounced(
    isCurrent ? `${counted(load.data?.length ?? 0, 'entry').replace(/entrys$/, 'entries')} shown` : undefined,
  );
  return (
    <section aria-label="Results">
      <div className={listClasses.head}>
        <div id="results-count" tabIndex={-1} />
        <TableSettings columns={COLUMNS} view={view} />
      </div>
      <RecordTable
        // A new page starts scrolled to its top.
        key={cursor ?? 'newest'}
        label="Audit log"
        columns={COLUMNS}
        load={load}
        rowKey={idOf}
        wide
        view={view}
        opens={opens}
        failed="Failed to load the audit log"
        skeletonRows={PAGE_SIZE}
        empty={
          searchedUntil === null ? (
            <EmptyPage isFirst={cursor === undefined}>
              <NothingFound
                icon={ScrollText}
                title="No entries found"
                hint="Whatever administrators and programs do will appear here"
                filtered={filtered}
                onClearFilters={onClearFilters}
              />
            </EmptyPage>
          ) : (
            <EmptyState icon={ScrollText} title="No entries found so far" />
          )
        }
      />
      {isCurrent && searchedUntil !== null && (
        <SearchedBack to={searchedUntil} remedy="Narrow the filters down, or go on to the next page." />
      )}
      {isCurrent && <CursorPager pages={pages} next={next} />}
    </section>
  );
}
