/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonCodeId } from './reasonCodeId.ts';
import type { ReasonLabel } from './reasonLabel.ts';
import type { ReasonUses } from './reasonUses.ts';

/**
 * A new reason code.
 */
export interface AddReasonCodeRequest {
  /** What steps keep; another than every other code's, and never changed. */
  code: ReasonCodeId;
  label: ReasonLabel;
  uses: ReasonUses;
}
