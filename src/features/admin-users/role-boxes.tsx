import { Checkbox } from '@mantine/core';
import { useMay } from '../../api/may.ts';
import type { Role } from '../../generated/model/role.ts';
import { humanise } from '../../lib/words.ts';
import { beyondMine } from './admin-rules.ts';
import classes from './admin-users.module.css';
import { areasOf } from './role-areas.ts';

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

/** The purpose of each built-in role. */
const BUILT_IN: Partial<Record<string, string>> = {
  administrator: 'Sees and changes everything, and manages the other administrators.',
  finance: 'Sends withdrawals to the bank, pays company revenue out, and decides transactions.',
  reviewer: 'Approves and rejects withdrawals, and freezes players.',
  catalogue: 'Edits the games, and what is sold in them.',
  support: 'Looks up transactions, withdrawals and players, and writes notes.',
  auditor: 'Reads and exports everything, and changes nothing.',
  platform: 'For the game platform’s program alone: sends records in, and reads decisions.',
};

const describe = (role: Role): string => (role.is_built_in && BUILT_IN[role.name]) || areasOf(role);
