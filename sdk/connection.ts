import type { Call, CallOptions } from './call.ts';
import { ApiError } from './errors.ts';
import { exchange, factsOf } from './exchange.ts';
import { secondsUntilNext, waited } from './retry.ts';

/** A bearer token, or a function that returns it before each request; undefined for none. */
export type Token = string | undefined | (() => string | undefined | Promise<string | undefined>);

/** A request about to be sent, for logs and traces: without the token, which is added later, the query and the body. */
export interface SentRequest {
  /** The operation's id in the contract. */
  operation: string;
  /** The method and path: `GET /api/admin/transactions`. */
  request: string;
  /** 0, plus one each time that the call is repeated. */
  attempt: number;
  /** The headers of the request. They can be changed, and others added. */
  headers: Headers;
}

/** The status and headers of an answer, for logs and traces. */
export interface ReceivedAnswer extends SentRequest {
  status: number;
  /** The headers of the answer, without its cookies. */
  headers: Headers;
  /** Milliseconds from the request to the headers of the answer. */
  ms: number;
}

export interface ConnectionOptions extends Pick<CallOptions, 'headers' | 'timeout' | 'retries' | 'longestRetryAfter'> {
  /** The server's URL: `https://admin.example.org`. A path at the end is kept. */
  baseUrl: string;
  /** The access token of a session, or the token of a service account. It can be set later. */
  token?: Token;
  /** Called before each request, also when a call is repeated. */
  onRequest?: ((request: SentRequest) => void | Promise<void>) | undefined;
  /** Called when the headers of an answer have arrived. */
  onResponse?: ((answer: ReceivedAnswer) => void | Promise<void>) | undefined;
  /**
   * Called when a call needs a second factor that was shown recently (`step_up_required`): show one by
   * `secondFactor.show`, and resolve with true to send the call again, with the same key. Calls that need it at the
   * same moment ask once. Without this function, and for false, the call rejects.
   */
  onStepUp?: ((asked: Pick<SentRequest, 'operation' | 'request'>) => boolean | Promise<boolean>) | undefined;
  /** Throws when the answer of an operation does not match the contract: `validate` of `@coinop/admin-sdk/zod`. */
  validate?: ((operation: string, answer: unknown) => void) | undefined;
  /** Sends the requests instead of the platform's own `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** The answer to a call, with what its headers say of it. */
export interface ReceivedResult<Answer> {
  answer: Answer;
  status: number;
  /** The id of the call in the server's log, to be named to whoever runs the server (`X-Request-Id`). */
  requestId: string | undefined;
  /** Whether this is the answer of an earlier call with the same key, and nothing was done again (`Idempotent-Replayed`). */
  isReplayed: boolean;
}

/** The server's answer. `await call.received()`, in place of `await call`, also says what its headers say of it. */
export interface Answered<Answer> extends Promise<Answer> {
  received(): Promise<ReceivedResult<Answer>>;
}

export interface Connection {
  /**
   * Sends a call and resolves with the server's answer.
   *
   * @throws ApiError for every unsuccessful answer, and when there is none
   */
  send<Answer>(call: Call<Answer>, options?: CallOptions): Answered<Answer>;
  /**
   * Sends a call and resolves as soon as a successful answer begins. The caller reads its body.
   *
   * @throws ApiError for every unsuccessful answer, and when there is none
   */
  open(call: Call<unknown>, options?: CallOptions): Promise<Response>;
  /** Sets the token of all further calls. */
  setToken(token: Token): void;
}

/**
 * Creates a connection to one server with one session. Connections are independent of one another.
 *
 * @throws TypeError when `baseUrl` is not an absolute URL
 */
export function createConnection(settings: ConnectionOptions): Connection {
  const { origin, pathname, protocol } = new URL(settings.baseUrl);
  if (!/^https?:$/.test(protocol)) throw new TypeError(`${settings.baseUrl} is not an address of HTTP.`);
  const server = origin + pathname.replace(/\/+$/, '');
  let { token } = settings;

  let steppingUp: Promise<boolean> | undefined;
  /** How often a factor was shown: a call that was sent before the last time is sent again without asking. */
  let shown = 0;

  /** Whether a second factor was shown, for which the server had asked. */
  async function stepUp({ operation }: Call<unknown>, error: unknown, shownBefore: number): Promise<boolean> {
    const { onStepUp } = settings;
    if (!onStepUp || !(error instanceof ApiError) || error.code !== 'step_up_required') return false;
    if (shownBefore < shown) return true;
    const { request } = error;
    steppingUp ??= (async () => onStepUp({ operation, request }))()
      .then((isShown) => {
        if (isShown) shown++;
        return isShown;
      })
      .finally(() => {
        steppingUp = undefined;
      });
    return steppingUp;
  }

  /** Sends a call until it has its answer, or may not be repeated. */
  async function persist(call: Call<unknown>, given: CallOptions = {}, open?: boolean) {
    const { retries = settings.retries ?? 2, longestRetryAfter = settings.longestRetryAfter ?? 60 } = given;
    const options = { ...given, idempotencyKey: given.idempotencyKey ?? (call.keyed ? newKey() : undefined) };
    let steppedUp = false;
    for (let attempt = 0; ; attempt++) {
      const shownBefore = shown;
      try {
        const bearer = typeof token === 'function' ? await token() : token;
        return await exchange({ call, options, settings, server, token: bearer, attempt, open });
      } catch (error) {
        if (!steppedUp && (await stepUp(call, error, shownBefore))) {
          steppedUp = true;
          continue;
        }
        const mayRepeat = attempt < retries && (call.method === 'GET' || call.keyed);
        const seconds = mayRepeat ? secondsUntilNext(error, attempt) : undefined;
        if (seconds === undefined || seconds > longestRetryAfter) throw error;
        await waited(seconds, options.signal);
      }
    }
  }

  return {
    send: <Answer>(call: Call<Answer>, options?: CallOptions) => {
      const exchanged = persist(call, options);
      const result = exchanged.then(({ answer }) => answer as Answer);
      const received = () => {
        // The caller of this handles its error, and need not handle the same one twice.
        result.catch(() => undefined);
        return exchanged.then(({ answer, response: { status, headers } }) => {
          return { answer: answer as Answer, status, ...factsOf(headers) };
        });
      };
      return Object.assign(result, { received });
    },
    open: async (call, options) => (await persist(call, options, true)).response,
    setToken: (next) => {
      token = next;
    },
  };
}

/** Not `randomUUID`, which browsers offer on secure pages only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
