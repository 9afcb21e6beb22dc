/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The withdrawal's current status, named in `message`, does not allow this. Other reasons: its money is not on hold in the books (`not_in_books`); or the bank returned its payment because of the account (`account_not_payable`); or nothing can be sent to a bank (`no_payment_rail`), or not now (`payments_paused`); or the return was announced before (`return_announced`); or the rail has paid it in what was lost when the database was restored (`paid_already`); or its player is frozen (`player_frozen`); or it may not be paid for another reason, which whoever has `players.hold` sees (`payment_withheld`); or its decision can still be undone, so that it is neither sent nor cancelled before `Retry-After` is over (`held`); or a rejection can no longer be undone (`hold_ended`); or it waits for a second person already (`awaiting_second`)
 */
export type WithdrawalConflictResponse = ApiError;
