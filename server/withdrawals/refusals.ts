import { Refusal } from '../domain/errors.ts';

const NOT_IN_BOOKS = {
  hold: 'its amount is not on hold in the books',
  bank: 'its payment is not in the books',
  history: 'its history does not lead to its status',
};

/** The ledger or the history contradicts the withdrawal's status, so no money is moved. */
export class NotInBooks extends Refusal {
  readonly code = 'not_in_books';
  /** @param done participle of the refused action: "approved" */
  constructor(name: string, done: string, missing: keyof typeof NOT_IN_BOOKS) {
    super(`${name} cannot be ${done}: ${NOT_IN_BOOKS[missing]}.`);
  }
}

const OWN_DECISION = {
  own_program: (program: string) => `${program}, a service account that you own or issued a token of, sent it in`,
  own_approval: () => 'you approved it',
  own_return: () => 'you announced that its payment came back',
};

/** The caller may do this, but not with this withdrawal, because of what they did with it before. */
export class OwnDecision extends Refusal {
  readonly code: keyof typeof OWN_DECISION;
  /**
   * @param done participle of the refused action: "approved"
   * @param program the name of the service account, for `own_program`
   */
  constructor(name: string, done: string, code: keyof typeof OWN_DECISION, program = '') {
    super(`${name} cannot be ${done} by you: ${OWN_DECISION[code](program)}. Somebody else has to decide.`);
    this.code = code;
  }
}

/** The bank returned the payment because of the account, which a withdrawal cannot change. */
export class AccountNotPayable extends Refusal {
  readonly code = 'account_not_payable';
  /** @param returnCode the bank's: "R03" */
  constructor(name: string, returnCode: string) {
    super(
      `${name} cannot be approved: its payment came back with ${returnCode}, which is about the account, and the account of a withdrawal ` +
        'cannot be changed. Reject it; the player can request another one.',
    );
  }
}

/** Somebody announced the return of this payment before. */
export class ReturnAnnounced extends Refusal {
  readonly code = 'return_announced';
  constructor(name: string) {
    super(`The return of ${name} was announced already; the payment rail or the server’s console has to confirm it.`);
  }
}

/** There is no payment rail to send withdrawals by. */
export class NoPaymentRail extends Refusal {
  readonly code = 'no_payment_rail';
  constructor() {
    super('Nothing can be sent to a bank: this server has no payment rail (PAYMENT_RAIL).');
  }
}

/** Payments are paused. */
export class PaymentsPaused extends Refusal {
  readonly code = 'payments_paused';
  /** @param done participle of the refused action: "processed" */
  constructor(name: string, done: string) {
    super(`Payments are paused: ${name} cannot be ${done} until somebody goes on with them on the System screen.`);
  }
}

/** Nothing is paid to the player for now. */
export class PlayerFrozen extends Refusal {
  readonly code = 'player_frozen';
  /** @param done participle of the refused action: "approved" */
  constructor(name: string, done: string, playerId: string) {
    super(`${name} cannot be ${done}: player ${playerId} is frozen.`);
  }
}

/** The player is under a compliance hold, which the message must not give away. */
export class PaymentWithheld extends Refusal {
  readonly code = 'payment_withheld';
  /** @param done participle of the refused action: "approved" */
  constructor(name: string, done: string) {
    super(`${name} cannot be ${done} for now. An administrator with the permission players.hold knows why.`);
  }
}

/** A withdrawal was paid in what was lost when the database was restored. */
export class PaidAlready extends Refusal {
  readonly code = 'paid_already';
  constructor(name: string) {
    super(`${name} was paid already, according to the payment rail: this is booked, and it is not sent again.`);
  }
}
