/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { RoleIds } from './roleIds.ts';

/**
 * A new administrator, who chooses a password by the link of the invitation.
 */
export interface InviteAdminRequest {
  /**
     * Letters, digits, dots, dashes and underscores; upper and lower case are the same.
     * @pattern ^[A-Za-z0-9._-]{2,100}$
     */
  username: string;
  roles: RoleIds;
  mail_address?: MailAddress;
}
