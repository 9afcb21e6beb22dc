/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { OneTimeCode } from './oneTimeCode.ts';
import type { PasskeyCredential } from './passkeyCredential.ts';

/**
 * Exactly one of its fields. With none of them, or several, it is refused (422).
 */
export interface ShowFactorRequest {
  passkey?: PasskeyCredential;
  code?: OneTimeCode;
  /**
     * One of the recovery codes, with or without its dashes.
     * @minLength 1
     * @maxLength 100
     */
  recovery_code?: string;
}
