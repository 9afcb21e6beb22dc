import type { ApiError } from '../../src/generated/model/apiError.ts';
import type { ErrorCode } from '../../src/generated/model/errorCode.ts';
import { counted } from './words.ts';

/** Every refusal: its code in the contract, and the HTTP status of its answer. Its class is in the room that refuses. */
export const STATUS_OF = {
  bad_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  sign_on_refused: 401,
  sign_on_expired: 401,
  invalid_token: 401,
  forbidden: 403,
  password_change_required: 403,
  second_factor_required: 403,
  program_needs_service_account: 403,
  own_account: 403,
  no_role_from_provider: 403,
  sign_on_denied: 403,
  groups_left_out: 403,
  account_disabled: 403,
  signs_in_elsewhere: 403,
  person_required: 403,
  program_required: 403,
  demo_is_local: 403,
  permission_missing: 403,
  step_up_required: 403,
  network_not_allowed: 403,
  own_program: 403,
  own_approval: 403,
  own_return: 403,
  own_request: 403,
  own_payment: 403,
  same_person: 403,
  not_author: 403,
  not_own_decision: 403,
  not_found: 404,
  invalid_transition: 409,
  awaiting_second: 409,
  request_ended: 409,
  signature_required: 409,
  signature_refused: 409,
  cannot_sign_yet: 409,
  no_second_person: 409,
  insufficient_balance: 409,
  not_in_books: 409,
  last_administrator: 409,
  factor_waits: 409,
  last_factor: 409,
  no_passkeys_here: 409,
  role_in_use: 409,
  too_many_tokens: 409,
  no_payment_rail: 409,
  no_secrets_key: 409,
  account_not_payable: 409,
  return_announced: 409,
  held: 409,
  hold_ended: 409,
  payments_paused: 409,
  player_frozen: 409,
  payment_withheld: 409,
  too_many_versions: 409,
  too_many_snoozes: 409,
  paid_already: 409,
  database_restored: 409,
  feed_changed: 409,
  stale_edit: 409,
  body_too_large: 413,
  invalid_input: 422,
  rate_limited: 429,
  rail_unreadable: 502,
  provider_unavailable: 503,
  sign_on_misconfigured: 503,
  busy: 503,
  feed_closed: 503,
} as const satisfies Record<Exclude<ErrorCode, 'internal' | 'unavailable'>, number>;

/** A refusal that the caller can act on. Its message is for people. */
export abstract class Refusal extends Error {
  abstract readonly code: keyof typeof STATUS_OF;
  /** When the same call can succeed, if that is known. */
  readonly retryAfterSeconds: number | undefined = undefined;

  get status(): (typeof STATUS_OF)[keyof typeof STATUS_OF] {
    return STATUS_OF[this.code];
  }

  /** The answer's fields besides message and code. */
  details(): Partial<ApiError> {
    return {};
  }
}

/** An invalid field: `path` is its name in the contract, `message` completes the sentence "path …". */
export interface FieldError {
  path: string;
  message: string;
}

/** A field is invalid. */
export class InvalidInput extends Refusal {
  readonly code = 'invalid_input';
  readonly errors: FieldError[];
  constructor(errors: FieldError[]) {
    const sentences = errors.map(({ path, message }) => `${path} ${message}`).join('; ');
    super(sentences.endsWith('.') ? sentences : `${sentences}.`);
    this.errors = errors;
  }

  override details() {
    return { errors: this.errors };
  }
}

/** The body is missing or unreadable, or the request contradicts itself. */
export class BadRequest extends Refusal {
  readonly code = 'bad_request';
}

/** The body is larger than any request of the operation. The connection is closed, because the rest of it is not read. */
export class BodyTooLarge extends Refusal {
  readonly code = 'body_too_large';
  constructor() {
    super('The body is too large.');
  }
}

/** No such record. */
export class NotFound extends Refusal {
  readonly code = 'not_found';
  constructor(what: string) {
    super(`${what} was not found.`);
  }
}

/** The record's current status does not allow this. */
export class InvalidTransition extends Refusal {
  readonly code = 'invalid_transition';
  /** @param done participle of the refused action: "approved" */
  constructor(what: string, status: string, done: string) {
    super(`${what} is ${status.replaceAll('_', ' ')} and cannot be ${done}.`);
  }
}

/** The record has changed since the version that the edit was based on. */
export class StaleEdit extends Refusal {
  readonly code = 'stale_edit';
  constructor(what: string) {
    super(`${what} was changed by somebody else. Load it again.`);
  }
}

/** Too many calls. */
export class TooManyRequests extends Refusal {
  readonly code = 'rate_limited';
  override readonly retryAfterSeconds: number;
  /** @param what was limited; each check of a password is an attempt */
  constructor(retryAfterSeconds: number, what: 'requests' | 'attempts' = 'requests') {
    super(`Too many ${what}. Try again in ${inWords(retryAfterSeconds)}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The maximum of these is already running. */
export class Busy extends Refusal {
  readonly code = 'busy';
  override readonly retryAfterSeconds: number;
  /** @param what is running, in the plural */
  constructor(what: string, retryAfterSeconds: number) {
    super(`Too many ${what} are running just now. Try again in ${inWords(retryAfterSeconds)}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A duration in words, rounded up: a caller who waits this long is let through. */
export function inWords(seconds: number): string {
  const [count, unit] =
    seconds <= 90
      ? [seconds, 'second']
      : seconds <= 5_400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return counted(count, unit);
}
