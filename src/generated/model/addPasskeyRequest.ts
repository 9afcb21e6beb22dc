/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FactorName } from './factorName.ts';
import type { PasskeyCredential } from './passkeyCredential.ts';

/**
 * A passkey that the caller’s authenticator has just created, for the challenge that was asked for.
 */
export interface AddPasskeyRequest {
  name: FactorName;
  passkey: PasskeyCredential;
}
