/** How one call is sent, beyond what the contract says of it. What is left out is the connection's. */
export interface CallOptions {
  /** Further request headers. They win over the client's own. */
  headers?: Record<string, string> | undefined;
  /** Ends the call, also while it waits to be sent again: it is rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for each answer; 0 for ever. */
  timeout?: number | undefined;
  /** How often the call may be sent again. */
  retries?: number | undefined;
  /** The longest `Retry-After`, in seconds, that is waited for. A longer one is an error at once. */
  longestRetryAfter?: number | undefined;
  /**
   * Sent in place of a new one. Keep it where the same decision may be carried out by two calls: the second has no further effect.
   */
  idempotencyKey?: string | undefined;
}

declare const ANSWER: unique symbol;

/** One call of an operation, not yet sent: `connection.send(call)` sends it. */
export interface Call<Answer> {
  /** The operation's id in the contract. */
  operation: string;
  /** The path below the server's address, with the query. */
  url: string;
  method: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether the contract takes an `Idempotency-Key`, so that the call may be sent again although it changes something. */
  keyed?: boolean;
  /** Exists for the compiler only: what the server answers. */
  readonly [ANSWER]?: Answer;
}

/** Describes every call of the generated operations (Orval's mutator). */
export const call = <Answer>(url: string, init: Omit<Call<Answer>, 'url'>): Call<Answer> => ({ ...init, url });

/** The query of every generated address (Orval's serializer of parameters). A parameter that is undefined is left out. */
export const query = (params: object = {}): string =>
  new URLSearchParams(Object.entries(params).filter(([, value]) => value !== undefined)).toString();
