/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FactorName } from './factorName.ts';
import type { OneTimeCode } from './oneTimeCode.ts';

/**
 * A code from the authenticator app that was given the offered secret.
 */
export interface AddTotpRequest {
  name: FactorName;
  /**
     * The one of the offer.
     * @minLength 1
     * @maxLength 200
     */
  challenge: string;
  code: OneTimeCode;
}
