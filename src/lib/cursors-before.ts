// The cursor of each page that was left by Next, so that Previous leads back after a reload too. A tab keeps them, under
// numbers: the name of a list has its filters, and with them perhaps the address of a player.

const KEY = 'coinop.pages';
/** The latest ones. */
const MOST = 200;

const before = new Map<number, string | null>(read());

function read(): [number, string | null][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The cursor of the page before; null for the first page, undefined where it is not known. */
export function cursorBefore(page: string): string | null | undefined {
  return before.get(numberOf(page));
}

export function keepCursorBefore(page: string, cursor: string | undefined): void {
  before.set(numberOf(page), cursor ?? null);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...before].slice(-MOST)));
  } catch {
    // Without storage the way back ends with the page.
  }
}

/** FNV-1a. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
