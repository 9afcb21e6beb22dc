/** How a caller sees what identifies a player: as it is with the permission `players.pii`, otherwise masked. */
export type PersonalData = 'shown' | 'masked';

const HIDDEN = '•••';

const maskedText = (text: string): string => (text === '' ? '' : `${[...text][0]}${HIDDEN}`);

/** `m•••@example.com` of `mara@example.com`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? maskedText(email) : maskedText(email.slice(0, at)) + email.slice(at);
}

/** The last two digits are enough to tell two numbers apart. */
const maskedPhone = (phone: string): string => HIDDEN + phone.replaceAll(/\D/g, '').slice(-2);

/** A run of characters between those that no address contains. An expression for addresses themselves would take the square of a text's length. */
const WORD = /[^\s<>()[\],;:"]+/g;

/** A word with its address masked; undefined when it is none. */
function maskedWord(word: string): string | undefined {
  let end = word.length;
  while (word[end - 1] === '@') end--;
  return word.lastIndexOf('@', end - 1) < 1 ? undefined : maskedEmail(word.slice(0, end)) + word.slice(end);
}

/** Whether there is an address in a text. */
export const hasAddress = (text: string): boolean => text.match(WORD)?.some((word) => maskedWord(word)) ?? false;

/** Somebody may have written an address into a note. */
const withMaskedEmails = (text: string): string =>
  text.includes('@') ? text.replaceAll(WORD, (word) => maskedWord(word) ?? word) : text;

/** The contract's fields, and columns of exports, that hold personal data. */
const MASKS: Readonly<Record<string, (text: string) => string>> = {
  player_email: maskedEmail,
  contact_email: maskedEmail,
  contact_phone: maskedPhone,
  company_name: maskedText,
  notes: withMaskedEmails,
  note: withMaskedEmails,
  rejection_reason: withMaskedEmails,
  reason: withMaskedEmails,
  text: withMaskedEmails,
  explanation: withMaskedEmails,
  // Of a bank, which may name whom it has paid.
  reference: withMaskedEmails,
  bank_reference: withMaskedEmails,
  return_reference: withMaskedEmails,
  // Somebody may have an address for a name.
  display_name: withMaskedEmails,
};

/** The value of a field, or of a column of an export, masked if it is personal data. Masking twice changes nothing more. */
export function maskedField(name: string, value: string | null): string | null {
  const mask = Object.hasOwn(MASKS, name) ? MASKS[name] : undefined;
  return value === null || mask === undefined ? value : mask(value);
}

/** A copy of an answer in the contract's form, with personal data masked wherever it is. */
export function maskedCopy<T>(body: T): T;
export function maskedCopy(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(maskedCopy);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? maskedField(name, value) : maskedCopy(value),
    ]),
  );
}

/** The players whom an answer in the contract's form names by more than an id. */
export function playerIdsIn(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(playerIdsIn);
  if (typeof body !== 'object' || body === null) return [];
  const { player_id: id, player_email: email } = body as Record<string, unknown>;
  if (typeof id === 'string') return typeof email === 'string' ? [id] : [];
  return Object.values(body).flatMap(playerIdsIn);
}

/** A copy with the addresses in all texts masked. */
export function withMaskedTexts<T>(value: T): T;
export function withMaskedTexts(value: unknown): unknown {
  if (typeof value === 'string') return withMaskedEmails(value);
  if (Array.isArray(value)) return value.map(withMaskedTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withMaskedTexts(field)]));
}

const QUOTED = Object.keys(MASKS).map((name) => `"${name}":`);

/** The same for an answer that is JSON already. Most have none of the fields, and are returned unread. */
export const maskedJson = (text: string): string =>
  QUOTED.some((name) => text.includes(name)) ? JSON.stringify(maskedCopy(JSON.parse(text))) : text;
