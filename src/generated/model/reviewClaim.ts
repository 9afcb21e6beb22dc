/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RecordId } from './recordId.ts';

/**
 * That somebody looks at a withdrawal. It forbids nobody to decide it.
 */
export interface ReviewClaim {
  withdrawal_id: RecordId;
  /** The administrator who looks at it. */
  username: string;
  /** Whether that is the caller. */
  is_own: boolean;
  /** When the claim ends, unless it is renewed. */
  until: string;
}
