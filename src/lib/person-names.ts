// The names of colleagues, as the identity provider says them: they stand beside usernames wherever somebody must recognise a person. They are loaded
// once, when the first of these places is drawn.

let names: ReadonlyMap<string, string> = new Map();
let wanted = false;
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

/** Registers a listener for all of this. Returns a function that removes it. */
export function subscribeNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const knownNames = (): ReadonlyMap<string, string> => names;

export const namesAreWanted = (): boolean => wanted;

/** Something is drawn that shows names. */
export function wantNames(): void {
  if (wanted) return;
  wanted = true;
  tellAll();
}

export function setNames(people: readonly { username: string; name: string }[]): void {
  names = new Map(people.map(({ username, name }) => [username, name]));
  tellAll();
}

/** `ada.moreau (Ada Moreau)`; the username alone where no name is known. */
export function withName(username: string, known: ReadonlyMap<string, string>): string {
  const name = known.get(username);
  return name === undefined ? username : `${username} (${name})`;
}
