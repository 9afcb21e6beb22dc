import { Button } from '@mantine/core';
import { useRequestForm } from '../../api/use-request-form.ts';
import { useUpdateAdmin } from '../../generated/admin-users-changes/admin-users-changes.ts';
import { UpdateAdminRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import type { Role } from '../../generated/model/role.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { awaitingSecond } from '../../lib/second-approval.ts';
import parts from '../../ui/layout/parts.module.css';
import { RoleBoxes } from './role-boxes.tsx';

type Props = {
  admin: AdminUser;
  roles: readonly Role[];
  denied: string | undefined;
  running: boolean;
};

const resolver = requestResolver(UpdateAdminRequest, (values: { roles: string[] }) => values);

/** Remounted with another key when the administrator's roles have changed elsewhere. */
export function RolesForm({ admin: { id, username, roles: before }, roles, denied, running }: Props) {
  const held = before.map((role) => role.id);
  const { mutateAsync } = useUpdateAdmin();
  const { submit, busy, isDirty, choice } = useRequestForm({
    resolver,
    defaultValues: { roles: held },
    send: (data, { headers }) => mutateAsync({ id, data, headers }),
    done: ({ approval_request: request }) => ({
      message: request ? awaitingSecond(request.waiting_for) : 'Roles changed',
      detail: username,
    }),
    failed: 'Failed to change roles',
    onDone: () => undefined,
  });
  return (
    <form className={parts.part} onSubmit={submit}>
      <h3>Roles</h3>
      <RoleBoxes roles={roles} held={held} denied={denied} {...choice('roles')} />
      <div className={parts.buttons}>
        <Button type="submit" loading={busy} disabled={!isDirty || denied !== undefined || running} title={denied}>
          Save Roles
        </Button>
      </div>
    </form>
  );
}
