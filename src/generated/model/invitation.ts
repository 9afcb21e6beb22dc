/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AdminUser } from './adminUser.ts';

/**
 * The token of the link by which an administrator begins. It is shown only here, and works once.
 */
export interface Invitation {
  admin: AdminUser;
  /** What the link to the sign-in page carries as `invite`. */
  token: string;
  /** Until when it can be accepted. */
  expires_at: string;
}
