/**
 * The relative URL that opens a record on its screen. It has no filters, so that whoever gets the link can use it.
 *
 * @param part the part of the screen that has the record
 */
export function recordAddress(name: string, id: string, part: Record<string, string> = {}): string {
  const before = Object.entries(part).map(([key, value]) => `${key}=${value}&`);
  // One that is not well-formed is no address, and no link leads there.
  const text = isAmbiguous(id) ? JSON.stringify(id) : id;
  return `?${before.join('')}${name}=${encodeURIComponent(text.toWellFormed())}`;
}

/**
 * The id as a value of the router's search: the router puts quotes around a string of digits, but not around a number.
 */
export function idParam(id: string): string | number {
  return String(Number(id)) === id ? Number(id) : id;
}

/** The router parses values as JSON: `1e5` would become 100000, and `true` a boolean. */
function isAmbiguous(id: string): boolean {
  try {
    const read: unknown = JSON.parse(id);
    return typeof read !== 'number' || String(read) !== id;
  } catch {
    return false;
  }
}
