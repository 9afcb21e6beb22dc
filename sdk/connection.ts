import axios, { type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';

/** A bearer token, or a function that is asked for it before each call; undefined: none. */
export type Token = string | undefined | (() => string | undefined);

export interface ConnectionOptions {
  /** Where the server is: `https://admin.example.org`. A path at the end is kept. */
  baseUrl: string;
  /** The access token of a session. It can be set later. */
  token?: Token;
  /** Milliseconds to wait for an answer; a minute when left out, 0 for ever. */
  timeout?: number;
  /**
   * A read (GET) that is refused with 429 or 503 and a `Retry-After` of at most so many seconds is made once more after that time; 10 when
   * left out, 0 never. What changes something is never made again by itself.
   */
  longestRetryAfter?: number;
}

export interface Connection {
  /**
   * Sends a call and resolves with what the server answers.
   *
   * @throws ApiError for every answer but success, and when no answer comes
   */
  send<Answer>(call: Call<Answer>): Promise<Answer>;
  /** From now on calls carry this token. */
  setToken(token: Token): void;
}

const MINUTE_MS = 60_000;
const LONGEST_RETRY_AFTER = 10;

/**
 * A connection to one server with one session. Connections know nothing of each other.
 *
 * @throws TypeError when `baseUrl` is not a whole address
 */
export function createConnection({
  baseUrl,
  token,
  timeout = MINUTE_MS,
  longestRetryAfter = LONGEST_RETRY_AFTER,
}: ConnectionOptions): Connection {
  const server = new URL(baseUrl);
  if (!/^https?:$/.test(server.protocol)) throw new TypeError(`${baseUrl} is not an address of HTTP.`);
  let current = token;
  const instance = axios.create({
    baseURL: server.href,
    timeout,
    // The contract knows no redirect, and following one could carry the token elsewhere.
    maxRedirects: 0,
    // Bodies are read below: axios would pass one that is cut off as text.
    transformResponse: (body: unknown) => body,
  });

  async function send<Answer>(call: Call<Answer>): Promise<Answer> {
    try {
      return await sendOnce(call);
    } catch (error) {
      const { status, retryAfter = Number.POSITIVE_INFINITY } = error instanceof ApiError ? error : { status: 0 };
      const mayRetry = call.method === 'GET' && (status === 429 || status === 503) && retryAfter <= longestRetryAfter;
      if (!mayRetry || longestRetryAfter === 0) throw error;
      await waited(retryAfter * 1_000, call.signal);
      return sendOnce(call);
    }
  }

  async function sendOnce<Answer>(call: Call<Answer>): Promise<Answer> {
    const request = `${call.method} ${call.url}`;
    const bearer = typeof current === 'function' ? current() : current;
    const authorization = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` };
    try {
      const headers = { Accept: 'application/json, */*;q=0.5', ...authorization, ...call.headers };
      return readAnswer(request, await instance.request({ ...call, headers })) as Answer;
    } catch (error) {
      if (isCancel(error)) throw call.signal?.reason ?? error;
      throw isAxiosError(error) ? failure(request, error.response, error) : error;
    }
  }

  return {
    send,
    setToken: (next) => {
      current = next;
    },
  };
}

/** @throws the signal's reason when it ends the waiting */
function waited(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

const typeOf = (response: AxiosResponse) => String(response.headers['content-type'] ?? '');

function readAnswer(request: string, response: AxiosResponse): unknown {
  const text: unknown = response.data;
  if (text === '' || text === undefined || text === null) return undefined;
  if (/^text\/csv\b/.test(typeOf(response))) return text;
  const body = parsed(response);
  if (body !== undefined) return body;
  const message = `What answered at ${request} does not speak this API. Is the base URL right?`;
  throw new ApiError(message, { request, status: response.status, code: 'not_the_api' });
}

/** The JSON of an answer; undefined when it is none. */
function parsed(response: AxiosResponse): unknown {
  if (!/^application\/(.+\+)?json\b/.test(typeOf(response))) return undefined;
  try {
    return JSON.parse(response.data);
  } catch {
    return undefined;
  }
}

/** Axios's own error is left behind: it carries the token and what was sent. */
function failure(request: string, response: AxiosResponse | undefined, error: Error): ApiError {
  if (!response) {
    const { cause, message } = error;
    return new ApiError(`No answer to ${request}: ${message}`, { request, status: 0, code: 'no_answer', cause });
  }
  const { status } = response;
  const { message, code, errors } = (parsed(response) ?? {}) as Record<string, unknown>;
  return new ApiError(typeof message === 'string' ? message : `The server answered ${status} to ${request}.`, {
    request,
    status,
    code: typeof code === 'string' ? code : undefined,
    errors: Array.isArray(errors) ? errors : [],
    retryAfter: secondsToWait(response.headers['retry-after']),
  });
}

/** `Retry-After` is a number of seconds or a date. */
function secondsToWait(header: unknown): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
