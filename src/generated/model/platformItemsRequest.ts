/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformItem } from './platformItem.ts';

/**
 * Items, 1 to 1,000 at once.
 */
export interface PlatformItemsRequest {
  /**
     * The records, each looked at by itself.
     * @minItems 1
     * @maxItems 1000
     */
  records: PlatformItem[];
  /** Whether nothing is stored where one record cannot be. */
  all_or_nothing?: boolean;
  /** Whether a record that an administrator has changed is overwritten; it is in the audit log. */
  force?: boolean;
}
