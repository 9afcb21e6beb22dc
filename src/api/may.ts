import { useSyncExternalStore } from 'react';
import { keptExtensions, onExtensionsFound } from '../first-paint/kept-extensions.ts';
import { isPermitted } from '../first-paint/kept-session.ts';
import type { Area } from '../generated/extensions.ts';
import type { Permission } from '../generated/model/permission.ts';
import { getSession } from '../session.ts';
import { isOffered } from './extensions.ts';
import { useSession } from './use-session.ts';

// The administrator's permissions, according to the server's latest answer. The server enforces them; here they only
// avoid calls that would be refused.

type Permissions = Permission | readonly Permission[];

/** A permission, or several of which one is enough; of an extension also its area, which a back end may lack. */
export type Needed = Permissions | { area: Area; needs?: Permissions };

export type May = (needed: Needed) => boolean;

/** For loaders and the route guard only. */
export function may(needed: Needed): boolean {
  if (hasArea(needed)) return isOffered(needed.area) && (needed.needs === undefined || may(needed.needs));
  const session = getSession();
  return [needed].flat().some((permission) => isPermitted(session, permission));
}

const hasArea = (needed: Needed) => typeof needed === 'object' && 'area' in needed;

/** Whether the back end has this at all, whoever asks: what it lacks is not shown, also not disabled. */
export const isThere = (needed: Needed): boolean => !hasArea(needed) || isOffered(needed.area);

/** The same for components, which re-render when the permissions change, or what is known of the back end. */
export function useMay(): May {
  useSession();
  useSyncExternalStore(onExtensionsFound, keptExtensions, keptExtensions);
  return may;
}

/** Why a control is disabled, for its title; undefined when the administrator has the permission. */
export function useDenied(needed: Needed): string | undefined {
  return useMay()(needed) ? undefined : deniedFor(needed);
}

export const deniedFor = (needed: Needed): string =>
  `Your roles do not permit this: ${[(hasArea(needed) ? needed.needs : needed) ?? []].flat().join(' or ')}`;
