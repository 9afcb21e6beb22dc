/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FactorKind } from './factorKind.ts';

/**
 * A second factor.
 */
export interface Factor {
  /** The factor's id. */
  id: string;
  /** A client shows a kind that it does not know as it is. */
  kind: FactorKind | string;
  /** What its administrator calls it. */
  name: string;
  /** When it was added. */
  created_at: string;
  /**
     * When it was last shown.
     * @nullable
     */
  last_used_at: string | null;
}
