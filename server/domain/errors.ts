/** An invalid field: `path` is its name in the contract, `message` completes the sentence "path …". */
export interface FieldError {
  path: string;
  message: string;
}

/** A refusal that the caller can act on. `http/errors.ts` maps each kind to a status. */
export abstract class Refusal extends Error {
  /** A stable identifier for programs: `code` in the contract's ApiError. */
  abstract readonly code: string;
}

/** 422: a field is invalid. */
export class InvalidInput extends Refusal {
  readonly code = 'invalid_input';
  readonly errors: FieldError[];
  constructor(errors: FieldError[]) {
    super(`${errors.map((error) => `${error.path} ${error.message}`).join('; ')}.`);
    this.errors = errors;
  }
}

/** 400: the body is missing or unreadable, or the request contradicts itself. */
export class BadRequest extends Refusal {
  readonly code = 'bad_request';
}

const UNAUTHENTICATED = {
  unauthenticated: 'Please sign in.',
  invalid_credentials: 'The username or password is wrong.',
  sign_on_refused: 'The answer of the identity provider was not accepted. Please sign in again.',
  invalid_token: 'This token is not valid: it is incomplete, has expired or was revoked, or its owner is disabled.',
};

/** 401: the caller is not signed in, or signing in failed. */
export class Unauthenticated extends Refusal {
  readonly code: keyof typeof UNAUTHENTICATED;
  constructor(code: keyof typeof UNAUTHENTICATED = 'unauthenticated') {
    super(UNAUTHENTICATED[code]);
    this.code = code;
  }
}

const FORBIDDEN = {
  forbidden: 'You may not do this.',
  password_change_required: 'Choose a new password first.',
  second_factor_required: 'Show your second factor first.',
  program_needs_service_account:
    'This account needs a second factor, which a program cannot show. Give the program a service account.',
  own_account: 'Somebody else has to change this on your account.',
  no_role_from_provider:
    'Your identity provider names no role of this portal for you, so you cannot sign in. Whoever manages it can give you one.',
  account_disabled: 'Your account here is disabled.',
  signs_in_elsewhere: 'This administrator signs in at the identity provider, which also says the roles.',
  person_required: 'Only a person may do this, not a service account.',
  demo_is_local:
    'This is a demo whose sign-in everybody knows, so it answers only this machine and nothing that a proxy passes on. ' +
    'To serve others, start it with DATABASE_URL.',
};

/** 403: the caller may not do this. */
export class Forbidden extends Refusal {
  readonly code: keyof typeof FORBIDDEN;
  constructor(code: keyof typeof FORBIDDEN = 'forbidden') {
    super(FORBIDDEN[code]);
    this.code = code;
  }
}

/** 403: none of the caller's roles has the permission. */
export class PermissionMissing extends Refusal {
  readonly code = 'permission_missing';
  readonly permission: string;
  readonly grantedBy: readonly string[];
  /** @param grantedBy usernames of administrators who could grant it */
  constructor(permission: string, grantedBy: readonly string[]) {
    const [last, ...others] = grantedBy.toReversed();
    const names = others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`;
    super(`This needs the permission ${permission}. ${names ?? 'Nobody but the server’s console'} could grant it.`);
    this.permission = permission;
    this.grantedBy = grantedBy;
  }
}

/** 403: the session must have shown a second factor recently. A question rather than a denial. */
export class StepUpRequired extends Refusal {
  readonly code = 'step_up_required';
  /** @param seconds for which a second factor counts after it was shown */
  constructor(seconds: number) {
    super(`Show your second factor: for this it must have been shown within the last ${inWords(seconds)}.`);
  }
}

/** 403: the token of a service account may not be used from the caller's network. */
export class NetworkNotAllowed extends Refusal {
  readonly code = 'network_not_allowed';
  constructor(address: string | null) {
    super(`This token may not be used from ${address ?? 'an unknown address'}.`);
  }
}

/** 404: no such record. */
export class NotFound extends Refusal {
  readonly code = 'not_found';
  constructor(what: string) {
    super(`${what} was not found.`);
  }
}

/** 409: the record's current status does not allow this. */
export class InvalidTransition extends Refusal {
  readonly code = 'invalid_transition';
  /** @param done participle of the refused action: "approved" */
  constructor(what: string, status: string, done: string) {
    super(`${what} is ${status.replaceAll('_', ' ')} and cannot be ${done}.`);
  }
}

const NOT_IN_BOOKS = {
  hold: 'its amount is not on hold in the books',
  bank: 'its payment is not in the books',
  history: 'its history does not lead to its status',
};

/** 409: the ledger or the history contradicts the withdrawal's status, so no money is moved. */
export class NotInBooks extends Refusal {
  readonly code = 'not_in_books';
  /** @param done participle of the refused action: "approved" */
  constructor(name: string, done: string, missing: keyof typeof NOT_IN_BOOKS) {
    super(`${name} cannot be ${done}: ${NOT_IN_BOOKS[missing]}.`);
  }
}

/** 409: nobody would be left who can manage administrators and roles. */
export class LastAdministrator extends Refusal {
  readonly code = 'last_administrator';
  constructor() {
    super('Nobody would be left who may manage administrators and roles.');
  }
}

/** 409: the caller must have a second factor, and this is the only one. */
export class LastFactor extends Refusal {
  readonly code = 'last_factor';
  constructor() {
    super('This is your only second factor, and you must have one. Add another one first.');
  }
}

/** 409: the portal's address has no host name, without which passkeys do not work. */
export class NoPasskeysHere extends Refusal {
  readonly code = 'no_passkeys_here';
  constructor() {
    super('Passkeys do not work at this address: they need a host name (PUBLIC_URL), or localhost.');
  }
}

/** 409: administrators still have the role. */
export class RoleInUse extends Refusal {
  readonly code = 'role_in_use';
  constructor(name: string, count: number) {
    super(`${name} cannot be deleted: ${count === 1 ? '1 administrator has' : `${count} administrators have`} it.`);
  }
}

/** 409: the service account has as many valid tokens as it may have. */
export class TooManyTokens extends Refusal {
  readonly code = 'too_many_tokens';
  constructor(name: string) {
    super(`${name} has two tokens that work. Revoke one of them first.`);
  }
}

/** 409: there is no payment rail to send withdrawals by. */
export class NoPaymentRail extends Refusal {
  readonly code = 'no_payment_rail';
  constructor() {
    super('Nothing can be sent to a bank: this server has no payment rail (PAYMENT_RAIL).');
  }
}

/** 409: the key that encrypts or decrypts secrets in the database is missing. */
export class NoSecretsKey extends Refusal {
  readonly code = 'no_secrets_key';
  /** @param keyId identifies the missing key; undefined when there is none at all */
  constructor(keyId?: string) {
    super(
      keyId === undefined
        ? 'This server has no key to encrypt secrets with (SECRETS_KEY).'
        : `The key that this was encrypted with is missing (SECRETS_KEY, the key ${keyId}).`,
    );
  }
}

/** 409: payments are paused. */
export class PaymentsPaused extends Refusal {
  readonly code = 'payments_paused';
  /** @param done participle of the refused action: "processed" */
  constructor(name: string, done: string) {
    super(`Payments are paused: ${name} cannot be ${done} until somebody goes on with them on the System screen.`);
  }
}

/** 409: the record has changed since the version that the edit was based on. */
export class StaleEdit extends Refusal {
  readonly code = 'stale_edit';
  constructor(what: string) {
    super(`${what} was changed by somebody else. Load it again.`);
  }
}

/** A duration in words, rounded up: a caller who waits this long is let through. */
export function inWords(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
