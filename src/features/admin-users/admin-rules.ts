import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import Mail from 'lucide-react/icons/mail';
import { deniedFor, type May } from '../../api/may.ts';
import type { AdminState } from '../../generated/model/adminState.ts';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import type { Permission } from '../../generated/model/permission.ts';
import type { Role } from '../../generated/model/role.ts';
import type { RoleName } from '../../generated/model/roleName.ts';
import { searchKey } from '../../lib/search-key.ts';
import { humanise } from '../../lib/words.ts';
import { type Badge, badgeIn } from '../../ui/values/status-badge.tsx';
import type { AdminFilters } from './admin-search.ts';

const BADGE: Record<AdminState, Badge> = {
  active: { tone: 'success', label: 'Active', icon: BadgeCheck },
  invited: { tone: 'info', label: 'Invited', icon: Mail },
  disabled: { tone: 'neutral', label: 'Disabled', icon: Ban },
};

export const badgeOf = (state: string): Badge => badgeIn(BADGE, state);

/** Roles are written as in the sidebar. */
export const namesOf = (roles: readonly RoleName[]): string =>
  roles.length === 0 ? 'No role' : roles.map(({ name }) => humanise(name)).join(', ');

const hasFactor = ({ factor_kinds = [] }: AdminUser): boolean => factor_kinds.length > 0;

const FACTORS: Record<string, string> = { passkey: 'Passkey', totp: 'App' };

export const nameOfFactor = (kind: string): string => FACTORS[kind] ?? humanise(kind);

/** The second factors of an administrator; null where the back end does not tell. */
export function factorsOf({ factor_kinds }: AdminUser): string | null {
  if (!factor_kinds) return null;
  return factor_kinds.map(nameOfFactor).join(', ') || 'None';
}

/** The administrators that match the filters. There are few, so the back end sends them all. */
export function matching(admins: readonly AdminUser[], { search, role, state, factor }: AdminFilters): AdminUser[] {
  const wanted = search === undefined ? undefined : searchKey(search);
  return admins.filter(
    (admin) =>
      (wanted === undefined || searchKey(admin.username).includes(wanted)) &&
      (role === undefined || admin.roles.some(({ id }) => id === role)) &&
      (state === undefined || admin.state === state) &&
      (factor === undefined || hasFactor(admin) === (factor === 'with')),
  );
}

/** Why a role cannot be granted, changed or taken away: nobody may give or take a permission that they lack. */
export function beyondMine({ permissions }: Pick<Role, 'permissions'>, may: May): string | undefined {
  const missing = (permissions as Permission[]).find((permission) => !may(permission));
  return missing && deniedFor(missing);
}

/** Why an administrator cannot be changed: that needs all of their permissions. */
export function aboveMe({ roles: held }: AdminUser, roles: readonly Role[], may: May): string | undefined {
  return roles
    .filter(({ id }) => held.some((role) => role.id === id))
    .map((role) => beyondMine(role, may))
    .find((reason) => reason !== undefined);
}

/** The link by which an invited administrator activates the account. */
export const invitationLink = (token: string): string =>
  `${window.location.origin}/admin-panel/login?invite=${encodeURIComponent(token)}`;
