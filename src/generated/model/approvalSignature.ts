/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { UnsignedBecause } from './unsignedBecause.ts';

/**
 * Whether whoever approved or denied the request signed that, as the audit log has it. Absent while nobody has decided. `npm run audit -- verify` checks each signature.
 */
export interface ApprovalSignature {
  /** Whether the decision was signed by a passkey. */
  is_signed: boolean;
  /** Why not; null when it was signed. */
  unsigned_because: UnsignedBecause | null;
  /**
     * SHA-256, hex, of the passkey's public key (SPKI); null when it was not signed.
     * @nullable
     */
  key: string | null;
  /**
     * When the passkey was added; null when it was not signed.
     * @nullable
     */
  enrolled_at: string | null;
  /**
     * The username of whoever added it; null when it was not signed.
     * @nullable
     */
  enrolled_by: string | null;
}
