/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Player } from './player.ts';

/**
 * A player to whom nothing more is paid, and what became of the payments that were on their way.
 */
export interface PaymentsStopped {
  player: Player;
  /**
     * How many approved withdrawals await review again.
     * @minimum 0
     */
  recalled: number;
  /**
     * How many withdrawals had been sent, but were stopped before the payment rail was asked. They have failed and can be retried later.
     * @minimum 0
     */
  stopped: number;
  /**
     * How many payments cannot be stopped any more, because the payment rail was asked for them before.
     * @minimum 0
     */
  under_way: number;
}
