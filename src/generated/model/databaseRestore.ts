/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * While payments are paused and the platform's feed is closed because the database may be older than the world around it, as after a backup was restored; left out otherwise.
 */
export interface DatabaseRestore {
  /** When that was found. */
  found_at: string;
  /** Whether something says so; false when nothing says that it is not. */
  is_certain: boolean;
  /** What says so, in sentences. */
  evidence: string[];
}
