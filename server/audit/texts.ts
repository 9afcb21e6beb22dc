import { createHmac, randomBytes } from 'node:crypto';

// Reasons and notes are free text: somebody may write a player's name or address into them. An audit row is hashed for ever, so it has only
// a keyed hash of such a text; text and key are in a table of their own and can be erased, after which the hash tells nothing.

/** The fields of `before` and `after` that people, or other systems, write into as they like. */
const TEXT_FIELDS: ReadonlySet<string> = new Set(['note', 'notes', 'reason', 'rejection_reason', 'text']);

const KEY_BYTES = 32;

/** Stands in a row in place of a text. */
export interface TextMark {
  /** HMAC-SHA-256 of the text in UTF-8, hex. */
  hmac_sha256: string;
}

/** A text of a row. Both `text` and `key` are null once it was erased. */
export interface StoredText {
  /** `before` or `after` with the field's name, as in `after.note`. */
  field: string;
  text: string | null;
  key: Buffer | null;
}

export const hmacOf = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/**
 * Separates the texts from the fields of one state of a record.
 *
 * @param fields not changed; anything but an object has no texts
 */
export function separateTexts(
  state: 'before' | 'after',
  fields: unknown,
): { fields: unknown; texts: Required<StoredText>[] } {
  if (typeof fields !== 'object' || fields === null) return { fields, texts: [] };
  const texts: StoredText[] = [];
  const separated = Object.entries(fields).map(([name, value]): [string, unknown] => {
    if (!TEXT_FIELDS.has(name) || typeof value !== 'string') return [name, value];
    const key = randomBytes(KEY_BYTES);
    texts.push({ field: `${state}.${name}`, text: value, key });
    return [name, { hmac_sha256: hmacOf(key, value) } satisfies TextMark];
  });
  return texts.length === 0 ? { fields, texts } : { fields: Object.fromEntries(separated), texts };
}

/** The hashes that stand in a row in place of its texts, by field. */
export function textMarks(before: unknown, after: unknown): Map<string, string> {
  const marks = new Map<string, string>();
  for (const [state, fields] of Object.entries({ before, after })) {
    if (typeof fields !== 'object' || fields === null) continue;
    for (const [name, value] of Object.entries(fields)) {
      if (isMark(value)) marks.set(`${state}.${name}`, value.hmac_sha256);
    }
  }
  return marks;
}

const isMark = (value: unknown): value is TextMark =>
  typeof value === 'object' && value !== null && 'hmac_sha256' in value && typeof value.hmac_sha256 === 'string';

/** The first field whose text is not the one that was hashed, or is missing without having been erased; undefined when there is none. */
export function firstWrongText(
  marks: ReadonlyMap<string, string>,
  stored: readonly (StoredText & { erasedAt: unknown })[],
): string | undefined {
  for (const [field, hmac] of marks) {
    const found = stored.find((text) => text.field === field);
    if (found === undefined) return field;
    const { text, key, erasedAt } = found;
    const isErased = text === null && key === null && erasedAt !== null;
    if (!isErased && (text === null || key === null || hmacOf(key, text) !== hmac)) return field;
  }
  return undefined;
}
