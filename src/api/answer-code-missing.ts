import { notify } from '../ui/feedback/notify.tsx';
import { reportBrowserError } from './browser-errors.ts';

/** A chunk is missing without which nothing goes on. */
export function answerCodeMissing(error: unknown): void {
  reportBrowserError('uncaught', error);
  notify.codeMissing();
}
