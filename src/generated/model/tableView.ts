/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which columns of a table are left out, and whether its rows are close together.
 */
export interface TableView {
  /**
     * The columns that are left out, by the portal's own names for them. A name that it does not know is ignored, so a new column is shown.
     * @maxItems 30
     * @items.pattern ^[a-z0-9_]{1,40}$
     */
  hidden_columns: string[];
  /** True for lower rows. */
  is_compact: boolean;
}
