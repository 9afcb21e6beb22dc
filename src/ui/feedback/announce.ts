/** What is said to a screen reader in a pause; `<Announcer>` draws it, unseen. */
export type Announcement = { id: number; text: string };

/** A reader says what was added; older entries only have to stay until it has. */
const KEPT = 5;

let entries: readonly Announcement[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says it once the reader has nothing else to say. For failures there are alerts. */
export function announce(text: string): void {
  lastId += 1;
  entries = [...entries, { id: lastId, text }].slice(-KEPT);
  for (const listener of listeners) listener();
}

export const announcements = {
  read: (): readonly Announcement[] => entries,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
