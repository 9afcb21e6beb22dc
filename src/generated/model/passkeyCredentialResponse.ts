/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The authenticator's answer. A new passkey has an `attestationObject`, a shown one `authenticatorData` and a `signature`.
 */
export type PasskeyCredentialResponse = {
  /**
     * The challenge and the origin, as the browser saw them.
     * @maxLength 4000
     */
  clientDataJSON: string;
  /**
     * The new public key, and what is known about the authenticator.
     * @maxLength 20000
     */
  attestationObject?: string;
  /**
     * What the authenticator signed besides the challenge.
     * @maxLength 20000
     */
  authenticatorData?: string;
  /**
     * Of both.
     * @maxLength 4000
     */
  signature?: string;
  /**
     * Whose passkey it is.
     * @maxLength 200
     * @nullable
     */
  userHandle?: string | null;
  /**
     * The new public key once more.
     * @maxLength 4000
     */
  publicKey?: string;
  /**
     * The algorithm of that key (COSE).
     * @minimum -65535
     * @maximum 65535
     */
  publicKeyAlgorithm?: number;
  /**
     * How the browser reaches the authenticator.
     * @maxItems 10
     * @items.maxLength 50
     */
  transports?: string[];
};
