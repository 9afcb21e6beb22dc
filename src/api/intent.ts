import { errorStatus, failureReason, fieldErrors, Refusal } from '../lib/api-error.ts';
import { isCodeMissing } from '../lib/code-missing.ts';
import { formatTime } from '../lib/dates.ts';
import { sentWords } from '../lib/sent-words.ts';
import { notify } from '../ui/feedback/notify.tsx';
import { isReplayed } from './replays.ts';

/**
 * A decision of an administrator. Every attempt to carry it out sends its key, so that the server carries it out once; another
 * decision is another intent (docs/decisions/what-if-a-call-or-the-portal-fails.md). It is kept by the component that offers 'Try again', and never stored.
 */
export class Intent {
  /** For the generated hooks, which take them with a call's other variables. */
  readonly headers = { 'Idempotency-Key': newKey() };

  /** The last answer repeated that of an earlier attempt: this time the server changed nothing. */
  get replayed(): boolean {
    return isReplayed(this.headers['Idempotency-Key']);
  }
}

/** 128 random bits. Not `crypto.randomUUID`, which is missing on a page without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The server processed the call and refused it. After any other failure an earlier attempt may still be carried out.
 */
export function isRefused(error: unknown): boolean {
  if (error instanceof Refusal) return true;
  const status = errorStatus(error);
  return status !== undefined && status < 500 && ![401, 403, 429].includes(status);
}

/**
 * There was no answer, or one that does not say whether the call was carried out; it may have been. When the code for
 * calls is missing, no call was made.
 */
export function mayBeDone(error: unknown): boolean {
  return !isRefused(error) && !isCodeMissing(error) && (errorStatus(error) ?? 500) >= 500;
}

/** Why a run of many calls has paused. @param harmless about sending the same call again, as in 'decides nothing twice' */
export function pausedWords(error: unknown, harmless: string): string {
  const why = (failureReason(error) ?? 'the call failed').replace(/\.$/, '');
  return sentWords(error) ?? `Paused: ${why}. Continue makes the same call again, and ${harmless}.`;
}

/** An earlier attempt with the same key was carried out, with different contents. */
export function isDoneOtherwise(error: unknown): boolean {
  return errorStatus(error) === 422 && fieldErrors(error).some(({ path }) => path === 'Idempotency-Key');
}

/** Toasts that offer 'Try again', with the ids of the records that they are about. */
const offers = new Map<string, readonly string[]>();

/**
 * Shows the toast of a failed attempt, or of one whose answer cannot be read. If the call may have been carried out, the toast offers to repeat the same
 * attempt.
 *
 * @param subjects the ids of the records that the decision is about
 * @param again repeats the attempt; undefined where the server cannot tell a repeated call from a new one
 * @param name the record's name, for a reason that does not mention it
 */
export function sayFailed(
  message: string,
  error: unknown,
  subjects: readonly string[],
  again: (() => void) | undefined,
  name?: string,
): void {
  const sent = sentWords(error);
  // It is not offered again: a back end without idempotency keys may do it twice.
  if (sent) return void offers.set(notify.warning(sent, { detail: name ?? subjects.join(', ') }), subjects);
  const reason = failureReason(error);
  const detail = name === undefined || reason?.includes(name) ? reason : [name, reason].filter(Boolean).join(': ');
  const action = again && mayBeDone(error) ? { label: 'Try again', onClick: again } : undefined;
  const toast = notify.error(message, { detail, action });
  offers.set(toast, subjects);
}

/** Call this when a new decision about one of the records begins: the earlier one must no longer be repeated. */
export function withdrawOffers(subjects: readonly string[]): void {
  for (const [toast, ids] of offers) {
    if (!ids.some((id) => subjects.includes(id))) continue;
    notify.hide(toast);
    offers.delete(toast);
  }
}

/**
 * Shown instead of a success when an earlier attempt had already succeeded. `name` is the record's, `at` the time of
 * the change, if the answer has it.
 */
export function sayReplayed(name: string, at?: string | null): void {
  notify.warning(`Already processed: ${at ? `${name}, ${formatTime(at)}` : name}`, {
    detail: 'Nothing was done twice.',
  });
}
