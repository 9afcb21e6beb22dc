/** The address of a record on the screen that it is opened from, and of nothing else: whoever gets it needs no filters. */
export function recordAddress(name: string, id: string): string {
  return `?${name}=${encodeURIComponent(isAmbiguous(id) ? JSON.stringify(id) : id)}`;
}

/** An id as the router's search takes it: it puts quotes around a text of digits, but writes a number as it is. */
export function idParam(id: string): string | number {
  return String(Number(id)) === id ? Number(id) : id;
}

/** The router reads what is JSON as JSON: `1e5` would come back as 100000, and `true` as no text at all. */
function isAmbiguous(id: string): boolean {
  try {
    const read: unknown = JSON.parse(id);
    return typeof read !== 'number' || String(read) !== id;
  } catch {
    return false;
  }
}
