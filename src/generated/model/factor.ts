/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FactorKind } from './factorKind.ts';

/**
 * A second factor.
 */
export interface Factor {
  /**
     * The factor's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** A client shows a kind that it does not know as it is. */
  kind: FactorKind | string;
  /** What its administrator calls it. */
  name: string;
  /** When it was added. */
  created_at: string;
  /**
     * When it was last shown.
     * @nullable
     */
  last_used_at: string | null;
  /**
     * Null: it counts. Otherwise it was added in a session that had shown a recovery code, and counts for a step-up from then on, a day later, or once another administrator has confirmed it. Until then it completes a sign-in and no more.
     * @nullable
     */
  counts_from?: string | null;
  /**
     * Of a passkey, the SHA-256 of its public key (SubjectPublicKeyInfo, DER) as it was recorded when it was added, in hex: the value that the programs print which verify signed decisions. Null of an authenticator app, and where the key is no longer the recorded one.
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  key_sha256?: string | null;
}
