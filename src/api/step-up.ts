// The server asks for a second factor before an important call. Calls that are asked at the same moment share one
// question, which features/session/step-up-host shows.

/** How often a factor was shown in this page. */
let shownTimes = 0;
let question: { answer: (shown: boolean) => void; answered: Promise<boolean> } | undefined;
const listeners = new Set<() => void>();

function change(next: typeof question): void {
  question = next;
  for (const listener of listeners) listener();
}

export const stepUpsShown = (): number => shownTimes;

/**
 * Resolves with true once a second factor was shown, and with false when the administrator cancels.
 *
 * @param before `stepUpsShown` when the call was made: one that was shown since then is enough
 */
export function askStepUp(before: number): Promise<boolean> {
  if (before < shownTimes) return Promise.resolve(true);
  if (!question) {
    let answer: (shown: boolean) => void = () => {};
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    change({ answer, answered });
  }
  return question?.answered ?? Promise.resolve(false);
}

export function answerStepUp(shown: boolean): void {
  if (shown) shownTimes += 1;
  question?.answer(shown);
  change(undefined);
}

export const isAskingStepUp = (): boolean => question !== undefined;

/** Registers a listener for the question. Returns a function that removes it. */
export function subscribeStepUp(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
