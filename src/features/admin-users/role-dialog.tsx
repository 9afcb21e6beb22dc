import { Button, TextInput } from '@mantine/core';
import { useDenied } from '../../api/may.ts';
import { permissionWords } from '../../api/permission-words.ts';
import { useEditForm } from '../../api/use-edit-form.ts';
import { useSession } from '../../api/use-session.ts';
import { useListRoles } from '../../generated/admin-users/admin-users.ts';
import { useCreateRole, useUpdateRole } from '../../generated/admin-users-changes/admin-users-changes.ts';
import { RoleRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { Role } from '../../generated/model/role.ts';
import * as needs from '../../generated/permissions.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { awaitingSecond } from '../../lib/second-approval.ts';
import { humanise } from '../../lib/words.ts';
import { FormDialog, useCloseDialog } from '../../ui/dialogs/form-dialog.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { loadAgain } from '../../ui/feedback/use-fresh-load.ts';
import { Mine, MineChoice, Stale } from '../../ui/forms/stale-edit.tsx';
import parts from '../../ui/layout/parts.module.css';
import { PermissionBoxes } from './permission-boxes.tsx';
import { useRoleActions } from './use-role-actions.ts';

type Props = {
  opened: boolean;
  /** The role to change; undefined for a new one. */
  role: Role | undefined;
  /** The role that a new one starts with. */
  source: Role | undefined;
  onCopy: (id: string) => void;
  onClose: () => void;
};

export function RoleDialog({ opened, role, source, onClose, onCopy }: Props) {
  return (
    <FormDialog opened={opened} title={role ? humanise(role.name) : 'New Role'} size={640} onClose={onClose}>
      <RoleForm key={role?.id ?? source?.id} role={role} source={source} onCopy={onCopy} onDone={onClose} />
    </FormDialog>
  );
}

const BUILT_IN = 'A built-in role cannot be changed, but copied.';
const OWN = 'Somebody else has to change a role of your own.';

type Values = { name: string; permissions: string[] };

const valuesOf = (role: Role | undefined, source: Role | undefined): Values => ({
  name: role?.name ?? (source ? `${humanise(source.name)} copy` : ''),
  permissions: (role ?? source)?.permissions ?? [],
});

const resolver = requestResolver(RoleRequest, ({ name, permissions }: Values) => ({ name: name.trim(), permissions }), {
  name: { required: 'Name is required' },
});
const resolverFor = () => resolver;

type FormProps = Pick<Props, 'role' | 'source' | 'onCopy'> & { onDone: () => void };

function RoleForm({ role, source, onCopy, onDone }: FormProps) {
  const held = useSession()?.admin.roles?.some(({ id }) => id === role?.id);
  const lacking = useDenied(needs.updateRole);
  const denied = role?.is_built_in ? BUILT_IN : held ? OWN : lacking;
  const { mutateAsync: create } = useCreateRole();
  const { mutateAsync: update } = useUpdateRole();
  const { running, remove } = useRoleActions(onDone);
  const close = useCloseDialog();
  const list = useListRoles();
  const { submit, busy, failure, field, choice, base, stale, reloading, reload, mine, takeMine } = useEditForm({
    record: role,
    onReload: async () => (await loadAgain(list, 'Failed to load role'))?.roles.find(({ id }) => id === role?.id),
    valuesOf: (current) => valuesOf(current, source),
    resolverFor,
    send: (data, { headers }, from) =>
      from ? update({ id: from.id, data: { ...data, version: from.version }, headers }) : create({ data, headers }),
    done: ({ name, approval_request: request }) => ({
      message: request ? awaitingSecond(request.waiting_for) : role ? 'Role saved' : 'Role created',
      detail: name,
    }),
    failed: 'Failed to save role',
    onDone,
  });
  const permissions = choice('permissions');
  return (
    <form className={parts.form} onSubmit={submit} noValidate>
      {denied && <p className={parts.quiet}>{denied}</p>}
      {!role?.is_built_in && (
        <TextInput label="Name" data-autofocus disabled={denied !== undefined} {...field('name')} />
      )}
      {mine.name !== undefined && <Mine text={mine.name} onTake={() => takeMine('name')} />}
      <PermissionBoxes held={base?.permissions ?? []} denied={denied} {...permissions} />
      <div className={parts.foot}>
        {mine.permissions && (
          <MineChoice
            mine={mine.permissions}
            now={permissions.chosen}
            labelOf={permissionWords}
            onTake={() => takeMine('permissions')}
          />
        )}
        <FormFailure failure={failure} />
        {stale && <Stale record="role" reloading={reloading} onReload={reload} />}
        <div className={parts.buttons} data-last>
          {role && (
            <Button variant="default" disabled={lacking !== undefined} title={lacking} onClick={() => onCopy(role.id)}>
              Copy
            </Button>
          )}
          {role && !role.is_built_in && (
            <DeleteButton role={role} denied={denied} running={running} onDelete={remove} />
          )}
          <Button variant="default" onClick={close}>
            {denied ? 'Close' : 'Cancel'}
          </Button>
          {!role?.is_built_in && (
            <Button type="submit" loading={busy} disabled={denied !== undefined || stale} title={denied}>
              {role ? 'Save Role' : 'Create Role'}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

type DeleteProps = { role: Role; denied: string | undefined; running: boolean; onDelete: (role: Role) => void };

function DeleteButton({ role, denied, running, onDelete }: DeleteProps) {
  const inUse = role.admin_count > 0 ? `Still held by ${role.admin_count}.` : undefined;
  return (
    <Button
      variant="default"
      className={parts.danger}
      disabled={running || denied !== undefined || inUse !== undefined}
      title={denied ?? inUse}
      onClick={() => onDelete(role)}
    >
      Delete
    </Button>
  );
}
