// The server asks for a second factor before an important call. Calls that are asked at the same moment share one
// question, which features/session/step-up-host shows.

let question: { answer: (shown: boolean) => void; answered: Promise<boolean> } | undefined;
const listeners = new Set<() => void>();

function change(next: typeof question): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Resolves with true once a second factor was shown, and with false when the administrator cancels. */
export function askStepUp(): Promise<boolean> {
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
  question?.answer(shown);
  change(undefined);
}

export const isAskingStepUp = (): boolean => question !== undefined;

/** Registers a listener for the question. Returns a function that removes it. */
export function subscribeStepUp(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
