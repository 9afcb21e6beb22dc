import { permissionsOf, rolesOf } from '../../server/authentication/roles.ts';
import { rolesWithin } from '../../server/authentication/service-queries.ts';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Caller } from './call.ts';
import type { Seen } from './facts.ts';
import type { OwnRole } from './records.ts';
import { Timeline } from './timeline.ts';

/** Whether somebody had a permission, at the moments that were asked about. */
type Held = 'always' | 'sometimes' | 'never';

/** Who had which roles, and when. */
export class Accounts {
  /** By the account's id, the permissions that it had; none while it is disabled. */
  readonly #permissions = new Map<string, Timeline<Permission[]>>();

  remember(moment: number, { accounts, roles: own }: Seen): void {
    for (const { admin_id, role_ids, is_disabled, owner_id } of accounts) {
      const timeline = this.#permissions.get(admin_id) ?? new Timeline();
      this.#permissions.set(admin_id, timeline);
      const owner = accounts.find((one) => one.admin_id === owner_id);
      const roles = owner ? rolesWithin(rolesOf(role_ids, own), rolesOf(owner.role_ids, own)) : rolesOf(role_ids, own);
      timeline.set(moment, is_disabled || owner?.is_disabled ? [] : permissionsOf(roles));
    }
  }

  /** Whether somebody had one of these permissions from one moment to another. Null stands for one that everybody has. */
  held({ adminId }: Caller, wanted: Permission | null | readonly Permission[], from: number, to: number): Held {
    if (wanted === null) return 'always';
    const enough = typeof wanted === 'string' ? [wanted] : wanted;
    const isPermitted = (permissions: Permission[]) => enough.some((one) => permissions.includes(one));
    const held = this.#permissions.get(adminId)?.between(from, to) ?? [];
    if (!held.some(isPermitted)) return 'never';
    return held.every(isPermitted) ? 'always' : 'sometimes';
  }
}

/** All that roles with these ids permit. */
export const permittedBy = (ids: readonly string[], own: readonly OwnRole[]): Permission[] =>
  permissionsOf(rolesOf(ids, own));
