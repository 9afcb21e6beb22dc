import type { FieldError } from './generated/model/fieldError.ts';

export interface ApiErrorDetails {
  request: string;
  status: number;
  code?: string | undefined;
  errors?: FieldError[];
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * Why a call failed: the server refused it, gave no answer, or gave one that is not of the contract. The message is the server's
 * own sentence where there is one. It holds neither the token nor what was sent, so it may be logged.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The method and path of the call: `GET /api/admin/transactions`. */
  readonly request: string;
  /** The HTTP status of the answer; 0 when none came. */
  readonly status: number;
  /** The contract's stable word for it, such as `invalid_transition`; `no_answer` and `not_the_api` are the client's own. */
  readonly code: string | undefined;
  /** The fields that were refused; empty when it was not about fields. */
  readonly errors: FieldError[];
  /** Seconds to wait before trying again, where the server said so (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(message: string, { request, status, code, errors = [], retryAfter, cause }: ApiErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.request = request;
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}
