/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalRequest } from './approvalRequest.ts';
import type { Permission } from './permission.ts';
import type { RecordVersion } from './recordVersion.ts';

/**
 * A set of permissions under a name.
 */
export interface Role {
  /** The change that waits for a second person; only in the answer to the call that asked for it. */
  approval_request?: ApprovalRequest;
  /**
     * The role's id; that of a built-in role is its name.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** The role's name; no two roles have the same. */
  name: string;
  /** What it permits. */
  permissions: (Permission | string)[];
  version?: RecordVersion;
  /** Whether it comes with the server, and cannot be changed. */
  is_built_in: boolean;
  /** Whether only service accounts may have it. */
  is_for_services?: boolean;
  /**
     * How many administrators and service accounts have it.
     * @minimum 0
     */
  admin_count: number;
}
