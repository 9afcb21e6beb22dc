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
  /** The authenticator's answer, with what the browser signed in `clientDataJSON`. */
  response: PasskeyCredentialResponse;
  /** Answers of extensions; none is asked. */
  clientExtensionResults: PasskeyCredentialClientExtensionResults;
  /**
     * Whether the authenticator is part of the device.
     * @maxLength 50
     * @nullable
     */
  authenticatorAttachment?: string | null;
}
