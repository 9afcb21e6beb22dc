import type { Permission } from '../generated/model/permission.ts';
import { getSession } from '../session.ts';
import { useSession } from './use-session.ts';

// What the administrator may do, as the server said when they signed in or since. The server decides; this only keeps from asking for
// what would be refused. A back end that knows no permissions has nothing to refuse.

/** For loaders and the route guard. */
export function may(permission: Permission): boolean {
  const permissions = getSession()?.admin.permissions;
  return permissions === undefined || permissions.includes(permission);
}

/** The same for components: drawn again when the answer changes. */
export function useMay(permission: Permission): boolean {
  useSession();
  return may(permission);
}

/** Why a control is disabled, for its title; undefined where the administrator may. */
export function useDenied(permission: Permission): string | undefined {
  return useMay(permission) ? undefined : deniedFor(permission);
}

export const deniedFor = (permission: Permission): string => `Your roles do not permit this: ${permission}`;
