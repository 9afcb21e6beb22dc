/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { ListWithdrawalsSort } from './listWithdrawalsSort.ts';
import type { WithdrawalStatus } from './withdrawalStatus.ts';

export type ListWithdrawalsParams = {
/**
 * Only withdrawals in this status. `pending_review` also returns `pending`, because both await the same review. Left out: every status.
 */
status?: WithdrawalStatus;
/**
 * Part of a withdrawal id, of a player's e-mail address or of a bank's name, in any case; taken literally. Without three letters or digits in a row it finds only the address that begins with it.
 * @maxLength 200
 */
search?: string;
/**
 * First UTC day of creation, inclusive.
 */
date_from?: Day;
/**
 * Last UTC day of creation, inclusive.
 */
date_to?: Day;
/**
 * Lowest requested amount, US dollars, inclusive.
 * @minimum 0
 * @maximum 100000000
 */
min_amount?: number;
/**
 * Highest requested amount, US dollars, inclusive.
 * @minimum 0
 * @maximum 100000000
 */
max_amount?: number;
/**
 * Order of the answer.
 */
sort?: ListWithdrawalsSort;
/**
 * At most this many withdrawals. A back end that ignores it returns all that match.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
/**
 * The `next_cursor` of the page before.
 * @maxLength 200
 */
cursor?: string;
};
