/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ForSpreadsheetsParameter } from './forSpreadsheetsParameter.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';
import type { TransactionDateFromParameter } from './transactionDateFromParameter.ts';
import type { TransactionDateToParameter } from './transactionDateToParameter.ts';
import type { TransactionGameFilterParameter } from './transactionGameFilterParameter.ts';
import type { TransactionPlayerFilterParameter } from './transactionPlayerFilterParameter.ts';
import type { TransactionSearchParameter } from './transactionSearchParameter.ts';
import type { TransactionStatusFilterParameter } from './transactionStatusFilterParameter.ts';
import type { TransactionTypeFilterParameter } from './transactionTypeFilterParameter.ts';

export type ExportTransactionsParams = {
/**
 * Part of a `transaction_id`, of a player's e-mail address or of a game's name, in any case, or a player's whole id; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only the address that begins with it, the id that equals it and the name it is part of.
 * @maxLength 200
 */
search?: TransactionSearchParameter;
/**
 * A `pending` transaction can become any of the others, which are final.
 */
status?: TransactionStatusFilterParameter;
/**
 * `purchase` buys in-game currency; `item_purchase` buys an item; `transfer` moves money between players; `currency_send` gives in-game currency to another player; `withdrawal` pays out to a bank account.
 */
type?: TransactionTypeFilterParameter;
/**
 * An opaque id, as this server takes it.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
game_id?: TransactionGameFilterParameter;
/**
 * The platform's id of a player, an item or a transaction, as this server takes it: 1 to 128 letters, digits or . _ : | @ ~ + = -, beginning with a letter or digit. Two ids that differ in case are two ids.
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$
 */
player_id?: TransactionPlayerFilterParameter;
/**
 * A day of the years 1000 to 9999, in UTC unless the call has a `time_zone`.
 * @pattern ^[1-9]\d{3}-
 */
date_from?: TransactionDateFromParameter;
/**
 * A day of the years 1000 to 9999, in UTC unless the call has a `time_zone`.
 * @pattern ^[1-9]\d{3}-
 */
date_to?: TransactionDateToParameter;
/**
 * The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.
 * @pattern ^[A-Za-z0-9_+/-]{1,64}$
 */
time_zone?: TimeZoneParameter;
/**
 * Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.
 */
for_spreadsheets?: ForSpreadsheetsParameter;
};
