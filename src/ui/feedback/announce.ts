/** A text for screen readers, which they read when they are idle; `<Announcer>` renders it, visually hidden. */
export type Announcement = { id: number; text: string };

/** Screen readers announce added nodes; older entries only have to stay until they have been read. */
const KEPT = 5;

let entries: readonly Announcement[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Announces the text politely, when the screen reader is idle. For failures use an alert. */
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
