import { NOT_ANSWERED, UnreadableAnswer } from './api-error.ts';

/** After an answer of success that cannot be read, a change has neither failed nor is it known to be done. Undefined after any other failure. */
export function sentWords(error: unknown): string | undefined {
  if (!(error instanceof UnreadableAnswer)) return undefined;
  const what = error.message === NOT_ANSWERED ? NOT_ANSWERED : 'Sent. The answer could not be read.';
  const said = error.said ? `. The back end said: “${error.said}”` : '';
  return `${what} Check the status before you try again${said}`;
}
