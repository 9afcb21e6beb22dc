import type { Role } from '../../generated/model/role.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import type { Load } from '../../ui/feedback/load.ts';
import { RoleTable } from './role-table.tsx';

const RoleDialog = lazyDialog(async () => ({ default: (await import('./role-dialog.tsx')).RoleDialog }));

type Props = {
  load: Load<readonly Role[]>;
  /** The ids of the role in the form, and of the one that a new role starts with. */
  edit: string | undefined;
  copy: string | undefined;
  creating: boolean;
  onOpen: (id: string) => void;
  onCopy: (id: string) => void;
  onClose: () => void;
};

/** The roles, with a form for one of them. */
export function RolesPanel({ load, edit, copy, creating, onOpen, onCopy, onClose }: Props) {
  const roles = load.data;
  const role = roles?.find(({ id }) => id === edit);
  const source = roles?.find(({ id }) => id === copy);
  return (
    <>
      <RoleTable load={load} onOpen={onOpen} />
      <RoleDialog
        isOpen={creating || role !== undefined || source !== undefined}
        opened={creating || role !== undefined || source !== undefined}
        role={role}
        source={source}
        onCopy={onCopy}
        onClose={onClose}
      />
    </>
  );
}
