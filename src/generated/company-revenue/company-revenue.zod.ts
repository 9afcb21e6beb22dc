/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Payout,
  PayoutList,
  PayoutRecordList,
  PayoutRequest,
  PayoutResult,
  RevenueBalance,
  RevenueStatistics
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * The revenue that no payout has used yet, and how many revenue records it is in.
 * @summary What can be paid out
 */
export const GetRevenueBalanceResponse = RevenueBalance

/**
 * Revenue since the beginning, in all, by type and by month, and what was paid out of it.
 * @summary Revenue since the beginning
 */
export const GetRevenueStatisticsResponse = RevenueStatistics

/**
 * At most `limit` payouts, the newest first. There is a `next_cursor` while there are more.
 * @summary Payouts made
 */
export const listPayoutsQueryLimitDefault = 50;
export const listPayoutsQueryLimitMax = 200;

export const listPayoutsQueryCursorRegExp = new RegExp('^[1-9][0-9]{0,14}$');


export const ListPayoutsQueryParams = zod.object({
  "limit": zod.coerce.number().int().min(1).max(listPayoutsQueryLimitMax).default(listPayoutsQueryLimitDefault).describe('At most this many payouts.'),
  "cursor": zod.string().regex(listPayoutsQueryCursorRegExp).optional().describe('The `next_cursor` of the page before.')
})

export const ListPayoutsResponse = PayoutList

/**
 * Every entry that matches every given filter, newest first, as CSV (RFC 4180, UTF-8) with a header row. The columns are `entry`, `created_at`, `revenue_type`, `source_type`, `source_id`, `game_id` and `amount`. An `entry` is `earned`, a fee; `reversed`, the fee of a withdrawal whose payment came back, on the day on which it did; or `paid_out`, a payout, whose `source_id` is its reference. The amounts of the last two are below 0, so that all entries together are what can be paid out, or, below 0, what is owed. All rows are as they were at one moment, the one at which the answer begins, whatever is changed while it is read. An export that fails after that, or is not taken within ten minutes, is broken off, never ended as if it were whole. Few run at once, those of transactions included; more are refused with 503 and `Retry-After`. Who exported how many rows is in the audit log.
 * @summary Download the entries of company revenue as CSV
 */
export const exportRevenueQueryGameIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const exportRevenueQueryDateFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const exportRevenueQueryDateToRegExp = new RegExp('^[1-9]\\d{3}-');


export const ExportRevenueQueryParams = zod.object({
  "entries": zod.enum(['revenue', 'payouts']).optional().describe('Only what was earned and reversed (`revenue`), or only what was paid out (`payouts`). Left out, both.'),
  "type": zod.enum(['transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other']).optional().describe('Only entries of this revenue type; payouts have none.'),
  "game_id": zod.string().regex(exportRevenueQueryGameIdRegExp).optional().describe('Only entries of this game; payouts and what belongs to no game have none.'),
  "date_from": zod.iso.date().regex(exportRevenueQueryDateFromRegExp).optional().describe('First UTC day of the entries, inclusive.'),
  "date_to": zod.iso.date().regex(exportRevenueQueryDateToRegExp).optional().describe('Last UTC day of the entries, inclusive.'),
  "for_spreadsheets": zod.enum(['true', 'false']).optional().describe('Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.')
})

export const ExportRevenueResponse = zod.unknown()

/**
 * Takes the amount from the available balance, from the oldest revenue records first; the last may be used in part. An amount above the balance takes nothing and answers 200 with `success: false` and the reason in `error`.
 * @summary Pay revenue out
 */
export const processPayoutHeaderIdempotencyKeyMax = 200;


export const processPayoutHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ProcessPayoutHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(processPayoutHeaderIdempotencyKeyMax).regex(processPayoutHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ProcessPayoutBody = PayoutRequest

export const ProcessPayoutResponse = PayoutResult

/**
 * One payout, by its `id` as in the list, however old it is.
 * @summary One payout
 */
export const getPayoutPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetPayoutParams = zod.object({
  "id": zod.string().regex(getPayoutPathIdRegExp).describe('The payout\'s `id`.')
})

export const GetPayoutResponse = Payout

/**
 * At most `limit` records with what the payout took of each, in the order in which they were recorded, and a `next_cursor` while there are more. Over all pages they are as many as the payout's `record_count` and add up to its `amount`.
 * @summary The revenue records that a payout covers
 */
export const getPayoutRecordsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetPayoutRecordsParams = zod.object({
  "id": zod.string().regex(getPayoutRecordsPathIdRegExp).describe('The payout\'s `id`.')
})

export const getPayoutRecordsQueryLimitDefault = 50;
export const getPayoutRecordsQueryLimitMax = 200;

export const getPayoutRecordsQueryCursorMax = 200;



export const GetPayoutRecordsQueryParams = zod.object({
  "limit": zod.coerce.number().int().min(1).max(getPayoutRecordsQueryLimitMax).default(getPayoutRecordsQueryLimitDefault).describe('At most this many records.'),
  "cursor": zod.string().max(getPayoutRecordsQueryCursorMax).optional().describe('The `next_cursor` of the page before.')
})

export const GetPayoutRecordsResponse = PayoutRecordList

