import { isCodeMissing } from '../lib/code-missing.ts';
import { formatTime } from '../lib/dates.ts';
import { notify } from '../ui/feedback/notify.tsx';
import { errorStatus, failureReason, fieldErrors } from './error.ts';

/**
 * One decision of an administrator. Every attempt to carry it out sends its key, so that the server carries it out once; another
 * decision is another intent (docs/decisions/035). It lives where 'Try again' is offered, and is never stored.
 */
export class Intent {
  readonly key = newKey();
  /** The last answer repeated that of an earlier attempt: nothing was done this time. */
  replayed = false;
}

/** 128 random bits. Not `crypto.randomUUID`, which a page without TLS does not have. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server has looked at the call and refused it. After any other failure an earlier attempt may still have been carried out. */
export function isRefused(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== undefined && status < 500 && ![401, 403, 429].includes(status);
}

/** No answer, or one that says nothing of the call: it may have been carried out. Without the code for calls none was made. */
export function mayBeDone(error: unknown): boolean {
  return !isCodeMissing(error) && (errorStatus(error) ?? 500) >= 500;
}

/** An earlier attempt with the same key was carried out, with other contents. */
export function isDoneOtherwise(error: unknown): boolean {
  return errorStatus(error) === 422 && fieldErrors(error).some(({ path }) => path === 'Idempotency-Key');
}

/** Toasts that offer an attempt again, by the records that it is about. */
const offers = new Map<string, readonly string[]>();

/**
 * The toast of a failed attempt. Where the call may have been carried out it offers the same attempt again.
 *
 * @param subjects the ids of the records that the decision is about
 * @param name what the record is called, for a reason that does not say it
 */
export function sayFailed(
  message: string,
  error: unknown,
  subjects: readonly string[],
  again: () => void,
  name?: string,
): void {
  const reason = failureReason(error);
  const detail = name === undefined || reason?.includes(name) ? reason : [name, reason].filter(Boolean).join(': ');
  const action = { label: 'Try again', onClick: again };
  const toast = notify.error(message, mayBeDone(error) ? { detail, action } : { detail });
  offers.set(toast, subjects);
}

/** A new decision about one of the records has begun: the one before must no longer be carried out. */
export function withdrawOffers(subjects: readonly string[]): void {
  for (const [toast, ids] of offers) {
    if (!ids.some((id) => subjects.includes(id))) continue;
    notify.hide(toast);
    offers.delete(toast);
  }
}

/** In place of a success: an earlier attempt has done it. `name` is the record's, `at` the time of the change, where the answer has it. */
export function sayReplayed(name: string, at?: string | null): void {
  notify.warning(`Already processed: ${at ? `${name}, ${formatTime(at)}` : name}`, {
    detail: 'Nothing was done twice.',
  });
}
