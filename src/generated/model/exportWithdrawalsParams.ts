/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ForSpreadsheetsParameter } from './forSpreadsheetsParameter.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';
import type { WithdrawalAccountsOfParameter } from './withdrawalAccountsOfParameter.ts';
import type { WithdrawalAwaitingSecondParameter } from './withdrawalAwaitingSecondParameter.ts';
import type { WithdrawalDateFromParameter } from './withdrawalDateFromParameter.ts';
import type { WithdrawalDateToParameter } from './withdrawalDateToParameter.ts';
import type { WithdrawalMaxAmountParameter } from './withdrawalMaxAmountParameter.ts';
import type { WithdrawalMinAmountParameter } from './withdrawalMinAmountParameter.ts';
import type { WithdrawalPlayerFilterParameter } from './withdrawalPlayerFilterParameter.ts';
import type { WithdrawalSearchParameter } from './withdrawalSearchParameter.ts';
import type { WithdrawalStatusFilterParameter } from './withdrawalStatusFilterParameter.ts';
import type { WithdrawalStepFromParameter } from './withdrawalStepFromParameter.ts';
import type { WithdrawalStepParameter } from './withdrawalStepParameter.ts';

export type ExportWithdrawalsParams = {
/**
 * `pending` and `pending_review` await review; `approved` waits to be paid; `processing` is with the bank; `completed`, `rejected` are final; `failed` can be retried.
 */
status?: WithdrawalStatusFilterParameter;
/**
 * Part of a withdrawal id, of a player's e-mail address or of a bank's name, in any case, or a player's whole id; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only that id and the address that begins with it.
 * @maxLength 200
 */
search?: WithdrawalSearchParameter;
/**
 * The platform's id of a player, an item or a transaction, as this server takes it: 1 to 128 letters, digits or . _ : | @ ~ + = -, beginning with a letter or digit. Two ids that differ in case are two ids.
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$
 */
player_id?: WithdrawalPlayerFilterParameter;
/**
 * A day of the years 1000 to 9999, in UTC unless the call has a `time_zone`.
 * @pattern ^[1-9]\d{3}-
 */
date_from?: WithdrawalDateFromParameter;
/**
 * A day of the years 1000 to 9999, in UTC unless the call has a `time_zone`.
 * @pattern ^[1-9]\d{3}-
 */
date_to?: WithdrawalDateToParameter;
/**
 * The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.
 * @pattern ^[A-Za-z0-9_+/-]{1,64}$
 */
time_zone?: TimeZoneParameter;
/**
 * Lowest requested amount, US dollars, inclusive.
 * @minimum 0
 * @maximum 100000000
 */
min_amount?: WithdrawalMinAmountParameter;
/**
 * Highest requested amount, US dollars, inclusive.
 * @minimum 0
 * @maximum 100000000
 */
max_amount?: WithdrawalMaxAmountParameter;
/**
 * `pending` and `pending_review` await review; `approved` waits to be paid; `processing` is with the bank; `completed`, `rejected` are final; `failed` can be retried.
 */
step?: WithdrawalStepParameter;
/**
 * A day of the years 1000 to 9999, in UTC unless the call has a `time_zone`.
 * @pattern ^[1-9]\d{3}-
 */
step_from?: WithdrawalStepFromParameter;
/**
 * Only withdrawals about which a decision waits for a second person.
 */
awaiting_second?: WithdrawalAwaitingSecondParameter;
/**
 * The platform's id of a player, an item or a transaction, as this server takes it: 1 to 128 letters, digits or . _ : | @ ~ + = -, beginning with a letter or digit. Two ids that differ in case are two ids.
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$
 */
accounts_of?: WithdrawalAccountsOfParameter;
/**
 * Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.
 */
for_spreadsheets?: ForSpreadsheetsParameter;
};
