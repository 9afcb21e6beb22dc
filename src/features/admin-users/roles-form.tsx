import { Button } from '@mantine/core';
import { useEditForm } from '../../api/use-edit-form.ts';
import { useGetAdmin } from '../../generated/admin-users/admin-users.ts';
import { useUpdateAdmin } from '../../generated/admin-users-changes/admin-users-changes.ts';
import { UpdateAdminRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import type { Role } from '../../generated/model/role.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { awaitingSecond } from '../../lib/second-approval.ts';
import { humanise } from '../../lib/words.ts';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { loadAgain } from '../../ui/feedback/use-fresh-load.ts';
import { MineChoice, Stale } from '../../ui/forms/stale-edit.tsx';
import parts from '../../ui/layout/parts.module.css';
import { RoleBoxes } from './role-boxes.tsx';

type Props = {
  admin: AdminUser;
  roles: readonly Role[];
  denied: string | undefined;
  running: boolean;
};

const resolver = requestResolver(UpdateAdminRequest, (values: { roles: string[] }) => values);
const resolverFor = () => resolver;

const valuesOf = (admin: AdminUser) => ({ roles: admin.roles.map((role) => role.id) });

export function RolesForm({ admin, roles, denied, running }: Props) {
  const { id, username } = admin;
  const query = useGetAdmin(id);
  const { mutateAsync } = useUpdateAdmin();
  const { submit, busy, isDirty, failure, choice, base, stale, reloading, reload, mine, takeMine } = useEditForm({
    record: admin,
    onReload: () => loadAgain(query, 'Failed to load administrator'),
    valuesOf,
    resolverFor,
    send: (data, { headers }, { version }) => mutateAsync({ id, data: { ...data, version }, headers }),
    done: ({ approval_request: request }) => ({
      message: request ? awaitingSecond(request.waiting_for) : 'Roles changed',
      detail: username,
    }),
    failed: 'Failed to change roles',
    onDone: () => undefined,
  });
  const chosen = choice('roles');
  const nameOf = (role: string) => humanise(roles.find((one) => one.id === role)?.name ?? role);
  return (
    <form className={parts.part} onSubmit={submit}>
      <h3>Roles</h3>
      <RoleBoxes roles={roles} held={valuesOf(base).roles} denied={denied} {...chosen} />
      {mine.roles && (
        <MineChoice mine={mine.roles} now={chosen.chosen} labelOf={nameOf} onTake={() => takeMine('roles')} />
      )}
      <FormFailure failure={failure} />
      {stale && <Stale record="administrator" reloading={reloading} onReload={reload} />}
      <div className={parts.buttons}>
        <Button
          type="submit"
          loading={busy}
          disabled={!isDirty || stale || denied !== undefined || running}
          title={denied}
        >
          Save Roles
        </Button>
      </div>
    </form>
  );
}
