/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalRequest } from './approvalRequest.ts';
import type { PlatformSignals } from './platformSignals.ts';
import type { PlayerState } from './playerState.ts';
import type { ReturnAnnouncement } from './returnAnnouncement.ts';
import type { StatementFinding } from './statementFinding.ts';
import type { WithdrawalBankAccount } from './withdrawalBankAccount.ts';
import type { WithdrawalGameInfo } from './withdrawalGameInfo.ts';
import type { WithdrawalStatus } from './withdrawalStatus.ts';
import type { WithdrawalUserInfo } from './withdrawalUserInfo.ts';

/**
 * A player's request to have money paid out to a bank account. Where two names are given for one thing (`withdrawal_id` or `request_id`, `requested_amount` or `amount`, `processing_fee` or `fee`), a back end sends at least one.
 */
export interface Withdrawal {
  /**
     * The id.
     * @minLength 1
     * @maxLength 200
     */
  withdrawal_id?: string;
  /**
     * The id, under its other name.
     * @minLength 1
     * @maxLength 200
     */
  request_id?: string;
  /** Where the withdrawal stands. A value that is not in WithdrawalStatus is to be shown as Pending. */
  status: WithdrawalStatus | string;
  /** What the player asked for, US dollars. */
  requested_amount?: number;
  /** What the player asked for, under its other name, US dollars. */
  amount?: number;
  /** What the platform keeps of it, US dollars. */
  processing_fee?: number;
  /** What the platform keeps of it, under its other name, US dollars. */
  fee?: number;
  /**
     * What reaches the bank account, US dollars. Absent or null means requested amount minus fee.
     * @nullable
     */
  net_payout_amount?: number | null;
  /**
     * The player's e-mail address. Without the permission `players.pii` it is masked, as in `m•••@example.com`.
     * @nullable
     */
  player_email?: string | null;
  /**
     * The player's id.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  player_id?: string | null;
  /** The player's state now. A value that is not in PlayerState is to be shown as it is. */
  player_state?: PlayerState | string;
  /** Who the money is for. */
  user_info?: WithdrawalUserInfo | null;
  /** Where the money goes. */
  bank_account_info?: WithdrawalBankAccount | null;
  /**
     * The bank's name.
     * @nullable
     */
  bank_name?: string | null;
  /**
     * The last four digits of the account number.
     * @nullable
     */
  account_last4?: string | null;
  /** The game in which the money was earned. */
  game_info?: WithdrawalGameInfo | null;
  /** When the player asked for it. */
  created_at: string;
  /**
     * When the payment was completed or definitely failed; null before.
     * @nullable
     */
  processed_at?: string | null;
  /**
     * Why it was rejected, or released after its payment had failed; null unless it was.
     * @nullable
     */
  rejection_reason?: string | null;
  /**
     * What the administrator who approved it noted.
     * @nullable
     */
  notes?: string | null;
  /** A decision about it that waits for a second person; absent where none does. */
  approval_request?: ApprovalRequest;
  /**
     * How often it was sent to the bank.
     * @minimum 0
     */
  attempt?: number;
  /** True for a withdrawal that is `processing` and that the payment rail surely was not asked for: it can still be recalled. Left out for every other. */
  can_be_recalled?: boolean;
  /**
     * When it was booked that the bank sent the money back, the last time; null where that never happened.
     * @nullable
     */
  returned_at?: string | null;
  /**
     * The bank's reference of that return.
     * @nullable
     */
  return_reference?: string | null;
  /**
     * The bank's code for the reason of that return, such as R03; null when it gave none.
     * @nullable
     */
  return_code?: string | null;
  /** Who said that the bank sent the present payment back, while neither the payment rail nor the console has confirmed it; else null. */
  return_announcement?: ReturnAnnouncement | null;
  /** The lines of statements of the bank on which its payments and their returns were found, by confirmed matches. Only where one withdrawal is asked for, and only with `statements.read`. */
  found_on?: StatementFinding[];
  /** Facts about the player that the platform sent with the request; null where it sent none. */
  signals?: PlatformSignals | null;
  /** Only in the answer to a decision: for how many seconds it is held, in which the caller can undo it, nobody is told of it and nothing is sent. Absent where decisions are not held. */
  undo_seconds?: number;
}
