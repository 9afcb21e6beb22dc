import CircleCheck from 'lucide-react/icons/circle-check';
import { useCallback } from 'react';
import { useSession } from '../../api/use-session.ts';
import type { ApprovalRequest } from '../../generated/model/approvalRequest.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { stateOf } from '../../ui/feedback/load.ts';
import { columnsOf } from '../../ui/table/columns.ts';
import { CursorPager, type usePagesOf } from '../../ui/table/cursor-pager.tsx';
import { EmptyPage } from '../../ui/table/empty-page.tsx';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { PersonCell } from '../../ui/values/person.tsx';
import { badgeIn, StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { actionWords, STATES } from './approval-rules.ts';
import type { ApprovalSearch } from './approval-search.ts';
import type { ApprovalListView } from './use-approval-list.ts';

type Props = {
  list: ApprovalListView;
  search: ApprovalSearch;
  pages: ReturnType<typeof usePagesOf>;
  onOpen: (id: string) => void;
};

const column = columnsOf<ApprovalRequest>();
const idOf = ({ id }: ApprovalRequest) => id;
const COLUMNS = column.columns([
  column.accessor('action', {
    header: 'Request',
    cell: ({ row: { original } }) => (
      <Truncated
        lines={2}
        text={`${actionWords(original.action)}${original.subject_id === null ? '' : ` ${original.subject_id}`}`}
      />
    ),
  }),
  column.accessor('state', {
    header: 'State',
    meta: { width: '112px', inRow: 'first' },
    cell: ({ getValue }) => <StatusBadge {...badgeIn(STATES, getValue())} />,
  }),
  column.accessor('amount', {
    header: 'Amount',
    meta: { width: 'clamp(96px, 12cqi, 140px)', align: 'end', inRow: 'first' },
    cell: ({ getValue }) => <Amount usd={getValue()} />,
  }),
  column.accessor('requested_by', {
    header: 'Requested by',
    meta: { width: 'clamp(96px, 16cqi, 180px)' },
    cell: ({ getValue }) => <Asker username={getValue()} />,
  }),
  column.accessor('requested_at', {
    header: 'Requested',
    meta: { width: 'var(--date-width)' },
    cell: ({ getValue }) => <DateTime iso={getValue()} />,
  }),
]);

function Asker({ username }: { username: string }) {
  return useSession()?.admin.username === username ? 'You' : <PersonCell username={username} />;
}

/** Of each view, what it says when there is nothing. */
const EMPTY = {
  for_me: { title: 'Nothing waits for you', hint: 'Decisions that need a second person appear here.' },
  by_me: { title: 'You have asked for nothing', hint: 'Your decisions that need a second person appear here.' },
  decided: { title: 'Nothing was decided yet', hint: 'Requests that have ended appear here.' },
};

export function ApprovalTable({ list: { load, next }, search, pages, onOpen }: Props) {
  const { cursor } = search;
  const view = search.view === undefined || search.view === 'rules' ? 'for_me' : search.view;
  const opens = useCallback(
    ({ id }: ApprovalRequest) => ({
      href: recordAddress('open', id, view === 'for_me' ? {} : { view }),
      onOpen: () => onOpen(id),
    }),
    [onOpen, view],
  );
  const state = stateOf(load, (rows) => rows.length === 0);
  const isCurrent = (state === 'rows' || state === 'empty') && !load.isPlaceholderData;
  return (
    <section aria-label="Results">
      <RecordTable
        key={`${view} ${cursor ?? 'first'}`}
        label="Approvals"
        columns={COLUMNS}
        load={load}
        rowKey={idOf}
        opens={opens}
        failed="Failed to load approvals"
        empty={
          <EmptyPage isFirst={cursor === undefined}>
            <EmptyState icon={CircleCheck} {...EMPTY[view]} />
          </EmptyPage>
        }
      />
      {isCurrent && <CursorPager pages={pages} next={next} />}
    </section>
  );
}
