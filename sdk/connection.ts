import type { Call, CallOptions } from './call.ts';
import { exchange } from './exchange.ts';
import { secondsUntilNext, waited } from './retry.ts';

/** A bearer token, or a function that is asked for it before each request; undefined: none. */
export type Token = string | undefined | (() => string | undefined | Promise<string | undefined>);

/** A request that is about to be sent, for logs and traces: without the token, which is added later, the query and the body. */
export interface SentRequest {
  /** The operation's id in the contract. */
  operation: string;
  /** The method and path: `GET /api/admin/transactions`. */
  request: string;
  /** 0, and one more each time that the call is sent again. */
  attempt: number;
  /** Those of the request. They may be changed, and others added. */
  headers: Headers;
}

/** The head of an answer, for logs and traces. */
export interface ReceivedAnswer extends SentRequest {
  status: number;
  /** Those of the answer, without its cookies. */
  headers: Headers;
  /** Milliseconds from the request to the head of the answer. */
  ms: number;
}

export interface ConnectionOptions extends Pick<CallOptions, 'headers' | 'timeout' | 'retries' | 'longestRetryAfter'> {
  /** Where the server is: `https://admin.example.org`. A path at the end is kept. */
  baseUrl: string;
  /** The access token of a session. It can be set later. */
  token?: Token;
  /** Called before each request, also when a call is sent again. */
  onRequest?: ((request: SentRequest) => void | Promise<void>) | undefined;
  /** Called when the head of an answer has come. */
  onResponse?: ((answer: ReceivedAnswer) => void | Promise<void>) | undefined;
  /** Throws when the answer of an operation is not one of the contract: `validate` of `@coinop/admin-sdk/zod`. */
  validate?: ((operation: string, answer: unknown) => void) | undefined;
  /** Sends the requests in place of the platform's own `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
}

export interface Connection {
  /**
   * Sends a call and resolves with the server's answer.
   *
   * @throws ApiError for every answer but success, and when no answer comes
   */
  send<Answer>(call: Call<Answer>, options?: CallOptions): Promise<Answer>;
  /**
   * Sends a call and resolves with an answer of success as soon as it begins. Its body is for the caller to read.
   *
   * @throws ApiError for every answer but success, and when no answer comes
   */
  open(call: Call<unknown>, options?: CallOptions): Promise<Response>;
  /** From now on calls carry this token. */
  setToken(token: Token): void;
}

/**
 * A connection to one server with one session. Connections know nothing of each other.
 *
 * @throws TypeError when `baseUrl` is not a whole address
 */
export function createConnection(settings: ConnectionOptions): Connection {
  const { origin, pathname, protocol } = new URL(settings.baseUrl);
  if (!/^https?:$/.test(protocol)) throw new TypeError(`${settings.baseUrl} is not an address of HTTP.`);
  const server = origin + pathname.replace(/\/+$/, '');
  let { token } = settings;

  /** Sends a call until it has its answer, or may not be sent again. */
  async function persist(call: Call<unknown>, given: CallOptions = {}, open?: boolean): Promise<unknown> {
    const { retries = settings.retries ?? 2, longestRetryAfter = settings.longestRetryAfter ?? 60 } = given;
    const options = { ...given, idempotencyKey: given.idempotencyKey ?? (call.keyed ? newKey() : undefined) };
    for (let attempt = 0; ; attempt++) {
      try {
        const bearer = typeof token === 'function' ? await token() : token;
        return await exchange({ call, options, settings, server, token: bearer, attempt, open });
      } catch (error) {
        const mayRepeat = attempt < retries && (call.method === 'GET' || call.keyed);
        const seconds = mayRepeat ? secondsUntilNext(error, attempt) : undefined;
        if (seconds === undefined || seconds > longestRetryAfter) throw error;
        await waited(seconds, options.signal);
      }
    }
  }

  return {
    send: <Answer>(call: Call<Answer>, options?: CallOptions) => persist(call, options) as Promise<Answer>,
    open: (call, options) => persist(call, options, true) as Promise<Response>,
    setToken: (next) => {
      token = next;
    },
  };
}

/** Not `randomUUID`, which browsers have on secure pages only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
