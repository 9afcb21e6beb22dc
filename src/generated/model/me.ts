/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AdminSession } from './adminSession.ts';
import type { Permission } from './permission.ts';
import type { RoleName } from './roleName.ts';
import type { SecondFactor } from './secondFactor.ts';

/**
 * The administrator who asks, and what they may do.
 */
export interface Me {
  /** The administrator's id. */
  id: string;
  /** The name that the administrator signs in with. */
  username: string;
  /** The administrator's roles, the first one first. */
  roles: RoleName[];
  /** What all roles together permit. A client passes over those that it does not know. */
  permissions: (Permission | string)[];
  /** How the session stands; a client goes on at a word that it does not know. */
  second_factor?: SecondFactor | string;
  session: AdminSession;
  /** Since when payments are paused; left out while they are not. */
  payments_paused_at?: string;
}
