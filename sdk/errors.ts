import type { ErrorCode, FieldError } from './generated/model.ts';

/** Codes of the client itself, which no server sends. */
export type ClientErrorCode = 'no_answer' | 'timed_out' | 'broken_answer' | 'not_the_api' | 'not_the_contract';

/** The contract's codes, the client's own, and unknown codes of a newer server. */
type Code = ErrorCode | ClientErrorCode | (string & {});

export interface ApiErrorDetails {
  request: string;
  status: number;
  code?: Code | undefined;
  errors?: FieldError[] | undefined;
  retryAfter?: number | undefined;
  permission?: string | undefined;
  resyncFrom?: string | undefined;
  nextCursor?: string | undefined;
  requestId?: string | undefined;
  isReplayed?: boolean | undefined;
  cause?: unknown;
}

/**
 * Why a call failed. The message is the server's own if it sent one. The error contains neither the token nor the
 * request's data, so it can be logged.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** The method and path of the call: `GET /api/admin/transactions`. */
  readonly request: string;
  /** The HTTP status of the answer; 0 when there was none. */
  readonly status: number;
  /** A stable identifier: a code of the contract, or one of the client's own. */
  readonly code: Code | undefined;
  /** The fields that were refused; empty when the error is not about fields. */
  readonly errors: FieldError[];
  /** Seconds to wait before trying again, if the server said so (429, 503). */
  readonly retryAfter: number | undefined;
  /** The permission that the caller lacks, where the code is `permission_missing`. */
  readonly permission: string | undefined;
  /** With the code `feed_changed`: send records again that were sent after this time (ISO 8601). */
  readonly resyncFrom: string | undefined;
  /** With the code `feed_changed`: the `after` to continue with. */
  readonly nextCursor: string | undefined;
  /** The id of the call in the server's log, to be named to whoever runs the server (`X-Request-Id`). */
  readonly requestId: string | undefined;
  /** Whether this is the answer of an earlier call with the same key (`Idempotent-Replayed`). */
  readonly isReplayed: boolean;

  constructor(message: string, details: ApiErrorDetails) {
    const { request, status, code, errors = [], retryAfter, permission, resyncFrom, nextCursor, cause } = details;
    const { requestId, isReplayed = false } = details;
    super(message, cause ? { cause } : undefined);
    this.request = request;
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.permission = permission;
    this.resyncFrom = resyncFrom;
    this.nextCursor = nextCursor;
    this.requestId = requestId;
    this.isReplayed = isReplayed;
  }

  /** Everything but the stack and the cause. `JSON.stringify` would omit an error's message. */
  toJSON() {
    return { ...this, message: this.message };
  }
}

/** 400: the request cannot be parsed, or contradicts itself. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError';
}

/** 401: there is no session, or it is over. */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError';
}

/** 403: the administrator may not do this. */
export class ForbiddenError extends ApiError {
  override readonly name = 'ForbiddenError';
}

/** 404: there is no such record. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}

/** 409: the record's status does not allow this, or the record has changed since. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}

/** 422: `errors` names the fields that were refused. */
export class InvalidInputError extends ApiError {
  override readonly name = 'InvalidInputError';
}

/** 429: too many calls. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}

/** 500 and above: the server failed, or is busy. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** There was no answer: the connection was refused or lost. */
export class ConnectionError extends ApiError {
  override readonly name: string = 'ConnectionError';
}

/** There was no answer in time. The server may still have carried out the call. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}

/**
 * The answer cannot be used. `broken_answer`: it was cut off. `not_the_api`: something else answers at that address.
 * `not_the_contract`: `validate` rejected it.
 */
export class InvalidAnswerError extends ApiError {
  override readonly name = 'InvalidAnswerError';
}

const BY_STATUS: Record<number, typeof ApiError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  422: InvalidInputError,
  429: RateLimitError,
};

/** The class of an error with this status. */
export const refusedWith = (status: number): typeof ApiError =>
  BY_STATUS[status] ?? (status < 500 ? ApiError : ServerError);
