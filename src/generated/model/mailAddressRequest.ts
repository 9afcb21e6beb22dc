/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';

/**
 * The caller's mail address.
 */
export interface MailAddressRequest {
  address: MailAddress;
}
