/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PauseReason } from './pauseReason.ts';

/**
 * While payments are paused, who paused them and why; left out while they are not.
 */
export interface PaymentsPause {
  /** Since when. */
  paused_at: string;
  /** The administrator's name; `System` when the server paused them, at a limit. */
  paused_by: string;
  reason: PauseReason;
}
