import type { PersonalData } from '../domain/personal-data.ts';

const HIDDEN = '•••';
const WORD = /[^\s,;:|/()]+/gu;

/** Names have no digits; references do. */
const maskedWord = (word: string): string => (/\d/.test(word) ? word : `${[...word][0]}${HIDDEN}`);

/**
 * The text of a line as the caller may see it. Masked, of each word without a digit the first letter stays. Nothing of a
 * row stays that is no booking of ours, which may be about anybody.
 */
export function textAsSeen(text: string | null, personal: PersonalData, state: string): string | null {
  if (text === null || text === '' || personal === 'shown') return text;
  return state === 'left_out' ? HIDDEN : text.replaceAll(WORD, maskedWord);
}
