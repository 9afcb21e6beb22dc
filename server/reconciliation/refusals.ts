import { Refusal } from '../domain/errors.ts';

/** The payment rail gave no answer, or none that can be understood. */
export class RailUnreadable extends Refusal {
  readonly code = 'rail_unreadable';
  /** @param why completes the sentence "…: " without anything that the rail sent; undefined when it did not answer at all */
  constructor(why?: string) {
    super(
      why === undefined
        ? 'The payment rail does not answer just now. Nothing was compared.'
        : `The payment rail’s list of payments cannot be read: ${why}. Nothing was compared.`,
    );
  }
}

/** Nobody explains away a difference in a payment of their own, and nobody confirms its match on a statement. */
export class OwnPayment extends Refusal {
  readonly code = 'own_payment';
  /** @param withdrawalId of the payment @param toDo what somebody else has to do */
  constructor(withdrawalId: string, toDo = 'close this difference') {
    super(
      `You, or an account that counts as you, sent in, approved or sent ${withdrawalId}. Somebody else has to ${toDo}.`,
    );
  }
}
