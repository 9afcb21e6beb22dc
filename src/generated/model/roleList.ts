/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Role } from './role.ts';

/**
 * The built-in roles, then one’s own.
 */
export interface RoleList {
  /** The built-in ones first. */
  roles: Role[];
}
