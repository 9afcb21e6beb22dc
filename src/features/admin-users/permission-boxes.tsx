import { Checkbox } from '@mantine/core';
import { deniedFor, useMay } from '../../api/may.ts';
import { PERMISSION_GROUPS } from '../../api/permission-words.ts';
import type { Permission } from '../../generated/model/permission.ts';
import classes from './role-form.module.css';

type Props = {
  chosen: readonly string[];
  /** Permissions that the role already has; keeping them does not count as granting. */
  held: readonly string[];
  /** Why nothing can be selected. */
  denied: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** All permissions, by area. Those that one lacks cannot be put into a role. */
export function PermissionBoxes({ chosen, held, denied, onChange }: Props) {
  const may = useMay();
  return (
    <div className={classes.areas}>
      {PERMISSION_GROUPS.map(({ area, permissions }) => (
        <fieldset key={area} className={classes.area}>
          <legend>{area}</legend>
          {(Object.entries(permissions) as [Permission, string][]).map(([permission, words]) => {
            const lacking = held.includes(permission) || may(permission) ? undefined : deniedFor(permission);
            const reason = denied ?? lacking;
            const isChosen = chosen.includes(permission);
            return (
              <Checkbox
                key={permission}
                size="sm"
                label={words}
                description={
                  denied === undefined && lacking !== undefined ? 'You do not have this yourself.' : undefined
                }
                checked={isChosen}
                disabled={reason !== undefined}
                title={reason}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((one) => one !== permission) : [...chosen, permission])
                }
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
