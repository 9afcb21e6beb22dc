/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Lines of a statement that are none of ours, and why.
 */
export interface LeaveOutRequest {
  /**
     * The lines.
     * @minItems 1
     * @maxItems 200
     * @items.pattern ^[1-9][0-9]{0,14}$
     */
  line_ids: string[];
  /**
     * The reason, for later readers.
     * @minLength 1
     * @maxLength 400
     * @pattern \S
     */
  reason: string;
}
