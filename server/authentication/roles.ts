import { Permission } from '../../src/generated/model/permission.ts';

/** A named set of permissions. */
export interface Role {
  id: string;
  name: string;
  permissions: readonly Permission[];
}

/** The built-in role that only service accounts may have. */
export const PLATFORM_ROLE = 'platform';

const ALL: readonly Permission[] = Object.values(Permission);

/** The roles that every server has. They cannot be edited, only copied. */
export const BUILT_IN_ROLES: readonly Role[] = [
  builtIn('administrator', ALL),
  builtIn('finance', [
    'transactions.read',
    'transactions.decide',
    'transactions.export',
    'withdrawals.read',
    'withdrawals.pay',
    'withdrawals.export',
    'revenue.read',
    'payouts.create',
    'players.read',
    'notes.write',
    'system.read',
    'payments.control',
    'statements.read',
  ]),
  builtIn('reviewer', [
    'transactions.read',
    'withdrawals.read',
    'withdrawals.review',
    'players.read',
    'players.pii',
    'players.freeze',
    'notes.write',
  ]),
  builtIn('catalogue', ['transactions.read', 'games.read', 'games.write', 'items.read', 'items.write']),
  builtIn('support', ['transactions.read', 'withdrawals.read', 'players.read', 'notes.write']),
  builtIn(
    'auditor',
    ALL.filter((permission) => /\.(read|export)$/.test(permission)),
  ),
  builtIn(PLATFORM_ROLE, ['platform.read', 'platform.write']),
];

function builtIn(name: string, permissions: readonly Permission[]): Role {
  return { id: name, name, permissions };
}

export const isBuiltIn = (id: string): boolean => BUILT_IN_ROLES.some((role) => role.id === id);

/** Drops permissions that this version does not know; the database may have some of another version. */
export const knownPermissions = (words: readonly string[]): Permission[] =>
  ALL.filter((permission) => words.includes(permission));

/**
 * The roles with these ids, in the same order. The id of a deleted role permits nothing.
 *
 * @param own the roles that are not built in, from the database
 */
export function rolesOf(
  ids: readonly string[],
  own: readonly { id: string; name: string; permissions: string[] }[],
): Role[] {
  return ids.flatMap((id) => {
    const role = BUILT_IN_ROLES.find((one) => one.id === id);
    if (role) return [role];
    return own
      .filter((one) => one.id === id)
      .map(({ name, permissions }) => ({ id, name, permissions: knownPermissions(permissions) }));
  });
}

/** All permissions of these roles together, in the contract's order. */
export function permissionsOf(roles: readonly Role[]): Permission[] {
  const permitted = new Set(roles.flatMap(({ permissions }) => permissions));
  return ALL.filter((permission) => permitted.has(permission));
}
