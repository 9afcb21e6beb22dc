/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ServiceAccount } from './serviceAccount.ts';

/**
 * All service accounts with their tokens, without the secrets.
 */
export interface ServiceAccountList {
  /** By their names. */
  service_accounts: ServiceAccount[];
}
