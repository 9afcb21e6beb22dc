import { isPermitted } from '../first-paint/kept-session.ts';
import type { Permission } from '../generated/model/permission.ts';
import { getSession } from '../session.ts';
import { useSession } from './use-session.ts';

// The administrator's permissions, according to the server's latest answer. The server enforces them; here they only
// avoid calls that would be refused.

/** A permission, or several of which one is enough. */
export type Needed = Permission | readonly Permission[];

export type May = (needed: Needed) => boolean;

/** For loaders and the route guard only. */
export function may(needed: Needed): boolean {
  const session = getSession();
  return [needed].flat().some((permission) => isPermitted(session, permission));
}

/** The same for components, which re-render when the permissions change. */
export function useMay(): May {
  useSession();
  return may;
}

/** Why a control is disabled, for its title; undefined when the administrator has the permission. */
export function useDenied(needed: Needed): string | undefined {
  return useMay()(needed) ? undefined : deniedFor(needed);
}

export const deniedFor = (needed: Needed): string => `Your roles do not permit this: ${[needed].flat().join(' or ')}`;
