/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RecordId } from './recordId.ts';

/**
 * That a withdrawal is set aside until a time. It forbids nobody to decide it.
 */
export interface ReviewSnooze {
  withdrawal_id: RecordId;
  /** The administrator who set it aside. */
  username: string;
  /** When the desk hands it out again. */
  until: string;
  /** Why. Addresses in it are masked without `players.pii`. */
  reason: string;
}
