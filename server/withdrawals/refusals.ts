import { inWords, Refusal } from '../domain/errors.ts';

const NOT_IN_BOOKS = {
  hold: 'its amount is not on hold in the books',
  clearing: 'its amount is not being sent in the books',
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
  own_program: (who: string | null, program: string) =>
    `${program}, a service account that ${who === null ? 'you own' : `${who} owns`} or issued a token of, sent it in`,
  own_approval: (who: string | null) => `${who ?? 'you'} approved it`,
  own_return: (who: string | null) => `${who ?? 'you'} announced that its payment came back`,
};

/** The caller may do this, but not with this withdrawal, because of what they did with it before. */
export class OwnDecision extends Refusal {
  readonly code: keyof typeof OWN_DECISION;
  /**
   * @param done participle of the refused action: "approved"
   * @param who the account that did it, for one that counts as the caller; null for the caller's own
   * @param program the name of the service account, for `own_program`
   * @param because why that account counts as the caller: `whyOnePerson`
   */
  constructor(
    name: string,
    done: string,
    code: keyof typeof OWN_DECISION,
    { who, program = '', because = '' }: { who: string | null; program?: string; because?: string },
  ) {
    const why = OWN_DECISION[code](who, program);
    const onePerson = who === null ? '' : `: you count as one person with ${who}${because && `, because ${because}`}`;
    super(`${name} cannot be ${done} by you: ${why}. Somebody else has to decide${onePerson}.`);
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
    super('Nothing can be sent to a bank: this server has no payment rail.');
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

/** The decision can still be taken back, so nothing follows from it yet. The message does not say what was decided: the platform may read it. */
export class Held extends Refusal {
  readonly code = 'held';
  override readonly retryAfterSeconds: number;
  /** @param done participle of the refused action: "processed" */
  constructor(name: string, done: string, seconds: number) {
    super(`${name} cannot be ${done} for now. Try again in ${inWords(seconds)}.`);
    this.retryAfterSeconds = seconds;
  }
}

/** The rejection was held for as long as it could be taken back, and the platform is told of it. */
export class HoldEnded extends Refusal {
  readonly code = 'hold_ended';
  constructor(name: string) {
    super(`The rejection of ${name} can no longer be undone: the platform is told of it.`);
  }
}

/** Only whoever decided takes the decision back. */
export class NotOwnDecision extends Refusal {
  readonly code = 'not_own_decision';
  /** @param status of the withdrawal: "approved" @param who decided; null when the system did */
  constructor(name: string, status: string, who: string | null) {
    super(`${name} was ${status} by ${who ?? 'the system'}, and only whoever decided can undo it.`);
  }
}
