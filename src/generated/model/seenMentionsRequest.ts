/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Mentions that the caller has seen.
 */
export interface SeenMentionsRequest {
  /**
     * The ids of the mentions.
     * @minItems 1
     * @maxItems 100
     */
  mention_ids: Id[];
}
