import { Checkbox } from '@mantine/core';
import { useMay } from '../../api/may.ts';
import { permissionWords } from '../../api/permission-words.ts';
import type { Role } from '../../generated/model/role.ts';
import { humanise } from '../../lib/words.ts';
import { beyondMine } from './admin-rules.ts';
import classes from './admin-users.module.css';

type Props = {
  roles: readonly Role[];
  /** The ids of the selected roles. */
  chosen: readonly string[];
  /** Roles that the administrator already has; keeping them does not count as granting. */
  held?: readonly string[];
  /** Why a role cannot be selected by anybody. */
  refused?: (role: Role) => string | undefined;
  /** Why nothing can be selected. */
  denied?: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** The first selected role is shown as the administrator's. */
export function RoleBoxes({ roles, chosen, held = [], refused, denied, onChange }: Props) {
  const may = useMay();
  return (
    <fieldset className={classes.roles} aria-label="Roles">
      {roles.map((role) => {
        const reason = denied ?? refused?.(role) ?? (held.includes(role.id) ? undefined : beyondMine(role, may));
        const isChosen = chosen.includes(role.id);
        return (
          <Checkbox
            key={role.id}
            label={humanise(role.name)}
            description={describe(role)}
            checked={isChosen}
            disabled={reason !== undefined}
            title={reason}
            onChange={() => onChange(isChosen ? chosen.filter((id) => id !== role.id) : [...chosen, role.id])}
          />
        );
      })}
    </fieldset>
  );
}

const MAX_NAMED = 6;

function describe({ permissions }: Role): string {
  if (permissions.length <= MAX_NAMED) return permissions.map(permissionWords).join(' · ') || 'Permits nothing yet';
  return `${permissions.slice(0, MAX_NAMED).map(permissionWords).join(' · ')} and ${permissions.length - MAX_NAMED} more`;
}
