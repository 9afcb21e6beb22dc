/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { BasedOnVersion } from './basedOnVersion.ts';
import type { RoleIds } from './roleIds.ts';

/**
 * The roles that the administrator has from now on.
 */
export interface UpdateAdminRequest {
  roles: RoleIds;
  version?: BasedOnVersion;
}
