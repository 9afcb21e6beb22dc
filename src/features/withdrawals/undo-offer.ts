import { useSyncExternalStore } from 'react';
import { getSession } from '../../session.ts';

// The latest decision that can be undone, for as long as that works. It is offered in a line of the list, of the dialog and of the desk.

export type UndoOffer = {
  ids: readonly string[];
  /** The decision in words: "WDR-100482 approved". */
  message: string;
  /** For how long the server holds the decision. */
  seconds: number;
  undo: () => void;
};

let latest: (UndoOffer & { token: string | undefined }) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const undoneListeners = new Set<(ids: readonly string[]) => void>();

function put(offer: typeof latest): void {
  latest = offer;
  clearTimeout(timer);
  if (offer) timer = setTimeout(put, offer.seconds * 1_000, undefined);
  for (const listener of listeners) listener();
}

/** Takes the place of an earlier one. */
export const offerUndoing = (offer: UndoOffer): void => put({ ...offer, token: getSession()?.token });

/** Undoes the latest decision, while that works. */
export function undoLatest(): void {
  const offer = read();
  if (!offer) return;
  put(undefined);
  offer.undo();
}

export function tellUndone(ids: readonly string[]): void {
  for (const listener of undoneListeners) listener(ids);
}

/** Calls back with the withdrawals whose decision was undone. Returns how to stop that. */
export function whenUndone(listener: (ids: readonly string[]) => void): () => void {
  undoneListeners.add(listener);
  return () => void undoneListeners.delete(listener);
}

/** Nobody undoes what somebody else decided in this browser. */
const read = (): UndoOffer | undefined => (latest?.token === getSession()?.token ? latest : undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useUndoOffer = (): UndoOffer | undefined => useSyncExternalStore(subscribe, read, read);
