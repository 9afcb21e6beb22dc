/** What one call may be sent with, beyond what the contract says of it. */
export interface CallOptions {
  /** Further request headers. They win over those of the connection. */
  headers?: Record<string, string>;
  /** Ends the call: it is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds to wait for the answer, instead of the connection's. */
  timeout?: number;
}

declare const ANSWER: unique symbol;

/** One call of an operation, not yet sent: `connection.send(call)` sends it. */
export interface Call<Answer> extends CallOptions {
  /** The path below the server's address. */
  url: string;
  method: string;
  params?: object;
  data?: unknown;
  /** Exists for the compiler only: what the server answers. */
  readonly [ANSWER]?: Answer;
}

/** What an operation is once its call is sent. */
export type Sent<Operation> = Operation extends (...args: infer Args) => Call<infer Answer>
  ? (...args: Args) => Promise<Answer>
  : never;

/** Makes every call of the generated operations (Orval's mutator). */
export function call<Answer>(call: Call<Answer>, options?: CallOptions): Call<Answer> {
  return { ...call, ...options, headers: { ...call.headers, ...options?.headers } };
}
