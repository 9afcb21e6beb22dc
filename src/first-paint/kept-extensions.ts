import { quietly } from './kept-session.ts';

// Which areas of extensions the back end has, as far as this session has found out: src/api/extensions.ts. Not used where the
// operator has set it. boot.ts, which runs before the application, imports this too, so the module has no side effects.

const KEY = 'coinop.extensions';

type Found = Readonly<Record<string, boolean | undefined>>;

const listeners = new Set<() => void>();
let found: Found | undefined;

/** The same object until something is found. */
export function keptExtensions(): Found {
  found ??= quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Found | null) ?? {};
  return found;
}

export function keepExtensions(next: Found): void {
  found = next;
  quietly(() => sessionStorage.setItem(KEY, JSON.stringify(next)));
  for (const listener of listeners) listener();
}

/** Registers a listener for what is found. Returns a function that removes it. */
export function onExtensionsFound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
