import { formatCount } from './money.ts';

/**
 * 'pending_review' and 'pendingReview' become 'Pending review': for values of the API that have no label of their own.
 */
export function humanise(word: string): string {
  const words = word
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'currency_send' becomes 'Currency Send': the label of a transaction type, in the list and in the feed. */
export function titled(word: string): string {
  return humanise(word).replace(/ \p{Ll}/gu, (start) => start.toUpperCase());
}

/** Characters that are not seen, and take no place. */
const UNSEEN = /[\p{DI}\u2800]/gu;
const SEEN = /[^\p{DI}\p{M}\s\u2800]/u;
const numbered = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * Any text as it can be read: marks stand for overrides of the writing direction, which would show it backwards, for control characters, and for what cannot be
 * seen where that is all there is. A sign over or under a letter stands by itself where it would fall on the text before it.
 */
export function withMarks(text: string): string {
  const shown = text.replace(/[\u202d\u202e]/g, '[RLO]').replace(/(?![\t\n\r])\p{Cc}/gu, numbered);
  return (SEEN.test(shown) ? shown : shown.replace(UNSEEN, numbered)).replace(/^\p{M}/u, '\u25cc$&');
}

/**
 * Embeds untrusted text in a sentence: Unicode marks that change the writing direction take effect only within it, and
 * overrides are shown. Text without such marks is unchanged.
 */
export function isolated(named: string): string {
  const text = withMarks(named);
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return text;
  let open = 0;
  // An unmatched end mark would end the isolation itself.
  const balanced = text.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== '\u2069') open += 1;
    else if (open === 0) return '';
    else open -= 1;
    return mark;
  });
  return `\u2068${balanced}${'\u2069'.repeat(open + 1)}`;
}

/** A number with its noun: '1 payment', '1,200 payments'. */
export const counted = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** A name for use in a sentence: at most 60 characters of it, isolated. */
export function shortened(name: string): string {
  const letters = [...name];
  return isolated(letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : name);
}
