/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Networks } from './networks.ts';
import type { RoleIds } from './roleIds.ts';
import type { TokenDays } from './tokenDays.ts';

/**
 * A new account for a program, with its first token.
 */
export interface CreateServiceAccountRequest {
  /**
     * Letters, digits, dots, dashes and underscores; upper and lower case are the same. Another than that of every administrator.
     * @pattern ^[A-Za-z0-9._-]{2,100}$
     */
  name: string;
  roles: RoleIds;
  expires_in_days?: TokenDays;
  networks?: Networks;
}
