/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RoleIds } from './roleIds.ts';

export interface UpdateAdminRequest {
  roles: RoleIds;
}
