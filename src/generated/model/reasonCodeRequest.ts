/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { BasedOnVersion } from './basedOnVersion.ts';
import type { ReasonLabel } from './reasonLabel.ts';
import type { ReasonUses } from './reasonUses.ts';

/**
 * What a reason code means, and where it is offered.
 */
export interface ReasonCodeRequest {
  label: ReasonLabel;
  uses: ReasonUses;
  /** Whether it is no longer offered. */
  is_retired: boolean;
  version?: BasedOnVersion;
}
