/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Work that a server process does again and again, since it started.
 */
export interface SystemWork {
  /** The work, for people. */
  name: string;
  /**
     * When an attempt last succeeded; null before the first time.
     * @nullable
     */
  last_succeeded_at: string | null;
  /**
     * How many attempts failed.
     * @minimum 0
     */
  failures: number;
  /** The newest attempt failed. */
  is_failing: boolean;
}
