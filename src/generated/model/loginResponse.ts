/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Admin } from './admin.ts';

/**
 * A signed-in session: the bearer token of all other calls, and who is signed in.
 */
export interface LoginResponse {
  /** The bearer token of the new session, opaque. */
  access_token: string;
  admin: Admin;
}
