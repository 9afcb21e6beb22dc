/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FactorName } from './factorName.ts';
import type { PasskeyCredential } from './passkeyCredential.ts';

export interface AddPasskeyRequest {
  name: FactorName;
  passkey: PasskeyCredential;
}
