/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  PlatformBatchResult,
  PlatformEventPage,
  PlatformGamesRequest,
  PlatformItemsRequest,
  PlatformPlayersRequest,
  PlatformTransactionsRequest,
  PlatformWithdrawalsRequest,
  Withdrawal
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * Takes 1 to 1,000 records. What is right is stored and the rest is not; the answer says of each record what became of it. Records may be sent again and in any order: the same record again is `unchanged`, a newer version, by `updated_at`, is `updated`, and an older one is `unchanged`. A record that fits no schema is `invalid` and refuses neither the call nor the other records. Records are whole: a field that is left out gets its default. An e-mail address belongs to one player: another one with it is a `conflict`.
 * @summary Bring players in
 */
export const storePlatformPlayersHeaderIdempotencyKeyMax = 200;


export const storePlatformPlayersHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const StorePlatformPlayersHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(storePlatformPlayersHeaderIdempotencyKeyMax).regex(storePlatformPlayersHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const StorePlatformPlayersBody = PlatformPlayersRequest

export const StorePlatformPlayersResponse = PlatformBatchResult

/**
 * Takes 1 to 1,000 records. What is right is stored and the rest is not; the answer says of each record what became of it. Records may be sent again and in any order: the same record again is `unchanged`, a newer version, by `updated_at`, is `updated`, and an older one is `unchanged`. A record that fits no schema is `invalid` and refuses neither the call nor the other records. Records are whole: a field that is left out gets its default. Once an administrator has changed a game, an update of it is a `conflict` that carries the game as it is, until one with `force` overwrites it.
 * @summary Bring games in
 */
export const storePlatformGamesHeaderIdempotencyKeyMax = 200;


export const storePlatformGamesHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const StorePlatformGamesHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(storePlatformGamesHeaderIdempotencyKeyMax).regex(storePlatformGamesHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const StorePlatformGamesBody = PlatformGamesRequest

export const StorePlatformGamesResponse = PlatformBatchResult

/**
 * Takes 1 to 1,000 records. What is right is stored and the rest is not; the answer says of each record what became of it. Records may be sent again and in any order: the same record again is `unchanged`, a newer version, by `updated_at`, is `updated`, and an older one is `unchanged`. A record that fits no schema is `invalid` and refuses neither the call nor the other records. Records are whole: a field that is left out gets its default. Once an administrator has changed or deleted an item, an update of it is a `conflict` that carries the item as it is, until one with `force` overwrites it. An item whose game is not there yet is a `missing_reference`.
 * @summary Bring items in
 */
export const storePlatformItemsHeaderIdempotencyKeyMax = 200;


export const storePlatformItemsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const StorePlatformItemsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(storePlatformItemsHeaderIdempotencyKeyMax).regex(storePlatformItemsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const StorePlatformItemsBody = PlatformItemsRequest

export const StorePlatformItemsResponse = PlatformBatchResult

/**
 * Takes 1 to 1,000 records. What is right is stored and the rest is not; the answer says of each record what became of it. Records may be sent again and in any order: the same record again is `unchanged`, a newer version, by `updated_at`, is `updated`, and an older one is `unchanged`. A record that fits no schema is `invalid` and refuses neither the call nor the other records. A transaction's amount, player, game, type and time never change: a record that contradicts them is a `conflict`. Its status goes from `pending` to `completed`, `failed` or `cancelled`, and stays; one that an administrator has decided stays as decided. The fee is the one that is given, or for a purchase what the game's share comes to when the record arrives first. A transaction whose player or game is not there yet is a `missing_reference`.
 * @summary Bring transactions in
 */
export const storePlatformTransactionsHeaderIdempotencyKeyMax = 200;


export const storePlatformTransactionsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const StorePlatformTransactionsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(storePlatformTransactionsHeaderIdempotencyKeyMax).regex(storePlatformTransactionsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const StorePlatformTransactionsBody = PlatformTransactionsRequest

export const StorePlatformTransactionsResponse = PlatformBatchResult

/**
 * Takes 1 to 1,000 records. What is right is stored and the rest is not; the answer says of each record what became of it. Records may be sent again and in any order: the same record again is `unchanged`, a newer version, by `updated_at`, is `updated`, and an older one is `unchanged`. A record that fits no schema is `invalid` and refuses neither the call nor the other records. The money of a request is on hold from then on. A request never changes: a record that contradicts it is a `conflict`. Its transaction, with the withdrawal's id, is made with it and follows it. Of account numbers only the last four digits are taken; a text with a whole one is `invalid`. A withdrawal whose player or game is not there yet is a `missing_reference`.
 * @summary Bring requests for withdrawals in
 */
export const storePlatformWithdrawalsHeaderIdempotencyKeyMax = 200;


export const storePlatformWithdrawalsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const StorePlatformWithdrawalsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(storePlatformWithdrawalsHeaderIdempotencyKeyMax).regex(storePlatformWithdrawalsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const StorePlatformWithdrawalsBody = PlatformWithdrawalsRequest

export const StorePlatformWithdrawalsResponse = PlatformBatchResult

/**
 * The decisions that were made here, in the order in which they are told: each exactly once, none skipped, and those about one record in the order in which they were made. They are kept for 90 days, for which the feed can be read again from any `next_cursor`. Where there is nothing new the call waits for it, up to `wait` seconds; of one token two calls wait, and a third one is answered at once, empty. Cursors are signed: one that was changed, or that another database has signed, is answered with 422 and changes nothing. After the database was restored from a backup the feed is closed (503, `feed_closed`) until an operator has dealt with what is missing; then a new feed begins, and cursors of the former one are answered with 409, `feed_changed`.
 * @summary What was decided
 */
export const listPlatformEventsQueryAfterMax = 200;

export const listPlatformEventsQueryWaitDefault = 0;
export const listPlatformEventsQueryWaitMin = 0;
export const listPlatformEventsQueryWaitMax = 8;

export const listPlatformEventsQueryLimitDefault = 100;
export const listPlatformEventsQueryLimitMax = 1000;



export const ListPlatformEventsQueryParams = zod.object({
  "after": zod.string().max(listPlatformEventsQueryAfterMax).optional().describe('The `next_cursor` of the answer before. Left out, the feed begins with the oldest event that is kept.'),
  "wait": zod.coerce.number().int().min(listPlatformEventsQueryWaitMin).max(listPlatformEventsQueryWaitMax).default(listPlatformEventsQueryWaitDefault).describe('How many seconds to wait for the first new event.'),
  "limit": zod.coerce.number().int().min(1).max(listPlatformEventsQueryLimitMax).default(listPlatformEventsQueryLimitDefault).describe('At most this many events.')
})

export const ListPlatformEventsResponse = PlatformEventPage

/**
 * Moves a withdrawal from `pending` or `pending_review` to `rejected`, with the reason "Cancelled by the player". The amount on hold goes back to the player. While an administrator's decision can still be undone, the answer is 409, `held`, whatever was decided.
 * @summary Cancel a withdrawal for its player
 */
export const cancelPlatformWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const CancelPlatformWithdrawalParams = zod.object({
  "id": zod.string().regex(cancelPlatformWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const cancelPlatformWithdrawalHeaderIdempotencyKeyMax = 200;


export const cancelPlatformWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const CancelPlatformWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(cancelPlatformWithdrawalHeaderIdempotencyKeyMax).regex(cancelPlatformWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const CancelPlatformWithdrawalResponse = Withdrawal

/**
 * Takes a file of any size, also packed by gzip, with one JSON object per line or as CSV whose first line names the fields. Each record is judged as if it had been sent in a batch. The answer comes while the file is still being sent: a line after each batch, with what was refused, and a last one with `ended`. Without that last line the answer is cut off. A file can be sent again, as a whole or from the line on that the answer names last: what is there already is `unchanged`. One import of an account runs at a time, and four in a process of the server; others are answered with 429. A thousand refused records in a row end an import. CSV is separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252. The names of its columns may have other case and spaces. A decimal comma counts in a file with semicolons alone. Times are ISO 8601, also with a space for the T; without a time zone they are in UTC. What was assumed is in `assumed`. One apostrophe before what a spreadsheet would take for a formula, or for a number whose digits it drops, is taken off, as exports put it there. A record that lacks columns whose stored values differ from the default is `incomplete` (`left_out`). An empty cell never clears a field, and `\N` does.
 * @summary Bring a file of records in
 */
export const importPlatformRecordsQueryFromLineDefault = 1;
export const importPlatformRecordsQueryFromLineMax = 1000000000000;

export const importPlatformRecordsQueryDryRunDefault = `false`;
export const importPlatformRecordsQueryLeftOutDefault = `refuse`;

export const ImportPlatformRecordsQueryParams = zod.object({
  "kind": zod.enum(['players', 'games', 'items', 'transactions', 'withdrawals']).describe('What kind of records it holds.'),
  "from_line": zod.coerce.number().int().min(1).max(importPlatformRecordsQueryFromLineMax).default(importPlatformRecordsQueryFromLineDefault).describe('Lines before this one are skipped; of a CSV file the first one is read in any case.'),
  "dry_run": zod.enum(['true', 'false']).default(importPlatformRecordsQueryDryRunDefault).describe('`true` judges each batch as if it were stored, and rolls it back: nothing changes, and `planned` tells of each record that would be created or updated what would change. A record that another batch of the file creates is not there yet.'),
  "left_out": zod.enum(['refuse', 'keep', 'reset']).default(importPlatformRecordsQueryLeftOutDefault).describe('Fields for which a CSV file has no column, where the stored value differs from the default. `refuse`: the record is `incomplete`. `keep`: the stored values stay. `reset`: they become the defaults. An empty cell is no default: it refuses with `refuse`, and keeps the stored value otherwise. Of lines of JSON `keep` is refused.')
})

export const ImportPlatformRecordsResponse = zod.unknown()

