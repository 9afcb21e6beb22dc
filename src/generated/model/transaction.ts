/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlayerState } from './playerState.ts';
import type { TransactionStatus } from './transactionStatus.ts';
import type { TransactionType } from './transactionType.ts';

/**
 * Something that a player bought, sent or moved.
 */
export interface Transaction {
  /**
     * The id that calls about it take.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /**
     * The id that is shown to players and administrators.
     * @minLength 1
     * @maxLength 200
     */
  transaction_id: string;
  /** What it is. A value that is not in TransactionType is to be shown as it is. */
  transaction_type: TransactionType | string;
  /**
     * The player's e-mail address. Without the permission `players.pii` it is masked, as in `j•••@example.com`.
     * @nullable
     */
  player_email: string | null;
  /**
     * The game's name; null when it belongs to no game.
     * @nullable
     */
  game_name: string | null;
  /** What it is worth, US dollars. */
  amount: number;
  /** Where it stands. A value that is not in TransactionStatus is to be shown as it is. */
  status: TransactionStatus | string;
  /** When it was made. */
  created_at: string;
  /**
     * The player's id.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  player_id?: string | null;
  /** The player's state now. A value that is not in PlayerState is to be shown as it is. */
  player_state?: PlayerState | string;
  /**
     * The game's id; null when it belongs to no game.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  game_id?: string | null;
  /**
     * The id of the item that was bought; null when it was none.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  item_id?: string | null;
  /**
     * The name of the item when it was bought; null when it was none.
     * @nullable
     */
  item_name?: string | null;
  /**
     * What the platform keeps of the amount, US dollars; null when unknown.
     * @nullable
     */
  fee?: number | null;
  /**
     * What the administrator who decided it noted.
     * @nullable
     */
  notes?: string | null;
  /**
     * When it last changed.
     * @nullable
     */
  updated_at?: string | null;
  /**
     * The username of the administrator who set its status; null when none did.
     * @nullable
     */
  status_changed_by?: string | null;
}
