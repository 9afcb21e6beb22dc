/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A signed-in administrator, as kept in the browser.
 */
export interface Admin {
  /** The administrator's id. */
  id?: string;
  /** The name that the administrator signs in with. */
  username: string;
  /** What the administrator is, shown in the sidebar. */
  role: string;
  /** True when the password was given out for one use. Until it is changed, every call but changing it and signing out answers 403 with the code `password_change_required`. */
  must_change_password?: boolean;
}
