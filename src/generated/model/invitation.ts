/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AdminUser } from './adminUser.ts';

/**
 * The token of the link by which an administrator begins. It is shown only here, and works once.
 */
export interface Invitation {
  admin: AdminUser;
  /**
     * The value of `invite` in the link to the sign-in page; null where the link went by mail.
     * @nullable
     */
  token: string | null;
  /** Until when it can be accepted. */
  expires_at: string;
}
