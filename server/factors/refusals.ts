import { Refusal } from '../domain/errors.ts';

/** The caller must have a second factor, and this is the only one. */
export class LastFactor extends Refusal {
  readonly code = 'last_factor';
  constructor() {
    super('This is your only second factor, and you must have one. Add another one first.');
  }
}

/** The portal's address has no host name, without which passkeys do not work. */
export class NoPasskeysHere extends Refusal {
  readonly code = 'no_passkeys_here';
  constructor() {
    super('Passkeys do not work at this address: they need a host name (PUBLIC_URL), or localhost.');
  }
}
