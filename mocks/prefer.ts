// The `Prefer` header (RFC 7240) that sets the override of a call: `code` and `example` are Prism's own; `wait` (seconds),
// `items` (how many) and `fault` (of the network) are made by mocks/mocked-call.ts.

export interface Preferences {
  code?: string;
  example?: string;
  wait?: string;
  items?: string;
  fault?: string;
}

/** Also with names that the mock does not know, which it refuses. */
export function readPrefer(header: string | undefined): Preferences {
  const pairs = (header ?? '').split(/[,;]/).map((part) => part.trim().split('='));
  return Object.fromEntries(pairs.filter(([name]) => name).map(([name, value = '']) => [name, value]));
}

/** Undefined when nothing is preferred. */
export function writePrefer(preferences: Preferences): string | undefined {
  const pairs = Object.entries(preferences).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? undefined : pairs.map(([name, value]) => `${name}=${value}`).join(', ');
}
