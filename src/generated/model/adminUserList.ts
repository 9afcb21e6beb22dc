/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AdminUser } from './adminUser.ts';

/**
 * All administrators, without service accounts.
 */
export interface AdminUserList {
  /** By their names. */
  admins: AdminUser[];
}
