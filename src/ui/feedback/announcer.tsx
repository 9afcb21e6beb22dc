import { useEffect, useSyncExternalStore } from 'react';
import { Hidden } from '../values/hidden.tsx';
import { announce, announcements } from './announce.ts';

/** The portal's only polite live region: counts, empty results, changes of period, completed actions. */
export function Announcer() {
  const entries = useSyncExternalStore(announcements.subscribe, announcements.read, announcements.read);
  return (
    <Hidden role="log" aria-label="Announcements">
      {entries.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </Hidden>
  );
}

/** Announces the text whenever it changes. @param text undefined while it is not known yet */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
}
