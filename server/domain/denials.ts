import { inWords, Refusal } from './errors.ts';

const UNAUTHENTICATED = {
  unauthenticated: 'Please sign in.',
  invalid_credentials: 'The username or password is wrong.',
  invalid_token: 'This token is not valid: it is incomplete, has expired or was revoked, or its owner is disabled.',
};

/** The caller is not signed in, or signing in failed. */
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
  signs_in_elsewhere: 'This administrator signs in at the identity provider, which also says the roles.',
  person_required: 'Only a person may do this, not a service account.',
  program_required: 'Only a program may do this, with the token of a service account.',
  demo_is_local:
    'This is a demo whose sign-in everybody knows, so it answers only this machine and nothing that a proxy passes on. ' +
    'To serve others, start it with a database of its own.',
};

/** The caller may not do this. */
export class Forbidden extends Refusal {
  readonly code: keyof typeof FORBIDDEN;
  constructor(code: keyof typeof FORBIDDEN = 'forbidden') {
    super(FORBIDDEN[code]);
    this.code = code;
  }
}

/** None of the caller's roles has the permission. */
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

  override details() {
    return { permission: this.permission, granted_by: [...this.grantedBy] };
  }
}

/** The session must have shown a second factor recently. A question rather than a denial. */
export class StepUpRequired extends Refusal {
  readonly code = 'step_up_required';
  /** @param seconds for which a second factor counts after it was shown */
  constructor(seconds: number) {
    super(`Show your second factor: for this it must have been shown within the last ${inWords(seconds)}.`);
  }
}

/** The token of a service account may not be used from the caller's network. */
export class NetworkNotAllowed extends Refusal {
  readonly code = 'network_not_allowed';
  constructor(address: string | null) {
    super(`This token may not be used from ${address ?? 'an unknown address'}.`);
  }
}
