import type { Permission } from '../../src/generated/model/permission.ts';
import { Refusal } from '../domain/errors.ts';

/** The person who asked, or one who counts as the same, does not decide. */
export class OwnRequest extends Refusal {
  readonly code = 'own_request';
  /**
   * @param requester the username, of another account than the caller's
   * @param because why both count as one person: `whyOnePerson`
   */
  constructor(requester?: string, because?: string) {
    super(
      requester === undefined
        ? 'Somebody else has to decide: you asked for this yourself.'
        : `Somebody else has to decide: you count as one person with ${requester}, who asked for this${because === undefined ? '' : `, because ${because}`}.`,
    );
  }
}

/** Only a third person confirms that two accounts are two people. */
export class SamePerson extends Refusal {
  readonly code = 'same_person';
  /** @param because why the caller counts as the one to be confirmed: `whyOnePerson` */
  constructor(username: string, because: string) {
    super(`Somebody else has to confirm ${username}: you count as one person with ${username}, because ${because}.`);
  }
}

/** Only whoever asked takes a request back. */
export class NotRequester extends Refusal {
  readonly code = 'not_author';
  constructor(requester: string) {
    super(`The request is by ${requester}, and only they can withdraw it. You can deny it.`);
  }
}

/** The request was decided, withdrawn, has expired, or is void. */
export class RequestEnded extends Refusal {
  readonly code = 'request_ended';
  /** @param state "approved" */
  constructor(id: string, state: string) {
    super(`Request ${id} is ${state} and cannot be decided any more.`);
  }
}

/** The caller has a passkey that signs, and sent no signature. */
export class SignatureRequired extends Refusal {
  readonly code = 'signature_required';
  constructor() {
    super('You have a passkey that signs your decisions. Sign this one with it.');
  }
}

/** The signature is forged, of another key, decision or request, too old, or was used before; which of these is not told. */
export class SignatureRefused extends Refusal {
  readonly code = 'signature_refused';
  constructor() {
    super(
      'The signature is not one of your passkeys for this decision about this request, or is too old, or was used already. A passkey signs from 24 hours ' +
        'after it was added. Sign again.',
    );
  }
}

/** The caller's passkeys were removed or reset within a day. */
export class CannotSignYet extends Refusal {
  readonly code = 'cannot_sign_yet';
  constructor(until: Date) {
    const when = until.toISOString().slice(0, 16).replace('T', ' ');
    super(
      `A passkey of yours was removed, or your second factors were reset, so you cannot decide before ${when} UTC. Until then somebody else has to.`,
    );
  }
}

/** A decision about the record waits for a second person already. */
export class AwaitingSecond extends Refusal {
  readonly code = 'awaiting_second';
  /** @param done participle of the refused action: "approved" */
  constructor(name: string, done: string, requestId: string) {
    super(
      `${name} cannot be ${done}: request ${requestId} about it awaits a second person. Decide there, or withdraw it first.`,
    );
  }
}

/** Rules that nobody could satisfy. */
export class NoSecondPerson extends Refusal {
  readonly code = 'no_second_person';
  /** @param example a decision that would wait for ever: "a payout of $10,000.00" */
  constructor(example: string, permission: Permission) {
    super(
      `Under these rules ${example} would wait until it expires: there are no two people with the permission ${permission}. ` +
        'Accounts that somebody invited, reset or enabled again count as one person with that administrator until a third one confirms ' +
        'them at Admin Users, or somebody at the server’s console. System says who counts as one person, and why.',
    );
  }
}

/** A payout that was agreed to exceeds what is available by now. */
export class InsufficientBalance extends Refusal {
  readonly code = 'insufficient_balance';
  /** @param available in words: "$27,591.52" */
  constructor(available: string) {
    super(`Payout amount cannot exceed available balance of ${available}`);
  }
}
