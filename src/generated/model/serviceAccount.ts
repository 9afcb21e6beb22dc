/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RoleName } from './roleName.ts';
import type { ServiceAccountOwner } from './serviceAccountOwner.ts';
import type { ServiceToken } from './serviceToken.ts';

/**
 * The account of a program.
 */
export interface ServiceAccount {
  /**
     * The service account's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** The name in the audit log, unique among service accounts and administrators. */
  name: string;
  owner: ServiceAccountOwner;
  /** The roles. Of their permissions the account has those that its owner has, too. */
  roles: RoleName[];
  /** The tokens that were not revoked, the newest first. */
  tokens: ServiceToken[];
  /** When the account was created. */
  created_at: string;
}
