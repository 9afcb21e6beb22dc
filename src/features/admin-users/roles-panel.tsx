import type { Role } from '../../generated/model/role.ts';
import type { DataTableLoad } from '../../ui/table/data-table.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleTable } from './role-table.tsx';

type Props = Pick<DataTableLoad, 'loading' | 'error' | 'onRetry'> & {
  roles: readonly Role[] | undefined;
  /** The ids of the role in the form, and of the one that a new role starts with. */
  edit: string | undefined;
  copy: string | undefined;
  creating: boolean;
  onOpen: (id: string) => void;
  onCopy: (id: string) => void;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
};

/** The roles, with a form for one of them. */
export function RolesPanel({ roles, edit, copy, creating, onOpen, onCopy, onDirty, onClose, ...load }: Props) {
  const role = roles?.find(({ id }) => id === edit);
  const source = roles?.find(({ id }) => id === copy);
  return (
    <>
      <RoleTable roles={roles} onOpen={onOpen} {...load} />
      <RoleDialog
        opened={creating || role !== undefined || source !== undefined}
        role={role}
        source={source}
        onDirty={onDirty}
        onCopy={onCopy}
        onClose={onClose}
      />
    </>
  );
}
