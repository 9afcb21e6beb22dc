/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Networks } from './networks.ts';
import type { TokenDays } from './tokenDays.ts';

/**
 * Another token for a service account.
 */
export interface CreateServiceTokenRequest {
  expires_in_days?: TokenDays;
  networks?: Networks;
}
