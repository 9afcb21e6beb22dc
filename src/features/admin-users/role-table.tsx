import Users from 'lucide-react/icons/users';
import type { Role } from '../../generated/model/role.ts';
import { formatCount } from '../../lib/money.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { humanise } from '../../lib/words.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Load } from '../../ui/feedback/load.ts';
import { columnsOf } from '../../ui/table/columns.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { areasOf } from './role-areas.ts';

type Props = {
  load: Load<readonly Role[]>;
  onOpen: (id: string) => void;
};

const column = columnsOf<Role>();
const addressOf = ({ id }: Role) => recordAddress('edit', id);
const idOf = ({ id }: Role) => id;

const columns = column.columns([
  column.accessor('name', {
    header: 'Role',
    meta: { width: '190px' },
    cell: ({ getValue }) => <Truncated text={humanise(getValue())} />,
  }),
  column.accessor('is_built_in', {
    header: 'Kind',
    meta: { width: '120px', inRow: 'first' },
    cell: ({ getValue }) => (getValue() ? 'Built-in' : 'Your own'),
  }),
  column.accessor(areasOf, { id: 'areas', header: 'Areas', cell: ({ getValue }) => <Truncated text={getValue()} /> }),
  column.accessor(({ permissions }) => permissions.length, {
    id: 'permissions',
    header: 'Permissions',
    meta: { width: '110px', align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.accessor('admin_count', {
    header: 'Holders',
    meta: { width: '92px', align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
]);

export function RoleTable({ load, onOpen }: Props) {
  return (
    <section aria-label="Results">
      <RecordTable
        label="Roles"
        columns={columns}
        load={load}
        rowKey={idOf}
        opens={(row) => ({ href: addressOf(row), onOpen: () => onOpen(row.id) })}
        failed="Failed to load roles"
        skeletonRows={7}
        empty={<EmptyState icon={Users} title="No roles" hint="The back end has none." />}
      />
    </section>
  );
}
