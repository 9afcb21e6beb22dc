/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FactorKind } from './factorKind.ts';

/**
 * A second factor that was added with a recovery code within a day.
 */
export interface WaitingFactor {
  /**
     * The factor's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** A client shows a kind that it does not know as it is. */
  kind: FactorKind | string;
  /** When it was added. */
  created_at: string;
  /** From when on it counts for a step-up, unless somebody confirms it before. */
  counts_from: string;
}
