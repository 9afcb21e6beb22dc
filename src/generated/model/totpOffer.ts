/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export interface TotpOffer {
  /** To be sent back with the first code. */
  challenge: string;
  /** In base32, for typing it in. */
  secret: string;
  /** For a QR code (`otpauth://totp/…`). */
  uri: string;
}
