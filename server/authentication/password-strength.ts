import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

// Runs in a thread of its own, which weak-passwords.ts starts: loading the dictionaries, and looking at one long password,
// each take most of a second, in which the server could answer nobody.

export interface Question {
  password: string;
  /** Words that this person would be guessed by. */
  words: string[];
}

/** Fewer guesses than this, as a power of ten, are too few. */
const MIN_GUESSES_LOG10 = 10;

/** The time grows with the square of the length; what is behind this only makes a password better. */
const MAX_LENGTH = 64;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  translations,
  maxLength: MAX_LENGTH,
});

/** Why the password is easy to guess, as the end of the sentence "new_password …"; undefined when it is not. */
function weaknessOf({ password, words }: Question): string | undefined {
  const { guessesLog10, feedback } = estimator.check(password, words);
  if (guessesLog10 >= MIN_GUESSES_LOG10) return undefined;
  const [advice = 'Add more words that are less common.'] = [feedback.warning, ...feedback.suggestions].filter(Boolean);
  return `is easy to guess: ${advice?.charAt(0).toLowerCase()}${advice?.slice(1).replace(/\.$/, '')}`;
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(weaknessOf(question)));
