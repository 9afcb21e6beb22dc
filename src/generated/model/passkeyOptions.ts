/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The options of WebAuthn in their JSON form (`PublicKeyCredentialCreationOptionsJSON`, `PublicKeyCredentialRequestOptionsJSON`).
 */
export interface PasskeyOptions {
  /** Unguessable, for one use. */
  challenge: string;
  [key: string]: unknown;
 }
