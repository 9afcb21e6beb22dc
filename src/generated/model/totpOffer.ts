/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A new secret for an authenticator app. It counts only once a code from it has been sent back.
 */
export interface TotpOffer {
  /** To be sent back with the first code. */
  challenge: string;
  /** In base32, for typing it in. */
  secret: string;
  /** For a QR code (`otpauth://totp/…`). */
  uri: string;
}
