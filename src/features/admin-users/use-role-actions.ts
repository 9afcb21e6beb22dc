import { useMutation } from '@tanstack/react-query';
import { failureReason, fieldErrors } from '../../api/error.ts';
import { type Intent, sayReplayed } from '../../api/intent.ts';
import { useFormIntent } from '../../api/use-form-intent.ts';
import { createRole, deleteRole, updateRole } from '../../generated/admin-users/admin-users.ts';
import type { Role } from '../../generated/model/role.ts';
import type { RoleRequest } from '../../generated/model/roleRequest.ts';
import { humanise } from '../../lib/words.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';

type Outcome = { onDone: () => void; onNameRefused: (message: string | undefined) => void };
type Attempt = { request: RoleRequest; intent: Intent };

/** @param id the role to change; undefined for a new one */
export function useRoleActions(id: string | undefined, { onDone, onNameRefused }: Outcome) {
  const saving = useMutation({
    mutationFn: ({ request, intent }: Attempt) =>
      id === undefined ? createRole(request, { intent }) : updateRole(id, request, { intent }),
  });
  const deleting = useMutation({ mutationFn: (role: Role) => deleteRole(role.id) });
  const send = useFormIntent();

  async function save(request: RoleRequest) {
    try {
      const { answer, replayed } = await send((intent) => saving.mutateAsync({ request, intent }));
      if (replayed) sayReplayed(answer.name);
      else notify.success(id === undefined ? 'Role created' : 'Role saved', { detail: answer.name });
      onDone();
    } catch (error) {
      notify.error('Failed to save role', { detail: failureReason(error) });
      onNameRefused(fieldErrors(error).find(({ path }) => path === 'name')?.message);
    }
  }

  async function remove(role: Role) {
    const name = humanise(role.name);
    const sure = await askConfirm({
      title: `Delete ${name}?`,
      message: 'Nobody has this role. It cannot be brought back.',
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return;
    try {
      await deleting.mutateAsync(role);
      notify.success('Role deleted', { detail: name });
      onDone();
    } catch (error) {
      notify.error('Failed to delete role', { detail: failureReason(error) });
    }
  }

  return { running: saving.isPending || deleting.isPending, save, remove };
}
