/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Ids of roles; the first names the administrator.
 * @maxItems 20
 */
export type RoleIds = Id[];
