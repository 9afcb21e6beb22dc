/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { PlatformId } from './platformId.ts';
import type { PlatformSignals } from './platformSignals.ts';
import type { PlatformWithdrawalStatus } from './platformWithdrawalStatus.ts';

/**
 * A player's request to have money paid out, as the platform has it.
 */
export interface PlatformWithdrawal {
  /** The platform's id of the request, which no transaction has. */
  withdrawal_id: Id;
  /** Who asks for it. */
  player_id: PlatformId;
  /** The game in which the money was earned. */
  game_id: Id;
  /**
     * What the player asks for, US dollars, at most two decimals.
     * @maximum 100000000
     * @exclusiveMinimum 0
     */
  requested_amount: number;
  /**
     * What the company keeps of it, US dollars; less than the requested amount.
     * @minimum 0
     * @maximum 100000000
     */
  processing_fee?: number;
  /** Where it begins; both await their review. */
  status?: PlatformWithdrawalStatus;
  /**
     * The bank's name.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  bank_name: string;
  /**
     * The last four digits of the account number, and never more.
     * @pattern ^[0-9]{4}$
     */
  account_last4: string;
  /**
     * The last four digits of the routing number, and never more.
     * @pattern ^[0-9]{4}$
     */
  routing_last4: string;
  /**
     * The kind of account.
     * @minLength 1
     * @maxLength 40
     */
  account_type?: string;
  /**
     * HMAC-SHA-256 of the whole account, in hexadecimal, with a key that only the platform has: the same for the same account, and nothing that could be turned back into its number.
     * @pattern ^[0-9a-f]{64}$
     */
  account_fingerprint: string;
  /**
     * The company, where the player is one.
     * @maxLength 200
     */
  company_name?: string;
  /**
     * Where to write to.
     * @maxLength 254
     * @pattern ^[^\s@]+@[^\s@]+$
     */
  contact_email?: string;
  /**
     * Where to call.
     * @pattern ^\+?[0-9 ().-]{5,25}$
     */
  contact_phone?: string;
  signals?: PlatformSignals;
  /** When the player asked for it, by the platform's clock; at most five minutes ahead of ours. */
  occurred_at: string;
}
