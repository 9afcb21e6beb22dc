/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ArchivedSums } from './archivedSums.ts';
import type { PlayerFreeze } from './playerFreeze.ts';
import type { PlayerHold } from './playerHold.ts';
import type { PlayerState } from './playerState.ts';
import type { SharedAccount } from './sharedAccount.ts';

/**
 * Somebody who plays. Sums of money are left out for whoever may not see the transactions or withdrawals that they are of.
 */
export interface Player {
  /**
     * The platform's id of the player.
     * @minLength 1
     * @maxLength 200
     */
  player_id: string;
  /**
     * The e-mail address; null where the player is erased. Without `players.pii` it is masked, as in `m•••@example.com`.
     * @nullable
     */
  player_email: string | null;
  /**
     * The name that other players see; null where the player is erased.
     * @nullable
     */
  display_name: string | null;
  /** A value that is not in PlayerState is to be shown as it is. */
  state: PlayerState | string;
  /** When the player joined the platform. */
  registered_at: string;
  /** When the player last bought, sent, moved or asked for something, or joined. */
  last_seen_at: string;
  /** Completed purchases, of items too, US dollars. */
  spent?: number;
  /** Amounts of completed withdrawals, fees included, US dollars. */
  withdrawn?: number;
  /** Amounts that await review, US dollars. */
  waiting?: number;
  /** Amounts that were asked for and are neither paid nor rejected, US dollars. What awaits review is part of it. Only where one player is asked for, like all fields below. */
  on_hold?: number;
  /** Amounts of rejected and released withdrawals, US dollars. */
  rejected?: number;
  /** What the bank sent back, without fees, once for each time, US dollars. */
  returned?: number;
  /**
     * How many transactions there are, in any status.
     * @minimum 0
     */
  transaction_count?: number;
  /**
     * How many withdrawals there are, in any status.
     * @minimum 0
     */
  withdrawal_count?: number;
  /** The withdrawals that were paid or rejected before this system was in use, in no other figure; null where there are none. */
  archived?: ArchivedSums | null;
  /** Who else withdrew to a bank account of this player; null where nobody did. */
  shared_account?: SharedAccount | null;
  /** The freeze in force; null where there is none. */
  freeze?: PlayerFreeze | null;
  /** The compliance hold in force; null where there is none. */
  hold?: PlayerHold | null;
  /**
     * When what identified the player was erased; null where it was not.
     * @nullable
     */
  erased_at?: string | null;
}
