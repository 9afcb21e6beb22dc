/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PasskeyCredentialClientExtensionResults } from './passkeyCredentialClientExtensionResults.ts';
import type { PasskeyCredentialResponse } from './passkeyCredentialResponse.ts';
import type { PasskeyCredentialType } from './passkeyCredentialType.ts';

/**
 * What the browser answered, in its JSON form (`RegistrationResponseJSON`, `AuthenticationResponseJSON`).
 */
export interface PasskeyCredential {
  /**
     * The passkey's id.
     * @minLength 1
     * @maxLength 2000
     */
  id: string;
  /**
     * The same.
     * @minLength 1
     * @maxLength 2000
     */
  rawId: string;
  /** The kind of credential. */
  type: PasskeyCredentialType;
  /** The authenticator's answer. A new passkey has an `attestationObject`, a shown one `authenticatorData` and a `signature`. */
  response: PasskeyCredentialResponse;
  /** No extension is used, so it is sent empty. */
  clientExtensionResults: PasskeyCredentialClientExtensionResults;
  /**
     * Whether the authenticator is part of the device.
     * @maxLength 50
     * @nullable
     */
  authenticatorAttachment?: string | null;
}
