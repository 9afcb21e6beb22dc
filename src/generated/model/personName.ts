/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The name of an administrator.
 */
export interface PersonName {
  /** The administrator's username. */
  username: string;
  /** The name that the identity provider says. */
  name: string;
}
