import type { Permission } from '../generated/model/permission.ts';
import { isPermitted } from '../kept-session.ts';
import { getSession } from '../session.ts';
import { useSession } from './use-session.ts';

// The administrator's permissions, according to the server's latest answer. The server enforces them; here they only
// avoid calls that would be refused.

/** For loaders and the route guard. */
export function may(permission: Permission): boolean {
  return isPermitted(getSession(), permission);
}

/** The same for components, which re-render when it changes. */
export function useMay(permission: Permission): boolean {
  useSession();
  return may(permission);
}

/** Why a control is disabled, for its title; undefined when the administrator has the permission. */
export function useDenied(permission: Permission): string | undefined {
  return useMay(permission) ? undefined : deniedFor(permission);
}

export const deniedFor = (permission: Permission): string => `Your roles do not permit this: ${permission}`;
