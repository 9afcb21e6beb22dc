import { isPermitted } from '../first-paint/kept-session.ts';
import type { Permission } from '../generated/model/permission.ts';
import { getSession } from '../session.ts';
import { useSession } from './use-session.ts';

// The administrator's permissions, according to the server's latest answer. The server enforces them; here they only
// avoid calls that would be refused.

export type May = (permission: Permission) => boolean;

/** For loaders and the route guard only. */
export function may(permission: Permission): boolean {
  return isPermitted(getSession(), permission);
}

/** The same for components, which re-render when the permissions change. */
export function useMay(): May {
  useSession();
  return may;
}

/** Why a control is disabled, for its title; undefined when the administrator has the permission. */
export function useDenied(permission: Permission): string | undefined {
  return useMay()(permission) ? undefined : deniedFor(permission);
}

export const deniedFor = (permission: Permission): string => `Your roles do not permit this: ${permission}`;
