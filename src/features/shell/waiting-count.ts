import { useSyncExternalStore } from 'react';

/** How many of the newest withdrawals the bell lists. */
const NEWEST = 5;
/** The bell's list, which no other part of a screen loads. */
export const BELL_LIST = { status: 'pending_review', sort: 'created_at_desc', limit: NEWEST } as const;

const listeners = new Set<() => void>();
let waiting: number | undefined;

/** @param count undefined when nobody says it any more */
export function setWaiting(count: number | undefined): void {
  waiting = count;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = () => waiting;

/** How many withdrawals await review, by the stream of changes; undefined where there is none. */
export const useWaiting = (): number | undefined => useSyncExternalStore(subscribe, read, read);
