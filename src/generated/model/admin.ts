/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Permission } from './permission.ts';
import type { RoleName } from './roleName.ts';
import type { SecondFactor } from './secondFactor.ts';

/**
 * A signed-in administrator, as kept in the browser.
 */
export interface Admin {
  /**
     * The administrator's id.
     * @minLength 1
     * @maxLength 200
     */
  id?: string;
  /** The name that the administrator signs in with. */
  username: string;
  /** What the administrator is, shown in the sidebar. It is the name of the first of `roles`. */
  role: string;
  /** All roles of the administrator. */
  roles?: RoleName[];
  /** What the roles permit, as `GET /api/admin/me` has it. Where it is missing, a client shows everything. */
  permissions?: (Permission | string)[];
  /** True when the password was given out for one use. Until it is changed, every call but changing it and signing out answers 403 with the code `password_change_required`. */
  must_change_password?: boolean;
  /** How the session stands; a client goes on at a word that it does not know. */
  second_factor?: SecondFactor | string;
  /** Whether the administrator signs in at the identity provider. Such an account has no password. */
  has_single_sign_on?: boolean;
}
