/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Lines of a statement, either by their ids or by the step that found their match.
 */
export interface BulkStatementLinesRequest {
  /**
     * The lines.
     * @minItems 1
     * @maxItems 200
     * @items.pattern ^[1-9][0-9]{0,14}$
     */
  line_ids?: string[];
  /**
     * The step that found their match.
     * @minimum 1
     * @maximum 7
     */
  step?: number;
}
