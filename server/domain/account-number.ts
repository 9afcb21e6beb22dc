import { IBAN_LENGTHS, isCardNumber, isIban, isRoutingNumber } from './check-digits.ts';

/** A name of an item or a game may have any number but that of a card or an IBAN; a free note is held against more. */
export type TextKind = 'name' | 'note';

/**
 * The fields of requests and records that hold free text, by their names in the contract. The same rule holds wherever a field of this name comes in: in a
 * call of the portal, of the platform, or in a file.
 */
export const FREE_TEXTS: ReadonlyMap<string, TextKind> = new Map([
  ...['item_name', 'game_name', 'display_name', 'display_subtitle', 'display_tag', 'display_getting'].map(
    ofKind('name'),
  ),
  ...['developer', 'genre', 'description', 'name', 'label', 'bank_reference'].map(ofKind('name')),
  ...['notes', 'reason', 'explanation', 'text', 'recall_note', 'bank_name', 'account_type', 'company_name'].map(
    ofKind('note'),
  ),
]);

function ofKind(kind: TextKind) {
  return (field: string): [string, TextKind] => [field, kind];
}

const FOUND = {
  card: 'must not hold the number of a card: write its last four digits',
  iban: 'must not hold an IBAN: write its last four characters',
  routing: 'must not hold a routing number beside another number: leave it out',
  account: 'must not hold the number of an account or card: write its last four digits',
  number:
    'must not hold what may be the number of an account: write its last four digits, or a word before it that says what it is, such as "order"',
};

/** Whether a text contains the full number of an account or card, or what may be one. Such texts are never stored. @returns the end of the sentence "notes …" */
export function accountNumberIn(given: string, kind: TextKind): string | undefined {
  if (isTooShort(given)) return undefined;
  const text = plain(given);
  if (hasCardNumber(text)) return FOUND.card;
  if (hasIban(text)) return FOUND.iban;
  return kind === 'note' ? foundInNote(text) : undefined;
}

/** Most texts: plain ones with at most three digits, which are no IBAN in one word. */
const isTooShort = (text: string): boolean =>
  /^[\x20-\x7e]*$/.test(text) && !/(?:\d\D*){4}/.test(text) && !/[a-z]{2}\d\d[a-z0-9]{11}/i.test(text);

const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034F/gu;

/** As it reads: compatibility forms and digits of any script as ASCII, without what cannot be seen, in capitals. */
function plain(text: string): string {
  const visible = text.normalize('NFKC').replaceAll(INVISIBLE, '');
  return visible.replaceAll(/[^\P{Nd}\d]/gu, (digit) => String(valueOfDigit(digit))).toUpperCase();
}

/** The ten digits of a script follow one another. */
function valueOfDigit(digit: string): number {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

const [SHORTEST_CARD, LONGEST_CARD] = [12, 19];
/** At least as many as the shortest number of a card has. */
const DIGITS = /\d(?:[^\p{L}\p{N}]{0,2}\d){11,}/gu;

/** Neighbouring groups of digits count together: "12 4111 1111 1111 1111" has a card's number from its second group on. */
function hasCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(DIGITS)) {
    const groups = run.match(/\d+/g) ?? [];
    for (let from = 0; from < groups.length; from++) {
      let joined = '';
      for (let to = from; to < groups.length && joined.length < LONGEST_CARD; to++) {
        joined += groups[to];
        if (joined.length >= SHORTEST_CARD && isCardNumber(joined)) return true;
      }
    }
  }
  return false;
}

/** A text of so few digits is words: "at 20 players". */
const FEWEST_DIGITS = 4;
const IBAN_BEGINS = /(?<![\p{L}\p{N}])([A-Z])[^\p{L}\p{N}]{0,2}([A-Z])[^\p{L}\p{N}]{0,2}\d[^\p{L}\p{N}]{0,2}\d/gu;
const NEXT_OF_IBAN = /[^\p{L}\p{N}]{0,2}[A-Z0-9]/uy;

/** So many letters and digits from a place on, if a word ends after them. */
function wordsFrom(place: number, length: number, text: string): string {
  NEXT_OF_IBAN.lastIndex = place;
  for (let count = 0; count < length; count++) if (!NEXT_OF_IBAN.test(text)) return '';
  const end = NEXT_OF_IBAN.lastIndex;
  return /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2)) ? '' : text.slice(place, end);
}

function hasIban(text: string): boolean {
  for (const { index, 1: first, 2: second } of text.matchAll(IBAN_BEGINS)) {
    const found = wordsFrom(index, IBAN_LENGTHS.get(`${first}${second}`) ?? 0, text);
    const joined = found.replaceAll(/[^A-Z0-9]/g, '');
    const isWords = found !== joined && (joined.match(/\d/g) ?? []).length < FEWEST_DIGITS;
    if (!isWords && isIban(joined)) return true;
  }
  return false;
}

const DATES_AND_AMOUNTS = [
  /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?/g,
  /\b\d{1,2}[/.]\d{1,2}[/.]\d{4}\b/g,
  /[$€£] ?\d[\d.,]*/g,
  /\b\d{1,7}(?:,\d{3})*\.\d\d\b(?!\.)/g,
];
/** Not a part of an id such as WDR-100420. */
const NUMBER = /(?<![\p{L}\p{N}]|\p{L}[-_])\d(?:[ ./-]?\d)+(?![\p{L}\p{N}])/gu;
const NAMES_AN_ACCOUNT = /(?:\b(?:ACCOUNT|ACCT|ROUTING|CARD|IBAN)S?\b[^\d]{0,25})$/;
const NAMES_SOMETHING_ELSE =
  /(?:\b(?:ORDER|TRANSACTION|TXN|PHONE|TELEPHONE|TEL|MOBILE|CALL(?:ED)?|FAX|TICKET|CASE|INVOICE|REQUEST|PLAYER|USER|STEAM|ID)S?\b[^\d]{0,12}|[#+])$/;

function foundInNote(text: string): string | undefined {
  const note = DATES_AND_AMOUNTS.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text);
  const numbers = [...note.matchAll(NUMBER)].map(({ 0: number, index }) => {
    return { groups: number.match(/\d+/g) ?? [], before: note.slice(Math.max(0, index - 40), index) };
  });
  const all = numbers.flatMap(({ groups }) => groups);
  const isBesideAnother = (place: number) => [all[place - 1], all[place + 1]].some((one = '') => one.length >= 4);
  if (all.some((group, place) => isRoutingNumber(group) && isBesideAnother(place))) return FOUND.routing;
  for (const { groups, before } of numbers) {
    const lengths = [...groups, groups.join('')].map(({ length }) => length);
    if (Math.max(...lengths) >= 6 && NAMES_AN_ACCOUNT.test(before)) return FOUND.account;
    if (lengths.some((length) => length >= 9 && length <= 17) && !NAMES_SOMETHING_ELSE.test(before))
      return FOUND.number;
  }
  return undefined;
}
