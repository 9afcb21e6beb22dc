import type { AuditEntry } from '../../generated/model/auditEntry.ts';

// The text of an entry that was hashed, made anew from the fields that the drawer shows and from nothing else: where one of them differs from
// what was sealed, the text does too. The contract describes it at `listAuditBlocks`.

const encoder = new TextEncoder();

/** The hash of a text in UTF-8, hex. */
export async function sha256(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

async function hmacOf(keyHex: string, text: string): Promise<string> {
  const raw = Uint8Array.from(keyHex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hexOf(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An instant in ISO 8601 with microseconds as the Unix time in seconds with six decimals, as it is hashed. */
export function epochOf(iso: string): string {
  const [, seconds, fraction = ''] = /^([^.]+)(?:\.(\d{1,6}))?Z$/.exec(iso) ?? [];
  return `${Date.parse(`${seconds}Z`) / 1000}.${fraction.padEnd(6, '0')}`;
}

/** A value of JSON as PostgreSQL prints `jsonb`. */
export function jsonbText(value: unknown): string {
  if (typeof value === 'number') return plainNumber(value);
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => ({ name, bytes: encoder.encode(name), field }));
  fields.sort((one, other) => inOrderOfBytes(one.bytes, other.bytes));
  return `{${fields.map(({ name, field }) => `${JSON.stringify(name)}: ${jsonbText(field)}`).join(', ')}}`;
}

/** The shorter first, then byte by byte. */
function inOrderOfBytes(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) return one.length - other.length;
  const place = one.findIndex((byte, index) => byte !== other[index]);
  return place < 0 ? 0 : (one[place] as number) - (other[place] as number);
}

/** A number without an exponent. */
function plainNumber(value: number): string {
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  if (exponent === undefined) return String(value);
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}

/**
 * The hash of an entry, of what `getAuditEntry` answers; undefined when a text is not the one whose hash it has, or was removed. A masked text
 * cannot be compared, and an erased one is not there: their hashes stand for them.
 */
export async function hashOfEntry(entry: AuditEntry): Promise<string | undefined> {
  const sealed = { before: entry.before, after: entry.after };
  for (const { field, hmac, key, is_masked, erased_at } of entry.texts ?? []) {
    const state = field.startsWith('before.') ? 'before' : 'after';
    const name = field.slice(field.indexOf('.') + 1);
    const text = sealed[state]?.[name] ?? null;
    const isErased = text === null && key === null && erased_at !== null;
    const isRight = typeof text === 'string' && (is_masked || (key !== null && (await hmacOf(key, text)) === hmac));
    if (!isErased && !isRight) return undefined;
    sealed[state] = { ...sealed[state], [name]: { hmac_sha256: hmac } };
  }
  const jsonOf = (fields: AuditEntry['before']) => (fields ? jsonbText(fields) : null);
  const columns = [
    Number(entry.id),
    epochOf(entry.at),
    entry.actor_id,
    entry.actor,
    entry.action,
    entry.subject_type,
    entry.subject_id,
    jsonOf(sealed.before),
    jsonOf(sealed.after),
    entry.address,
    entry.request_id,
  ];
  return sha256(`[${columns.map((column) => JSON.stringify(column)).join(', ')}]`);
}
