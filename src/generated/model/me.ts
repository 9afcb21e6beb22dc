/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AdminSession } from './adminSession.ts';
import type { Mention } from './mention.ts';
import type { Permission } from './permission.ts';
import type { PersonLink } from './personLink.ts';
import type { RoleName } from './roleName.ts';
import type { SecondFactor } from './secondFactor.ts';

/**
 * The administrator who asks, and what they may do.
 */
export interface Me {
  /**
     * The administrator's id.
     * @minLength 1
     * @maxLength 200
     */
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
  /** When the database was found to be restored from a backup, or possibly so; left out when that is dealt with, and otherwise. */
  database_restored_at?: string;
  /** True while payments are paused because a limit was reached; else left out. */
  payment_limit_reached?: boolean;
  /** Until when no rule asks for a second person, because somebody at the server's console has suspended them; else left out. */
  break_glass_until?: string;
  /**
     * How many decisions wait for the caller as the second person; left out where no rule asks for one, and for a program.
     * @minimum 0
     */
  approvals_waiting?: number;
  /**
     * The newest notes that name the caller with `@` and that they have not seen, on records that they may read; left out without any.
     * @maxItems 20
     */
  mentions?: Mention[];
  /**
     * Who gave the caller's account a new password or invitation, removed its second factors or enabled it again, until a third person has confirmed the caller; left out when nobody did.
     * @maxItems 1000
     */
  reset_by?: PersonLink[];
}
