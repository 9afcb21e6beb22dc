/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Admin } from './admin.ts';

export interface LoginResponse {
  /** The bearer token of the new session, opaque. */
  access_token: string;
  admin: Admin;
}
