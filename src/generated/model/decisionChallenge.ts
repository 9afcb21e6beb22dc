/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PasskeyOptions } from './passkeyOptions.ts';
import type { UnsignedBecause } from './unsignedBecause.ts';

/**
 * What a passkey has to sign. `nonce` and `options` are null together, and then `unsigned_because` is not.
 */
export interface DecisionChallenge {
  /**
     * The part of the challenge that is used once.
     * @nullable
     */
  nonce: string | null;
  /** For `navigator.credentials.get`. */
  options: PasskeyOptions | null;
  /** Why nothing is signed. */
  unsigned_because: UnsignedBecause | null;
}
