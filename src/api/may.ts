import type { Permission } from '../generated/model/permission.ts';
import { isPermitted } from '../kept-session.ts';
import { getSession } from '../session.ts';
import { useSession } from './use-session.ts';

// What the administrator may do, as the server said when they signed in or since. The server decides; this only keeps from asking for
// what would be refused.

/** For loaders and the route guard. */
export function may(permission: Permission): boolean {
  return isPermitted(getSession(), permission);
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
