/**
 * A text of whatever origin for a terminal, on one line: without characters that move the cursor, hide what was written, or turn its direction.
 * They are written as in `\\u{202e}`.
 */
export const printable = (text: string): string =>
  text.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
  );

/** A number with its noun: '1 payment', '1,200 payments'. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** 'a, b and c' */
export const listedWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
