/** A session as the primary database has it; it changes with every change that is made in the session. */
export interface SessionMark {
  /** The key of its row. */
  tokenHash: string;
  /** Of its row, as PostgreSQL prints it, to the microsecond. Only ever grows. */
  lastActiveAt: string;
  /** It may have changed something within the last seconds. */
  activeJustNow: boolean;
}
