// The one clock: whether times are shown in UTC or in the browser's time zone. It is a preference of the administrator, kept in
// this browser too, so that no screen changes its times after it has been shown.

export type Clock = 'utc' | 'local';

const KEY = 'coinop.clock';
const listeners = new Set<() => void>();
let current: Clock = kept();
mark();

/** Without storage, and where the build renders a page, it is UTC until the server has said otherwise. */
function kept(): Clock {
  try {
    return localStorage.getItem(KEY) === 'local' ? 'local' : 'utc';
  } catch {
    return 'utc';
  }
}

/** Names of zones other than UTC need more room, which style sheets give them. */
function mark(): void {
  const page = globalThis.document?.documentElement;
  if (page) page.dataset.clock = current;
}

export const clock = (): Clock => current;

/** @param next a word that is not known is UTC */
export function setClock(next: string): void {
  const chosen = next === 'local' ? 'local' : 'utc';
  if (chosen === current) return;
  current = chosen;
  mark();
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Without storage the server says it again, when the page is opened next.
  }
  for (const listener of listeners) listener();
}

export function onClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser's time zone by its IANA name. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of the clock, as the API's `time_zone`: undefined for UTC. */
export const clockZone = (): string | undefined => (current === 'local' ? localZone() : undefined);

/** 'Buenos Aires' of America/Argentina/Buenos_Aires. */
export const zoneName = (zone: string | undefined): string => (zone ?? 'UTC').replace(/^.*\//, '').replaceAll('_', ' ');
