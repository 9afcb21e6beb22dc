/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonUse } from './reasonUse.ts';

/**
 * How often a reason was given.
 */
export interface ReasonCount {
  use: ReasonUse;
  /**
     * The reason code.
     * @nullable
     */
  code: string | null;
  /**
     * Its label, as it is now.
     * @nullable
     */
  label: string | null;
  /**
     * How many steps gave it.
     * @minimum 1
     */
  count: number;
}
