import { Button } from '@mantine/core';
import KeyRound from 'lucide-react/icons/key-round';
import type { ServiceAccount } from '../../generated/model/serviceAccount.ts';
import { formatCount } from '../../lib/money.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type Load, stateOf } from '../../ui/feedback/load.ts';
import { columnsOf } from '../../ui/table/columns.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { PersonCell } from '../../ui/values/person.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { namesOf } from './admin-rules.ts';
import { badgeOfService, lastUsedOf } from './service-account-rules.ts';

type Props = {
  load: Load<readonly ServiceAccount[]>;
  /** Why none can be created; undefined when one can. */
  denied: string | undefined;
  onOpen: (id: string) => void;
  onCreate: () => void;
};

const column = columnsOf<ServiceAccount>();
const addressOf = ({ id }: ServiceAccount) => recordAddress('open', id);
const idOf = ({ id }: ServiceAccount) => id;

const columns = column.columns([
  column.accessor('name', {
    header: 'Name',
    cell: ({ getValue }) => <Truncated text={getValue()} />,
  }),
  column.accessor('roles', { header: 'Roles', cell: ({ getValue }) => <Truncated text={namesOf(getValue())} /> }),
  column.accessor(({ owner }) => owner.username, {
    id: 'owner',
    header: 'Owner',
    meta: { inRow: 'labelled' },
    cell: ({ getValue }) => <PersonCell username={getValue()} />,
  }),
  column.display({
    id: 'state',
    header: 'State',
    meta: { width: '150px', inRow: 'first' },
    cell: ({ row: { original } }) => <StatusBadge {...badgeOfService(original)} />,
  }),
  column.accessor(lastUsedOf, {
    id: 'last_used',
    header: 'Last used',
    meta: { width: 'var(--date-width)', inRow: 'labelled' },
    cell: ({ getValue }) => {
      const at = getValue();
      return at ? <DateTime iso={at} /> : 'Never';
    },
  }),
]);

export function ServiceAccountTable({ load, denied, onOpen, onCreate }: Props) {
  const found = stateOf(load) === 'rows' ? load.data?.length : undefined;
  useAnnounced(found === undefined ? undefined : `Service accounts listed: ${formatCount(found)}`);
  return (
    <section aria-label="Results">
      <RecordTable
        label="Service accounts"
        columns={columns}
        load={load}
        rowKey={idOf}
        opens={(row) => ({ href: addressOf(row), onOpen: () => onOpen(row.id) })}
        failed="Failed to load service accounts"
        skeletonRows={4}
        empty={
          <EmptyState
            icon={KeyRound}
            title="No service accounts yet"
            hint="A program calls the API with a token of its own, instead of somebody’s password."
            action={
              <Button variant="default" size="xs" disabled={denied !== undefined} title={denied} onClick={onCreate}>
                New Service Account
              </Button>
            }
          />
        }
      />
    </section>
  );
}
