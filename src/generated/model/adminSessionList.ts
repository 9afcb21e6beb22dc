/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AdminSession } from './adminSession.ts';

export interface AdminSessionList {
  /** The newest first. */
  sessions: AdminSession[];
}
