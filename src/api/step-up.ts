import { SharedQuestion } from './shared-question.ts';

/** The server asks for a second factor before an important call. */
export const stepUp = new SharedQuestion();

/** How often a factor was shown in this page. */
let shownTimes = 0;

export const stepUpsShown = (): number => shownTimes;

/**
 * Resolves with true once a second factor was shown, and with false when the administrator cancels.
 *
 * @param before `stepUpsShown` when the call was made: one that was shown since then is enough
 */
export const askStepUp = (before: number): Promise<boolean> =>
  before < shownTimes ? Promise.resolve(true) : stepUp.ask();

export function answerStepUp(shown: boolean): void {
  if (shown) shownTimes += 1;
  stepUp.answer(shown);
}
