import { Refusal } from '../domain/errors.ts';

/** The identity provider does not answer, or not in time. */
export class ProviderUnavailable extends Refusal {
  readonly code = 'provider_unavailable';
  constructor() {
    super('The identity provider does not answer just now. You can still sign in with a password.');
  }
}
