import { useSyncExternalStore } from 'react';
import { getSession, type Session, sessionEnded, subscribe } from '../session.ts';

// The third argument (getServerSnapshot) is for the build, which renders the components without a browser.

/** The current session, for components. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribe, getSession, getSession);
}

/** True once the server has rejected the token, which is still kept. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, sessionEnded, sessionEnded);
}
