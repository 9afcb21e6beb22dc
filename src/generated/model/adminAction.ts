/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * An entry of the audit log, in short.
 */
export interface AdminAction {
  /** When it was done. */
  at: string;
  /** What was done, as `<area>.<verb>`. */
  action: string;
  /**
     * The id of what it was done to.
     * @nullable
     */
  subject?: string | null;
}
