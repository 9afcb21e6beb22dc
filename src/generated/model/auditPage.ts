/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AuditEntry } from './auditEntry.ts';

/**
 * A page of the audit log.
 */
export interface AuditPage {
  /** The newest first. */
  entries: AuditEntry[];
  /**
     * Where the next page begins; null on the last one.
     * @nullable
     */
  next_cursor: string | null;
  /**
     * Where the search was ended before the page was full, because the filters match few of very many entries: the time of the oldest entry that was looked at. Narrow the filters, or continue with `next_cursor`. Otherwise null.
     * @nullable
     */
  searched_until: string | null;
}
