/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PasskeyCredential } from './passkeyCredential.ts';

/**
 * A decision signed by a passkey.
 */
export interface DecisionSignature {
  /**
     * Of the challenge.
     * @minLength 43
     * @maxLength 43
     */
  nonce: string;
  passkey: PasskeyCredential;
}
