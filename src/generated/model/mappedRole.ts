/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A value of the claim that names roles, and a role that it stands for.
 */
export interface MappedRole {
  /** The value of the claim. */
  value: string;
  /** The role's name. */
  role: string;
  /** Whether there is a role of that name for people. */
  exists: boolean;
}
