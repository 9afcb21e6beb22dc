import { Permission } from '../../src/generated/model/permission.ts';

/** What an administrator may do, under a name. */
export interface Role {
  id: string;
  name: string;
  permissions: readonly Permission[];
}

const ALL: readonly Permission[] = Object.values(Permission);

/** The roles that every server has. They are not edited; whoever wants another one copies it. */
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
    'system.read',
    'payments.control',
  ]),
  builtIn('reviewer', [
    'transactions.read',
    'withdrawals.read',
    'withdrawals.review',
    'players.read',
    'players.pii',
    'players.freeze',
  ]),
  builtIn('catalogue', ['transactions.read', 'games.read', 'games.write', 'items.read', 'items.write']),
  builtIn('support', ['transactions.read', 'withdrawals.read', 'players.read']),
  builtIn(
    'auditor',
    ALL.filter((permission) => /\.(read|export)$/.test(permission)),
  ),
];

function builtIn(name: string, permissions: readonly Permission[]): Role {
  return { id: name, name, permissions };
}

export const isBuiltIn = (id: string): boolean => BUILT_IN_ROLES.some((role) => role.id === id);

/** The words among these that are permissions; the database may have some of another version. */
export const knownPermissions = (words: readonly string[]): Permission[] =>
  ALL.filter((permission) => words.includes(permission));

/**
 * The roles of these ids, in their order. An id of no role, which a role has that was deleted meanwhile, permits nothing.
 *
 * @param own the roles that are not built in, as the database has them
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

/** What all these roles together permit, in the order of the contract. */
export function permissionsOf(roles: readonly Role[]): Permission[] {
  const permitted = new Set(roles.flatMap(({ permissions }) => permissions));
  return ALL.filter((permission) => permitted.has(permission));
}
