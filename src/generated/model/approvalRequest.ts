/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalRequestAction } from './approvalRequestAction.ts';
import type { ApprovalRequestShown } from './approvalRequestShown.ts';
import type { ApprovalRequestState } from './approvalRequestState.ts';
import type { ApprovalSignature } from './approvalSignature.ts';
import type { CaughtByRule } from './caughtByRule.ts';
import type { Permission } from './permission.ts';
import type { RecordId } from './recordId.ts';
import type { SamePersonAs } from './samePersonAs.ts';

/**
 * A decision of one person that waits for a second one, or waited. What was asked never changes, and `hash` covers it. It ends when somebody decides, when whoever asked withdraws it, after 72 hours, or when the record or the rules changed so that it is void.
 */
export interface ApprovalRequest {
  id: RecordId;
  /** What is done once somebody agrees. */
  action: ApprovalRequestAction;
  /** Whether it waits, or how it ended. `approved` was carried out in the same transaction. */
  state: ApprovalRequestState;
  /** What it is about, `withdrawal`, `payout`, `admin`, `role` or `approval_rules`. */
  subject_type: string;
  /**
     * The id of the withdrawal, the administrator or the role; null for a payout, which does not exist yet, for the rules, and for a caller who may not read the record.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  subject_id: string | null;
  /**
     * The withdrawal's requested amount, or the payout's, US dollars; null for roles and for the rules.
     * @nullable
     */
  amount: number | null;
  permission: Permission;
  /** The rules that asked for a second person; none for a change of the rules themselves, which always does. */
  caught_by: CaughtByRule[];
  /**
     * The version of the rules that asked; null for a change of the rules.
     * @nullable
     */
  rules_version: number | null;
  /** The fields of the record and of the call to which the second person agrees, as they were when it was asked, by their names in this contract; and the `signals` of a withdrawal at that moment. Ids are left out for a caller who may not read the record. */
  shown: ApprovalRequestShown;
  /** SHA-256, hex, of all that was asked and who asked. */
  hash: string;
  /** The username of the administrator who asked. */
  requested_by: string;
  /** When it was asked. */
  requested_at: string;
  /** When it expires, unless it ends before. */
  expires_at: string;
  /** The usernames of some who can decide it; empty when it has ended, or nobody can just now. */
  waiting_for: string[];
  /**
     * Those with the permission who cannot decide it, because they count as one person with whoever asked, and why; left out without any, and when it has ended.
     * @maxItems 10
     */
  not_waiting_for?: SamePersonAs[];
  /**
     * The username of whoever approved, denied or withdrew it; null while it waits, and when it expired or is void.
     * @nullable
     */
  decided_by: string | null;
  /**
     * When it ended; null while it waits.
     * @nullable
     */
  decided_at: string | null;
  /**
     * Why it was denied, or is void; null otherwise.
     * @nullable
     */
  reason: string | null;
  signature?: ApprovalSignature;
}
