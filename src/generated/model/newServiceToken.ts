/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ServiceAccount } from './serviceAccount.ts';

/**
 * A token with its secret, which is shown only here.
 */
export interface NewServiceToken {
  service_account: ServiceAccount;
  /** The bearer token of the program, `coa_<id>_<secret>_<checksum>`. It cannot be shown again. */
  token: string;
  /** When the token stops working. */
  expires_at: string;
}
