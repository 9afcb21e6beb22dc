import { inWords, Refusal } from './errors.ts';

// Refusals that pass: the same call can succeed later.

/** 429: too many calls. */
export class TooManyRequests extends Refusal {
  readonly code = 'rate_limited';
  readonly retryAfterSeconds: number;
  /** @param what was limited; each check of a password is an attempt */
  constructor(retryAfterSeconds: number, what: 'requests' | 'attempts' = 'requests') {
    super(`Too many ${what}. Try again in ${inWords(retryAfterSeconds)}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 502: the payment rail gave no answer, or none that can be understood. */
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

/** 503: the identity provider does not answer, or not in time. */
export class ProviderUnavailable extends Refusal {
  readonly code = 'provider_unavailable';
  constructor() {
    super('The identity provider does not answer just now. You can still sign in with a password.');
  }
}

/** 503: the maximum of these is already running. */
export class Busy extends Refusal {
  readonly code = 'busy';
  readonly retryAfterSeconds: number;
  /** @param what is running, in the plural */
  constructor(what: string, retryAfterSeconds: number) {
    super(`Too many ${what} are running just now. Try again in ${inWords(retryAfterSeconds)}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
