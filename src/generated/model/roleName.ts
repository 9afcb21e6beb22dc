/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A role, as far as one needs it to name it.
 */
export interface RoleName {
  /**
     * The role's id; that of a built-in role is its name.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** The role's name; no two roles have the same. */
  name: string;
}
