import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import type { Permission } from '../../generated/model/permission.ts';
import type { Role } from '../../generated/model/role.ts';
import type { ServiceAccount } from '../../generated/model/serviceAccount.ts';
import type { ServiceToken } from '../../generated/model/serviceToken.ts';
import { serverNow } from '../../lib/server-clock.ts';
import type { Badge } from '../../ui/values/status-badge.tsx';

export const isExpired = ({ expires_at }: ServiceToken): boolean => Date.parse(expires_at) <= serverNow();

/** Whether a program can call with the account. */
export function badgeOfService({ owner, tokens }: ServiceAccount): Badge {
  if (owner.is_disabled) return { tone: 'neutral', label: 'Owner disabled', icon: Ban };
  if (tokens.length === 0) return { tone: 'neutral', label: 'No token', icon: CircleDashed };
  if (tokens.every(isExpired)) return { tone: 'warning', label: 'Expired', icon: Clock };
  return { tone: 'success', label: 'Active', icon: BadgeCheck };
}

/** When a token of the account was last used; null when none was. */
export const lastUsedOf = ({ tokens }: ServiceAccount): string | null =>
  tokens
    .flatMap(({ last_used_at }) => last_used_at ?? [])
    .toSorted()
    .at(-1) ?? null;

/** Permissions that programs may not have, whatever role they have; the server refuses the role. */
export const PEOPLE_ONLY: readonly Permission[] = [
  'transactions.decide',
  'withdrawals.review',
  'withdrawals.pay',
  'payouts.create',
  'payments.control',
  'players.freeze',
  'players.write',
  'players.hold',
];

/** Why a program cannot have a role; undefined when it can. */
export function forPeopleOnly({ permissions }: Role): string | undefined {
  const found = PEOPLE_ONLY.filter((permission) => permissions.includes(permission));
  return found.length === 0 ? undefined : `Only people may do this: ${found.join(', ')}`;
}

/** Two tokens of an account can work at once, so that one can replace the other. */
export const MAX_TOKENS = 2;

/** For how many days a token can work. */
export const LIFETIMES = [30, 90, 180, 365];
export const USUAL_LIFETIME = 90;

/** The networks in a field: one per line, or separated by commas or spaces. */
export const networksIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];
