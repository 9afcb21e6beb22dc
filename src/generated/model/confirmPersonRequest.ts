/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * What the caller confirms.
 */
export interface ConfirmPersonRequest {
  /**
     * The ids of the links that the caller has seen.
     * @minItems 1
     * @maxItems 1000
     */
  links: Id[];
}
