/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AdminSession } from './adminSession.ts';

/**
 * The sessions of one administrator, the newest first.
 */
export interface AdminSessionList {
  /** The newest first. */
  sessions: AdminSession[];
}
