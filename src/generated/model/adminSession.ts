/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A session of an administrator, which a sign-in began.
 */
export interface AdminSession {
  /**
     * The session's id, which opens nothing.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /**
     * Where the sign-in came from; null where that is not known.
     * @nullable
     */
  address?: string | null;
  /**
     * What the browser or program called itself at the sign-in; null where it did not.
     * @nullable
     */
  user_agent?: string | null;
  /** When the administrator signed in. */
  created_at: string;
  /** When the administrator last did something in it, to the minute. */
  last_active_at: string;
  /** When the session ends however busy it is; without activity it ends before. */
  expires_at: string;
  /** Whether it is the session that asks. */
  is_current: boolean;
}
