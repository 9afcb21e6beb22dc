import { Refusal } from '../domain/errors.ts';

/** Nobody would be left who can manage administrators and roles. */
export class LastAdministrator extends Refusal {
  readonly code = 'last_administrator';
  constructor() {
    super('Nobody would be left who may manage administrators and roles.');
  }
}

/** Administrators still have the role. */
export class RoleInUse extends Refusal {
  readonly code = 'role_in_use';
  constructor(name: string, count: number) {
    super(`${name} cannot be deleted: ${count === 1 ? '1 administrator has' : `${count} administrators have`} it.`);
  }
}

/** The service account has as many valid tokens as it may have. */
export class TooManyTokens extends Refusal {
  readonly code = 'too_many_tokens';
  constructor(name: string) {
    super(`${name} has two tokens that work. Revoke one of them first.`);
  }
}
