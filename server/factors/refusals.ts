import { Refusal } from '../domain/errors.ts';

/** The caller must have a second factor, and this is the only one. */
export class LastFactor extends Refusal {
  readonly code = 'last_factor';
  constructor() {
    super('This is your only second factor, and you must have one. Add another one first.');
  }
}

/** The factor was added with a recovery code, and counts for no step-up yet. */
export class FactorWaits extends Refusal {
  readonly code = 'factor_waits';
  constructor(until: Date) {
    const when = until.toISOString().slice(0, 16).replace('T', ' ');
    super(
      `You added this second factor with a recovery code. It signs you in, and confirms what you do from ${when} UTC on, or once another administrator ` +
        'has confirmed it in Admin Users.',
    );
  }
}

/** The portal's address has no host name, without which passkeys do not work. */
export class NoPasskeysHere extends Refusal {
  readonly code = 'no_passkeys_here';
  constructor() {
    super('Passkeys do not work at this address: they need a host name, or localhost.');
  }
}
