/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { BasedOnVersion } from './basedOnVersion.ts';
import type { Permission } from './permission.ts';

/**
 * A role of one’s own.
 */
export interface RoleRequest {
  /**
     * Another than that of every other role.
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * What it permits.
     * @maxItems 100
     */
  permissions: Permission[];
  version?: BasedOnVersion;
}
