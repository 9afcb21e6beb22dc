import { Button } from '@mantine/core';
import UserCog from 'lucide-react/icons/user-cog';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import { formatCount } from '../../lib/money.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type Load, stateOf } from '../../ui/feedback/load.ts';
import { columnsOf } from '../../ui/table/columns.ts';
import listClasses from '../../ui/table/list.module.css';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { PersonCell } from '../../ui/values/person.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { badgeOf, factorsOf, namesOf } from './admin-rules.ts';

type Props = {
  load: Load<readonly AdminUser[]>;
  onOpen: (id: string) => void;
  onClearFilters: () => void;
};

const column = columnsOf<AdminUser>();
const addressOf = ({ id }: AdminUser) => recordAddress('open', id);
const idOf = ({ id }: AdminUser) => id;

const columns = column.columns([
  column.accessor('username', {
    header: 'Name',
    cell: ({ getValue }) => <PersonCell username={getValue()} />,
  }),
  column.accessor('roles', { header: 'Roles', cell: ({ getValue }) => <Truncated text={namesOf(getValue())} /> }),
  column.accessor('state', {
    header: 'State',
    meta: { width: '116px', inRow: 'first' },
    cell: ({ getValue }) => <StatusBadge {...badgeOf(getValue())} />,
  }),
  column.accessor(factorsOf, {
    id: 'factors',
    header: 'Second factor',
    meta: { width: '128px', inRow: 'whole' },
    cell: ({ getValue }) => <Truncated text={getValue() ?? '—'} />,
  }),
  column.accessor('last_active_at', {
    header: 'Last active',
    meta: { width: 'var(--date-width)', inRow: 'labelled', leftOut: 'phone' },
    cell: ({ getValue }) => (getValue() ? <DateTime iso={getValue()} /> : '—'),
  }),
  column.accessor('session_count', {
    header: 'Sessions',
    meta: { width: '92px', align: 'end', leftOut: 'phone' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
]);

export function AdminTable({ load, onOpen, onClearFilters }: Props) {
  const found = stateOf(load) === 'rows' ? load.data?.length : undefined;
  useAnnounced(found === undefined ? undefined : `Administrators listed: ${formatCount(found)}`);
  return (
    <section aria-label="Results">
      <div id="results-count" tabIndex={-1} className={listClasses.count}>
        {load.data && `${formatCount(load.data.length)} found`}
      </div>
      <RecordTable
        label="Administrators"
        columns={columns}
        load={load}
        rowKey={idOf}
        wide
        opens={(row) => ({ href: addressOf(row), onOpen: () => onOpen(row.id) })}
        failed="Failed to load administrators"
        skeletonRows={8}
        empty={
          <EmptyState
            icon={UserCog}
            title="No administrators found"
            hint="Try adjusting your filters"
            action={
              <Button data-focus-after="results-count" variant="default" size="xs" onClick={onClearFilters}>
                Clear Filters
              </Button>
            }
          />
        }
      />
    </section>
  );
}
