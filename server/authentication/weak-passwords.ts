import { readFileSync } from 'node:fs';

// A long password may still be among the first guesses: a common word with a year, the person's own name, a repeated
// pattern, a keyboard sequence.

/** Longest first, so that 'password' is found before 'pass'. */
const COMMON = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .toSorted((one, other) => other.length - one.length);

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
];
/** Shorter sequences occur in every sentence. */
const SHORTEST_RUN = 3;

/** Digits and signs that people write for letters. */
const INSTEAD: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Characters that must be left of a password without its common parts. */
const MIN_LEFT = 6;

/**
 * Why a password is too easy to guess, as the end of the sentence "new_password …"; undefined when it is not.
 *
 * @param username of the password's owner
 */
export function weaknessOf(password: string, username: string): string | undefined {
  const lower = password.normalize('NFKC').toLowerCase();
  if (username.length >= 3 && lower.includes(username.toLowerCase())) return 'must not contain the username';
  if (/^(.+?)\1+$/su.test(lower)) return 'must not be one pattern again and again';
  const letters = [...lower].map((character) => INSTEAD[character] ?? character).join('');
  if (isCommon(lower, withoutRuns(lower)) || isCommon(letters, withoutWords(letters))) return 'is too common';
  return undefined;
}

/** Signs, spaces and the digits of a year or counter do not make a common password uncommon. */
function isCommon(whole: string, left: string): boolean {
  if (left.length === whole.length) return false;
  const counted = left.replaceAll(/[^\p{L}\p{N}]/gu, '').replace(/^\p{N}{1,4}|\p{N}{1,4}$/gu, '');
  return new Set(counted).size < MIN_LEFT;
}

const withoutWords = (text: string) => COMMON.reduce((left, word) => left.replaceAll(word, ' '), text);

/** Removes sequences of the keyboard or alphabet, forwards or backwards. */
function withoutRuns(text: string): string {
  const runs = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);
  let left = '';
  for (let at = 0; at < text.length; ) {
    let length = 1;
    while (at + length < text.length && runs.some((run) => run.includes(text.slice(at, at + length + 1)))) length++;
    left += length >= SHORTEST_RUN ? ' '.repeat(1) : text.slice(at, at + length);
    at += length;
  }
  return left;
}
