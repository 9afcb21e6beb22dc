/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The credentials of an administrator.
 */
export interface LoginRequest {
  /**
     * The administrator's username; upper and lower case are the same.
     * @minLength 1
     * @maxLength 100
     */
  username: string;
  /**
     * The administrator's password.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
