/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AdminAction } from './adminAction.ts';
import type { AdminState } from './adminState.ts';
import type { ApprovalRequest } from './approvalRequest.ts';
import type { FactorKind } from './factorKind.ts';
import type { PersonLink } from './personLink.ts';
import type { RecordVersion } from './recordVersion.ts';
import type { RoleName } from './roleName.ts';
import type { WaitingFactor } from './waitingFactor.ts';

/**
 * An administrator, as others see them.
 */
export interface AdminUser {
  /** The change that waits for a second person; only in the answer to the call that asked for it. */
  approval_request?: ApprovalRequest;
  /**
     * The administrator's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** The name that the administrator signs in with. */
  username: string;
  /** The roles, the first one first. */
  roles: RoleName[];
  /** A client shows a state that it does not know as it is. */
  state: AdminState | string;
  /**
     * Until when the invitation can be accepted; null where there is none.
     * @nullable
     */
  invitation_expires_at?: string | null;
  /**
     * When the administrator last did something in a session that is in force; null without one.
     * @nullable
     */
  last_active_at?: string | null;
  /** The kinds of second factors that the administrator has. */
  factor_kinds?: (FactorKind | string)[];
  /** The factors that the administrator added with a recovery code and that do not count yet, the oldest first. Somebody else can confirm them. Left out where there is none. */
  waiting_factors?: WaitingFactor[];
  /**
     * How many sessions are in force.
     * @minimum 0
     */
  session_count: number;
  /** When the account was made. */
  created_at: string;
  version?: RecordVersion;
  /** Whether the administrator signs in at the identity provider, which also says the roles. Such an account has no password. */
  has_single_sign_on?: boolean;
  /**
     * Why the administrator counts as one person with others, the oldest first; only where one administrator is asked for, and for one who was changed.
     * @maxItems 1000
     */
  person_links?: PersonLink[];
  /** What the administrator did last, the newest first; only where one administrator is asked for. */
  last_actions?: AdminAction[];
}
