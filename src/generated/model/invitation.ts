/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AdminUser } from './adminUser.ts';

export interface Invitation {
  admin: AdminUser;
  /** What the link to the sign-in page carries as `invite`. */
  token: string;
  /** Until when it can be accepted. */
  expires_at: string;
}
