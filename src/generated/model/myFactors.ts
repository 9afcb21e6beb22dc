/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Factor } from './factor.ts';

/**
 * The second factors of the caller, and what they may and must do about them.
 */
export interface MyFactors {
  /** Whether a factor that is added now counts for a step-up a day later only, or once another administrator confirms it: the session has shown a recovery code within five minutes, and no factor since. */
  new_factor_waits?: boolean;
  /** The oldest first. */
  factors: Factor[];
  /**
     * How many recovery codes were not used yet.
     * @minimum 0
     */
  recovery_codes_left: number;
  /** Whether the administrator must have a second factor. */
  is_required: boolean;
  /**
     * The origin at which passkeys work; null where they work at none, because WebAuthn knows no IP addresses.
     * @nullable
     */
  passkey_origin: string | null;
  /** Whether authenticator apps can be added; not without a key that encrypts their secrets. */
  has_totp: boolean;
}
