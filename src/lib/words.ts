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

/** An override of the writing direction would show a name backwards: a mark stands in its place. */
export const withMarks = (text: string): string => text.replaceAll('\u202d', '[LRO]').replaceAll('\u202e', '[RLO]');

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
