/** How to send one call. Omitted options default to those of the connection. */
export interface CallOptions {
  /** Further request headers, which override the client's own. */
  headers?: Record<string, string> | undefined;
  /** Aborts the call, even while it waits to be repeated: it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for each answer; 0 to wait for ever. */
  timeout?: number | undefined;
  /** How often the call may be repeated. */
  retries?: number | undefined;
  /** The longest `Retry-After`, in seconds, that the call waits for. A longer one is an error at once. */
  longestRetryAfter?: number | undefined;
  /**
   * Sent in place of a new key. Pass the same key when two calls may carry out the same decision: the second has no further effect.
   */
  idempotencyKey?: string | undefined;
}

declare const ANSWER: unique symbol;

/** A call of an operation that has not been sent: `connection.send(call)` sends it. */
export interface Call<Answer> {
  /** The operation's id in the contract. */
  operation: string;
  /** The path below the server's URL, with the query. */
  url: string;
  method: string;
  headers?: Record<string, string>;
  /** JSON as text, or a file as it is. */
  body?: string | Blob;
  /**
   * Whether the contract takes an `Idempotency-Key`, so that the call may be repeated although it changes something.
   */
  keyed?: boolean;
  /** The type of the server's answer; exists for the compiler only. */
  readonly [ANSWER]?: Answer;
}

/** Describes every call of the generated operations (Orval's mutator). */
export const call = <Answer>(url: string, init: Omit<Call<Answer>, 'url'>): Call<Answer> => ({ ...init, url });

/** The query string of every generated URL (Orval's parameter serializer). Undefined parameters are left out. */
export const query = (params: object = {}): string =>
  new URLSearchParams(Object.entries(params).filter(([, value]) => value !== undefined)).toString();
