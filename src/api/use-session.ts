import { useSyncExternalStore } from 'react';
import { getSession, type Session, sessionEnded, subscribe } from '../session.ts';

// The third argument is for the build, which draws the components without a browser.

/** Who is signed in, for components. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribe, getSession, getSession);
}

/** True once the server has refused the token that is still kept. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, sessionEnded, sessionEnded);
}
