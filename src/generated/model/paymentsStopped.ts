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
     * How many withdrawals that were approved, or sent without the payment rail being asked, await review again.
     * @minimum 0
     */
  recalled: number;
  /**
     * How many payments cannot be stopped any more, because the payment rail was asked for them before, or may have been.
     * @minimum 0
     */
  under_way: number;
}
