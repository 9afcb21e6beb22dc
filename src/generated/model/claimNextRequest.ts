/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ReviewOrder } from './reviewOrder.ts';

/**
 * Which withdrawal to claim.
 */
export interface ClaimNextRequest {
  order: ReviewOrder;
  /**
     * Those that the caller does not want, such as the one that is on the screen.
     * @maxItems 200
     */
  except?: Id[];
}
