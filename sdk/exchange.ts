import type { Call, CallOptions } from './call.ts';
import type { ConnectionOptions } from './connection.ts';
import { ConnectionError, InvalidAnswerError, refusedWith, TimeoutError } from './errors.ts';
import { VERSION } from './generated/version.ts';

export interface Exchange {
  call: Call<unknown>;
  options: CallOptions;
  settings: ConnectionOptions;
  /** The base URL of all calls. */
  server: string;
  token: string | undefined;
  attempt: number;
  /** Leaves reading the body of a successful answer to the caller. */
  open?: boolean | undefined;
}

/**
 * Sends a call once, and resolves with the parsed answer, or with none if `open` is set, and with the Response.
 *
 * @throws ApiError for every unsuccessful answer, and when there is none
 */
export async function exchange({ call, options, settings, server, token, attempt, open }: Exchange): Promise<{
  answer: unknown;
  response: Response;
}> {
  const { operation, method, url, body } = call;
  const { signal, timeout = settings.timeout ?? 60_000, idempotencyKey } = options;
  const request = `${method} ${url.replace(/\?.*/, '')}`;
  const headers = new Headers({ accept: 'application/json, */*;q=0.5', ...(body && call.headers) });
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  // Not in a browser, which sends its own. Setting this header there would require a CORS preflight.
  if (!/^Mozilla/.test(`${globalThis.navigator?.userAgent}`)) headers.set('user-agent', `coinop-admin-sdk/${VERSION}`);
  for (const [name, value] of Object.entries({ ...settings.headers, ...options.headers })) headers.set(name, value);
  await settings.onRequest?.({ operation, request, attempt, headers });
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);

  const late = new AbortController();
  const timer = timeout ? setTimeout(() => late.abort(), timeout) : undefined;
  const began = Date.now();
  let status = 0;
  const fail = (cause: Error): never => {
    if (signal?.aborted) throw signal.reason;
    const about = { request, status };
    if (late.signal.aborted) {
      throw new TimeoutError(`No answer to ${request} within ${timeout} ms.`, { ...about, code: 'timed_out' });
    }
    if (status) throw cutOff({ ...about, cause });
    // The reason is in the cause: the error itself only says 'fetch failed'.
    const reason = (cause.cause as Error | undefined) ?? cause;
    const message = `No answer to ${request}: ${reason.message}`;
    throw new ConnectionError(message, { ...about, code: 'no_answer', cause: reason });
  };
  try {
    const response = await (settings.fetch ?? fetch)(server + url, {
      method,
      headers,
      ...(body && { body }),
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
      // The contract has no redirects, and following one could send the token elsewhere.
      redirect: 'manual',
    }).catch(fail);
    status = response.status;
    const received = new Headers(response.headers);
    received.delete('set-cookie');
    await settings.onResponse?.({ operation, request, attempt, status, headers: received, ms: Date.now() - began });
    if (open && response.ok) {
      if (isCsv(response)) return { answer: undefined, response };
      // Such as the page of a captive portal. Nobody reads it, so nobody hears how ending it went.
      response.body?.cancel().catch(() => undefined);
      throw notTheApi({ request, status });
    }
    const answer = read(request, response, await response.text().catch(fail));
    try {
      settings.validate?.(operation, answer);
      return { answer, response };
    } catch (cause) {
      const message = `The answer to ${request} is not one of the contract.`;
      throw new InvalidAnswerError(message, { request, status, code: 'not_the_contract', cause });
    }
  } finally {
    clearTimeout(timer);
  }
}

export const cutOff = (about: { request: string; status: number; cause?: unknown }) =>
  new InvalidAnswerError(`The answer to ${about.request} was cut off.`, { ...about, code: 'broken_answer' });

/** Facts about a call from the headers of its answer. */
export const factsOf = (headers: Headers) => ({
  requestId: headers.get('x-request-id') ?? undefined,
  isReplayed: headers.get('idempotent-replayed') === 'true',
});

/** Parses an answer. */
function read(request: string, { status, ok, headers }: Response, text: string): unknown {
  const type = headers.get('content-type') ?? '';
  const isJson = /^application\/(.+\+)?json\b/.test(type);
  const body = isJson ? parsed(text) : undefined;
  if (!ok) {
    const { message, code, errors, permission, resync_from, next_cursor } = (body ?? {}) as Record<string, unknown>;
    const sentence = typeof message === 'string' ? message : `The server answered ${status} to ${request}.`;
    throw new (refusedWith(status))(sentence, {
      request,
      status,
      code: typeof code === 'string' ? code : undefined,
      errors: Array.isArray(errors) ? errors : undefined,
      retryAfter: secondsToWait(headers.get('retry-after')),
      permission: typeof permission === 'string' ? permission : undefined,
      resyncFrom: typeof resync_from === 'string' ? resync_from : undefined,
      nextCursor: typeof next_cursor === 'string' ? next_cursor : undefined,
      ...factsOf(headers),
    });
  }
  if (body !== undefined) return body;
  if (isCsv({ headers })) return text;
  if (isJson) throw cutOff({ request, status });
  if (!text) return undefined;
  throw notTheApi({ request, status });
}

/** All files of the contract are CSV. */
const isCsv = ({ headers }: Pick<Response, 'headers'>) => /^text\/csv\b/i.test(headers.get('content-type') ?? '');

const notTheApi = (about: { request: string; status: number }) =>
  new InvalidAnswerError(`What answered at ${about.request} does not speak this API. Is the base URL right?`, {
    ...about,
    code: 'not_the_api',
  });

/** Undefined when the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `Retry-After` is a number of seconds or a date. */
function secondsToWait(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
