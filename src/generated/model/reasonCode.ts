/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonCodeId } from './reasonCodeId.ts';
import type { ReasonUse } from './reasonUse.ts';
import type { RecordVersion } from './recordVersion.ts';

/**
 * A reason by which steps are counted.
 */
export interface ReasonCode {
  code: ReasonCodeId;
  /** What people read. */
  label: string;
  /** The steps for which it is offered. */
  uses: ReasonUse[];
  /** Whether it is no longer offered. */
  is_retired: boolean;
  version?: RecordVersion;
}
