import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Mail from 'lucide-react/icons/mail';
import { deniedFor, may } from '../../api/may.ts';
import { AdminState } from '../../generated/model/adminState.ts';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import type { Role } from '../../generated/model/role.ts';
import type { RoleName } from '../../generated/model/roleName.ts';
import { humanise } from '../../lib/words.ts';
import type { Tone } from '../../ui/theme/tone.ts';
import type { AdminFilters } from './admin-search.ts';

export type Badge = { tone: Tone; label: string; icon: LucideIcon };

const BADGE: Record<AdminState, Badge> = {
  active: { tone: 'success', label: 'Active', icon: BadgeCheck },
  invited: { tone: 'info', label: 'Invited', icon: Mail },
  disabled: { tone: 'neutral', label: 'Disabled', icon: Ban },
};

/** States are an open enumeration: an unknown one is shown as it is. */
export function badgeOf(state: string): Badge {
  if (Object.hasOwn(AdminState, state)) return BADGE[state as AdminState];
  return { tone: 'neutral', label: humanise(state), icon: CircleDashed };
}

/** Roles are written as in the sidebar. */
export const namesOf = (roles: readonly RoleName[]): string =>
  roles.length === 0 ? 'No role' : roles.map(({ name }) => humanise(name)).join(', ');

const hasFactor = ({ factor_kinds = [] }: AdminUser): boolean => factor_kinds.length > 0;

const FACTORS: Record<string, string> = { passkey: 'Passkey', totp: 'App' };

/** The second factors of an administrator; null where the back end does not tell. */
export function factorsOf({ factor_kinds }: AdminUser): string | null {
  if (!factor_kinds) return null;
  return factor_kinds.map((kind) => FACTORS[kind] ?? humanise(kind)).join(', ') || 'None';
}

/** The administrators that match the filters. There are few, so the back end sends them all. */
export function matching(admins: readonly AdminUser[], { search, role, state, factor }: AdminFilters): AdminUser[] {
  const wanted = search?.toLowerCase();
  return admins.filter(
    (admin) =>
      (wanted === undefined || admin.username.toLowerCase().includes(wanted)) &&
      (role === undefined || admin.roles.some(({ id }) => id === role)) &&
      (state === undefined || admin.state === state) &&
      (factor === undefined || hasFactor(admin) === (factor === 'with')),
  );
}

/** Why a role cannot be granted: nobody may grant a permission that they lack. */
export function notGrantable({ permissions }: Role): string | undefined {
  const missing = permissions.find((permission) => !may(permission as Parameters<typeof may>[0]));
  return missing && deniedFor(missing as Parameters<typeof may>[0]);
}

/** The link by which an invited administrator activates the account. */
export const invitationLink = (token: string): string =>
  `${window.location.origin}/admin-panel/login?invite=${encodeURIComponent(token)}`;
