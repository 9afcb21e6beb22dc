import { isCodeMissing } from './code-missing.ts';

type Answer = { status?: unknown; data?: unknown; headers?: object };

/** A failed call, in the shape of axios's errors, whose code the page may not have. Without a status there was no answer. */
export function failedCall(message: string, response: { status?: number } = {}): Error {
  const reason = response.status === undefined ? { code: 'ERR_NETWORK' } : { response };
  return Object.assign(new Error(message), { isAxiosError: true }, reason);
}

/** The response of an axios error. Recognized by its shape, so that `ui`, and pages that only show an error, do not load axios. */
export function answerOf(error: unknown): Answer | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('isAxiosError' in error) || error.isAxiosError !== true || !('response' in error)) return undefined;
  const { response } = error;
  return typeof response === 'object' && response !== null ? response : undefined;
}

function textOf(error: unknown, field: 'message' | 'code'): string | undefined {
  const body = answerOf(error)?.data;
  return typeof body === 'object' && body !== null ? textIn(body, field) : undefined;
}

function textIn(body: object, field: string): string | undefined {
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

const REASONS = ['message', 'error', 'detail', 'title', 'msg'];

/** The reason of a refusal, by the names that back ends have for it. Its value may be a list of reasons, or an object with one. */
export function reasonIn(body: object, depth = 3): string | undefined {
  if (depth === 0) return undefined;
  if (Array.isArray(body)) {
    const reasons = body.map((one) => (isObject(one) ? reasonIn(one, depth - 1) : one));
    return reasons.filter((one) => typeof one === 'string').join('. ') || undefined;
  }
  for (const name of REASONS) {
    const value: unknown = Reflect.get(body, name);
    const reason = isObject(value) ? reasonIn(value, depth - 1) : textIn(body, name);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Longer texts are pages or traces. */
const MAX_PLAIN = 300;

/** The server's message, in JSON or as plain text; never axios's, which means nothing to an administrator. */
export function errorMessage(error: unknown): string | undefined {
  const body = answerOf(error)?.data;
  if (isObject(body)) return reasonIn(body);
  if (typeof body !== 'string' || body.length > MAX_PLAIN || body.includes('<')) return undefined;
  return body.trim() || undefined;
}

/** The contract's error code, such as `invalid_transition`. */
export function errorCode(error: unknown): string | undefined {
  return textOf(error, 'code');
}

/** The HTTP status of an error; undefined when there was no answer. */
export function errorStatus(error: unknown): number | undefined {
  const status = answerOf(error)?.status;
  return typeof status === 'number' ? status : undefined;
}

/** The back end does not offer this part of the contract. */
export function isNotOffered(error: unknown): boolean {
  return [404, 501].includes(errorStatus(error) ?? 0);
}

/** The fields that the server refused (`{ errors: [{ path, message }] }`). */
export function fieldErrors(error: unknown): { path: string; message: string }[] {
  const body = answerOf(error)?.data;
  const errors: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'errors') : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.filter((entry) => typeof entry?.path === 'string' && typeof entry?.message === 'string');
}

/** A call that was abandoned because no answer came in time. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Of an answer of success, why it cannot be read. */
const UNREADABLE = 'The server’s answer could not be read';
/** A page, or the answer to another path, in place of the back end's answer: something between them wrote it. */
export const NOT_ANSWERED = 'The back end did not answer this call.';

const MAX_SAID = 200;

/** A successful answer that is not the contract's: it was damaged on its way, or has another shape. The call may have been carried out. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
  /** The back end's own words, where it has any. */
  readonly said: string | undefined;

  /** @param answer as it came */
  constructor(reason: string = UNREADABLE, answer?: unknown) {
    super(reason);
    const said = typeof answer === 'object' && answer !== null ? reasonIn(answer)?.trim() : undefined;
    this.said = said && said.length > MAX_SAID ? `${said.slice(0, MAX_SAID)}…` : said;
  }
}

/** An answer of success whose body says that nothing was done. The message is the back end's reason, or empty. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Whether a call was abandoned because no answer came in time. It may have been carried out all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NoAnswer || transportCode(error) === 'ECONNABORTED' || transportCode(error) === 'ETIMEDOUT';
}

/**
 * The screen may no longer show what the server has: another administrator was first, or the answer was lost. Not after
 * answers that say that the call was not processed: signed out, not permitted, malformed, too many calls.
 */
export function mayHaveChanged(error: unknown): boolean {
  return !isCodeMissing(error) && ![401, 403, 422, 429].includes(errorStatus(error) ?? 0);
}

/** Why a call failed, for an administrator: the server's message, or what is known without one. */
export function failureReason(error: unknown): string | undefined {
  if (isUnanswered(error)) return 'No answer';
  if (error instanceof UnreadableAnswer) return error.message;
  if (error instanceof Refusal) return error.message || undefined;
  if (isCodeMissing(error)) return 'A file of the portal could not be loaded.';
  if (transportCode(error) === 'ERR_NETWORK') {
    return globalThis.navigator?.onLine === false ? 'You are offline' : 'No connection to the server';
  }
  const status = errorStatus(error) ?? 0;
  return errorMessage(error) ?? (status >= 500 ? `The server failed (status ${status})` : undefined);
}

/** axios's own code for the failure. */
function transportCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'isAxiosError' in error && 'code' in error
    ? error.code
    : undefined;
}
