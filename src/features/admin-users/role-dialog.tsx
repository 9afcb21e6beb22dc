import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDenied } from '../../api/may.ts';
import { useSession } from '../../api/use-session.ts';
import type { Permission } from '../../generated/model/permission.ts';
import type { Role } from '../../generated/model/role.ts';
import * as needs from '../../generated/permissions.ts';
import { humanise } from '../../lib/words.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import parts from '../../ui/layout/parts.module.css';
import { PermissionBoxes } from './permission-boxes.tsx';
import { useRoleActions } from './use-role-actions.ts';

type Props = {
  opened: boolean;
  /** The role to change; undefined for a new one. */
  role: Role | undefined;
  /** The role that a new one starts with. */
  source: Role | undefined;
  onDirty: (dirty: boolean) => void;
  onCopy: (id: string) => void;
  onClose: () => void;
};

export function RoleDialog({ opened, role, source, onClose, ...form }: Props) {
  return (
    <FormDialog opened={opened} title={role ? humanise(role.name) : 'New Role'} size={640} onClose={onClose}>
      <RoleForm key={role?.id ?? source?.id} role={role} source={source} onClose={onClose} {...form} />
    </FormDialog>
  );
}

const BUILT_IN = 'A built-in role cannot be changed, but copied.';
const OWN = 'Somebody else has to change a role of your own.';

function RoleForm({ role, source, onDirty, onCopy, onClose }: Omit<Props, 'opened'>) {
  const first = role ?? source;
  const [name, setName] = useState(role?.name ?? (source ? `${humanise(source.name)} copy` : ''));
  const [chosen, setChosen] = useState<string[]>(first?.permissions ?? []);
  const [refused, setRefused] = useState<string>();
  const held = useSession()?.admin.roles?.some(({ id }) => id === role?.id);
  const lacking = useDenied(needs.updateRole);
  const denied = role?.is_built_in ? BUILT_IN : held ? OWN : lacking;
  const { running, save, remove } = useRoleActions(role?.id, {
    onDone: () => {
      onDirty(false);
      onClose();
    },
    onNameRefused: setRefused,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (running || denied !== undefined) return;
    if (name.trim() === '') return setRefused('Name is required');
    // Known ones only: the others of a newer server have no box here.
    void save({ name: name.trim(), permissions: chosen as Permission[] });
  }

  return (
    <form className={parts.form} onSubmit={submit} noValidate>
      {denied && <p className={parts.quiet}>{denied}</p>}
      {!role?.is_built_in && (
        <TextInput
          label="Name"
          data-autofocus
          maxLength={60}
          value={name}
          error={refused}
          disabled={denied !== undefined}
          onChange={({ currentTarget: { value } }) => {
            setName(value);
            setRefused(undefined);
            onDirty(true);
          }}
        />
      )}
      <PermissionBoxes
        chosen={chosen}
        held={role?.permissions ?? []}
        denied={denied}
        onChange={(permissions) => {
          setChosen(permissions);
          onDirty(true);
        }}
      />
      <div className={parts.buttons}>
        {!role?.is_built_in && (
          <Button type="submit" loading={running} disabled={denied !== undefined} title={denied}>
            {role ? 'Save Role' : 'Create Role'}
          </Button>
        )}
        {role && (
          <Button variant="default" disabled={lacking !== undefined} title={lacking} onClick={() => onCopy(role.id)}>
            Copy
          </Button>
        )}
        {role && !role.is_built_in && <DeleteButton role={role} denied={denied} running={running} onDelete={remove} />}
        <Button variant="default" onClick={onClose}>
          {denied ? 'Close' : 'Cancel'}
        </Button>
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
