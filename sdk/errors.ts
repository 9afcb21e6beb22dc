import type { ErrorCode } from './generated/model/errorCode.ts';
import type { FieldError } from './generated/model/fieldError.ts';

/** The codes that are the client's own: no server sends them. */
export type ClientErrorCode = 'no_answer' | 'timed_out' | 'broken_answer' | 'not_the_api' | 'not_the_contract';

/** The contract's codes, the client's own, and those of a server that is newer than this package. */
type Code = ErrorCode | ClientErrorCode | (string & {});

export interface ApiErrorDetails {
  request: string;
  status: number;
  code?: Code | undefined;
  errors?: FieldError[] | undefined;
  retryAfter?: number | undefined;
  permission?: string | undefined;
  cause?: unknown;
}

/**
 * Why a call failed. The message is the server's own sentence where there is one. The error holds neither the token nor what was sent,
 * so it may be logged.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** The method and path of the call: `GET /api/admin/transactions`. */
  readonly request: string;
  /** The HTTP status of the answer; 0 when none came. */
  readonly status: number;
  /** A stable word for it: the contract's, or the client's own. */
  readonly code: Code | undefined;
  /** The fields that were refused; empty when it was not about fields. */
  readonly errors: FieldError[];
  /** Seconds to wait before trying again, where the server said so (429, 503). */
  readonly retryAfter: number | undefined;
  /** The permission that the caller lacks, where the code is `permission_missing`. */
  readonly permission: string | undefined;

  constructor(message: string, { request, status, code, errors = [], retryAfter, permission, cause }: ApiErrorDetails) {
    super(message, cause ? { cause } : undefined);
    this.request = request;
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.permission = permission;
  }

  /** All but the stack and the cause. `JSON.stringify` would leave out the message of an error. */
  toJSON() {
    return { ...this, message: this.message };
  }
}

/** 400: the request cannot be read, or contradicts itself. */
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

/** 409: the record's status does not allow this, or it has been changed since. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}

/** 422: `errors` names the fields that were refused. */
export class InvalidInputError extends ApiError {
  override readonly name = 'InvalidInputError';
}

/** 429: too much at once. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}

/** 500 and above: the server failed, or is busy. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** No answer came: the connection was refused or lost. */
export class ConnectionError extends ApiError {
  override readonly name: string = 'ConnectionError';
}

/** No answer came in time. The server may still have done what it was asked. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}

/**
 * An answer came that cannot be used. `broken_answer`: it was cut off. `not_the_api`: something else answers at that address.
 * `not_the_contract`: `validate` refused it.
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

/** The class of what is refused with a status. */
export const refusedWith = (status: number): typeof ApiError =>
  BY_STATUS[status] ?? (status < 500 ? ApiError : ServerError);
