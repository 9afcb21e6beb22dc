/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ServiceAccount } from './serviceAccount.ts';

export interface ServiceAccountList {
  /** By their names. */
  service_accounts: ServiceAccount[];
}
