// A call that changes something carries a key of its own. Until it has an answer, the same call made again, also after the page
// was loaded anew, carries the same key, so that the server can tell it from a second one.

const STORE = 'coinop.unanswered';
/** After a day nobody still waits for an answer; what is asked then is something new. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST_KEPT = 50;

interface Unanswered {
  call: string;
  key: string;
  sentAt: number;
}

let unanswered = read();

function read(): Unanswered[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnanswered) : [];
  } catch {
    // Storage is blocked, or holds what is not ours: the keys then live as long as the page.
    return [];
  }
}

function isUnanswered(value: unknown): value is Unanswered {
  const { call, key, sentAt } = (value ?? {}) as Partial<Record<keyof Unanswered, unknown>>;
  return typeof call === 'string' && typeof key === 'string' && typeof sentAt === 'number';
}

function keep(next: Unanswered[]): void {
  unanswered = next.slice(-MOST_KEPT);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(unanswered));
  } catch {
    // As above.
  }
}

/** The key of a call: that of the same one before it where that has no answer yet. */
export function keyOf(call: string): string {
  const now = Date.now();
  const waiting = unanswered.filter(({ sentAt }) => now - sentAt < KEPT_MS);
  const before = waiting.find((one) => one.call === call);
  if (before) return before.key;
  const key = newKey();
  keep([...waiting, { call, key, sentAt: now }]);
  return key;
}

/** The call has its answer: the next one like it is something new. */
export function answered(call: string): void {
  if (unanswered.some((one) => one.call === call)) keep(unanswered.filter((one) => one.call !== call));
}

/** 128 random bits. Not `crypto.randomUUID`, which a page without TLS does not have. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
