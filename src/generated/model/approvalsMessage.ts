/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalsEvent } from './approvalsEvent.ts';
import type { ApprovalsEventType } from './approvalsEventType.ts';

/**
 * The body of a webhook message about a record of the kind approvals.
 */
export interface ApprovalsMessage {
  type: ApprovalsEventType;
  /** When it was decided. */
  timestamp: string;
  data: ApprovalsEvent;
}
