import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import type { Role } from '../../generated/model/role.ts';
import parts from '../../ui/layout/parts.module.css';
import { RoleBoxes } from './role-boxes.tsx';

type Props = {
  admin: AdminUser;
  roles: readonly Role[];
  denied: string | undefined;
  running: boolean;
  onSave: (roleIds: string[]) => void;
};

/** Remounted with another key when the administrator's roles have changed elsewhere. */
export function RolesForm({ admin, roles, denied, running, onSave }: Props) {
  const held = admin.roles.map(({ id }) => id);
  const [chosen, setChosen] = useState(held);
  const isChanged = chosen.length !== held.length || chosen.some((id) => !held.includes(id));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !running) onSave(chosen);
  }

  return (
    <form className={parts.part} onSubmit={submit}>
      <h3>Roles</h3>
      <RoleBoxes roles={roles} chosen={chosen} held={held} denied={denied} onChange={setChosen} />
      <div className={parts.buttons}>
        <Button type="submit" disabled={!isChanged || denied !== undefined || running} title={denied}>
          Save Roles
        </Button>
      </div>
    </form>
  );
}
