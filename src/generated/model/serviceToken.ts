/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Network } from './network.ts';

/**
 * A token of a service account, without its secret.
 */
export interface ServiceToken {
  /**
     * The token's id, the second part of the token itself.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** The networks that the token may be used from; empty for all. */
  networks: Network[];
  /** When the token was created. */
  created_at: string;
  /** When the token stops working. */
  expires_at: string;
  /**
     * When the token was last used, to the minute; null when it never was.
     * @nullable
     */
  last_used_at: string | null;
  /**
     * The address that the token was last used from; null when it never was, or the address is unknown.
     * @nullable
     */
  last_used_from: string | null;
}
