/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Transaction,
  TransactionPage,
  UpdateTransactionStatusRequest
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * One page of the transactions that match every given filter, newest first. A page beyond the last is empty and still carries `totalPages`. Where a `search` would read very many transactions, it looks at the newest 20,000 that another filter leaves, and `searchedUntil` says how far back it has come.
 * @summary List transactions
 */
export const listTransactionsQueryPageDefault = 1;
export const listTransactionsQueryPageMax = 1000000;

export const listTransactionsQuerySearchMax = 200;

export const listTransactionsQueryGameIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listTransactionsQueryPlayerIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');
export const listTransactionsQueryDateFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const listTransactionsQueryDateToRegExp = new RegExp('^[1-9]\\d{3}-');
export const listTransactionsQueryTimeZoneRegExp = new RegExp('^[A-Za-z0-9_+/-]{1,64}$');
export const listTransactionsQueryLimitDefault = 20;
export const listTransactionsQueryLimitMax = 100;



export const ListTransactionsQueryParams = zod.object({
  "page": zod.coerce.number().int().min(1).max(listTransactionsQueryPageMax).default(listTransactionsQueryPageDefault).describe('Which page; the first is 1.'),
  "search": zod.string().max(listTransactionsQuerySearchMax).optional().describe('Part of a `transaction_id`, of a player\'s e-mail address or of a game\'s name, in any case, or a player\'s whole id; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only the address that begins with it, the id that equals it and the name it is part of.'),
  "status": zod.enum(['pending', 'completed', 'failed', 'cancelled']).optional().describe('Only transactions in this status. Left out, every status.'),
  "type": zod.enum(['purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase']).optional().describe('Only transactions of this type. Left out, every type.'),
  "game_id": zod.string().regex(listTransactionsQueryGameIdRegExp).optional().describe('Only transactions of this game.'),
  "player_id": zod.string().regex(listTransactionsQueryPlayerIdRegExp).optional().describe('Only transactions of this player.'),
  "date_from": zod.iso.date().regex(listTransactionsQueryDateFromRegExp).optional().describe('First day of creation, inclusive.'),
  "date_to": zod.iso.date().regex(listTransactionsQueryDateToRegExp).optional().describe('Last day of creation, inclusive.'),
  "time_zone": zod.string().regex(listTransactionsQueryTimeZoneRegExp).optional().describe('The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.'),
  "limit": zod.coerce.number().int().min(1).max(listTransactionsQueryLimitMax).default(listTransactionsQueryLimitDefault).describe('Transactions on a page.')
})

export const ListTransactionsResponse = TransactionPage

/**
 * Every transaction that matches every given filter, newest first, as CSV (RFC 4180, UTF-8) with a header row. The columns are `transaction_id`, `transaction_type`, `player_email`, `game_name`, `amount`, `fee`, `status`, `created_at` and `notes`. A text that a spreadsheet would take for a formula has an apostrophe before it. All rows are as they were at one moment, the one at which the answer begins, whatever is changed while it is read. An export that fails after that, or is not taken within ten minutes, is broken off, never ended as if it were whole. Few run at once; more are refused with 503 and `Retry-After`. Who exported how many rows is in the audit log.
 * @summary Download transactions as CSV
 */
export const exportTransactionsQuerySearchMax = 200;

export const exportTransactionsQueryGameIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const exportTransactionsQueryPlayerIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');
export const exportTransactionsQueryDateFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const exportTransactionsQueryDateToRegExp = new RegExp('^[1-9]\\d{3}-');
export const exportTransactionsQueryTimeZoneRegExp = new RegExp('^[A-Za-z0-9_+/-]{1,64}$');


export const ExportTransactionsQueryParams = zod.object({
  "search": zod.string().max(exportTransactionsQuerySearchMax).optional().describe('Part of a `transaction_id`, of a player\'s e-mail address or of a game\'s name, in any case, or a player\'s whole id; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only the address that begins with it, the id that equals it and the name it is part of.'),
  "status": zod.enum(['pending', 'completed', 'failed', 'cancelled']).optional().describe('Only transactions in this status. Left out, every status.'),
  "type": zod.enum(['purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase']).optional().describe('Only transactions of this type. Left out, every type.'),
  "game_id": zod.string().regex(exportTransactionsQueryGameIdRegExp).optional().describe('Only transactions of this game.'),
  "player_id": zod.string().regex(exportTransactionsQueryPlayerIdRegExp).optional().describe('Only transactions of this player.'),
  "date_from": zod.iso.date().regex(exportTransactionsQueryDateFromRegExp).optional().describe('First day of creation, inclusive.'),
  "date_to": zod.iso.date().regex(exportTransactionsQueryDateToRegExp).optional().describe('Last day of creation, inclusive.'),
  "time_zone": zod.string().regex(exportTransactionsQueryTimeZoneRegExp).optional().describe('The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.'),
  "for_spreadsheets": zod.enum(['true', 'false']).optional().describe('Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.')
})

export const ExportTransactionsResponse = zod.unknown()

/**
 * Every field of a transaction, by its `id` as in the list.
 * @summary One transaction
 */
export const getTransactionPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetTransactionParams = zod.object({
  "id": zod.string().regex(getTransactionPathIdRegExp).describe('The transaction\'s `id`.')
})

export const GetTransactionResponse = Transaction

/**
 * Moves a transaction from `pending` to `completed`, `failed` or `cancelled`, which are final. One of type `withdrawal` follows its withdrawal and cannot be moved here: 409.
 * @summary Decide a pending transaction
 */
export const updateTransactionStatusPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const UpdateTransactionStatusParams = zod.object({
  "id": zod.string().regex(updateTransactionStatusPathIdRegExp).describe('The transaction\'s `id`.')
})

export const updateTransactionStatusHeaderIdempotencyKeyMax = 200;


export const updateTransactionStatusHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UpdateTransactionStatusHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(updateTransactionStatusHeaderIdempotencyKeyMax).regex(updateTransactionStatusHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UpdateTransactionStatusBody = UpdateTransactionStatusRequest

export const UpdateTransactionStatusResponse = Transaction

