/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { PlatformId } from './platformId.ts';
import type { PlatformTransactionTransactionType } from './platformTransactionTransactionType.ts';
import type { TransactionStatus } from './transactionStatus.ts';

/**
 * A transaction, as the platform has it. That of a withdrawal is made with the withdrawal and not sent.
 */
export interface PlatformTransaction {
  /** The platform's id of the transaction. */
  transaction_id: PlatformId;
  /** What was done. */
  transaction_type: PlatformTransactionTransactionType;
  /** The player who made it. */
  player_id: PlatformId;
  /** The game in which it was made. */
  game_id: Id;
  /** The item that was bought; left out where it was none. */
  item_id?: PlatformId;
  /**
     * The item's name at that time.
     * @maxLength 200
     */
  item_name?: string;
  /**
     * US dollars, at most two decimals.
     * @maximum 100000000
     * @exclusiveMinimum 0
     */
  amount: number;
  /**
     * What the company earns with it, US dollars, at most the amount. Left out, it is the game's share of a purchase and nothing for any other type.
     * @minimum 0
     * @maximum 100000000
     */
  fee?: number;
  status: TransactionStatus;
  /**
     * What there is to say about it.
     * @maxLength 1000
     */
  notes?: string;
  /** When it was made, by the platform's clock; at most five minutes ahead of ours, and never changed. */
  occurred_at: string;
  /** The record's version by the platform's clock, to the millisecond; at most five minutes ahead of ours. */
  updated_at: string;
}
