import { useAction } from '../../api/use-action.ts';
import { useDeleteRole } from '../../generated/admin-users-changes/admin-users-changes.ts';
import type { Role } from '../../generated/model/role.ts';
import { humanise } from '../../lib/words.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';

/** Deletes roles. */
export function useRoleActions(onDeleted: () => void) {
  const { mutateAsync: deleteRole } = useDeleteRole();
  const { act, running } = useAction();

  async function remove(role: Role) {
    const name = humanise(role.name);
    const done = await act({
      ids: [role.id],
      name,
      ask: () =>
        askConfirm({
          title: `Delete ${name}?`,
          message: 'Nobody has this role. It cannot be brought back.',
          confirmLabel: 'Delete',
          danger: true,
        }),
      call: (headers) => deleteRole({ id: role.id, headers }),
      done: 'Role deleted',
      failed: 'Failed to delete role',
    });
    if (done) onDeleted();
  }

  return { running: running.size > 0, remove };
}
