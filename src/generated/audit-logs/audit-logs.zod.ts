/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AuditBlocks,
  AuditEntry,
  AuditPage
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * The entries that match every given filter, the newest first. One filter alone, with or without days, is always answered in full. Several filters together are looked for among at most 20,000 entries at a time: where that does not fill the page, `searched_until` says how far back the page has come, and `next_cursor` continues from there. A narrower filter is faster.
 * @summary List the audit log
 */
export const listAuditEntriesQueryActorMax = 100;

export const listAuditEntriesQueryActionMax = 60;


export const listAuditEntriesQueryActionRegExp = new RegExp('^[a-z_]+(\\.[a-z_]+)?$');
export const listAuditEntriesQuerySubjectTypeMax = 60;


export const listAuditEntriesQuerySubjectTypeRegExp = new RegExp('^[a-z_]+$');
export const listAuditEntriesQuerySubjectIdMax = 400;

export const listAuditEntriesQueryRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listAuditEntriesQueryDateFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const listAuditEntriesQueryDateToRegExp = new RegExp('^[1-9]\\d{3}-');
export const listAuditEntriesQueryTimeZoneRegExp = new RegExp('^[A-Za-z0-9_+/-]{1,64}$');
export const listAuditEntriesQueryCursorRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const listAuditEntriesQueryLimitDefault = 25;
export const listAuditEntriesQueryLimitMax = 100;



export const ListAuditEntriesQueryParams = zod.object({
  "actor": zod.string().min(1).max(listAuditEntriesQueryActorMax).optional().describe('The username of the administrator or service account who acted, in any case; `console` for an operator at the server\'s console, `payment rail` for what the rail\'s own list said, `housekeeping` for accounts that were disabled because they were idle.'),
  "action": zod.string().max(listAuditEntriesQueryActionMax).regex(listAuditEntriesQueryActionRegExp).optional().describe('An action, as `<area>.<verb>`, or an area, which stands for all of its actions.'),
  "result": zod.enum(['done', 'refused', 'denied']).optional().describe('Only entries with this result. Left out, every result.'),
  "subject_type": zod.string().max(listAuditEntriesQuerySubjectTypeMax).regex(listAuditEntriesQuerySubjectTypeRegExp).optional().describe('What kind of record it was done to.'),
  "subject_id": zod.string().min(1).max(listAuditEntriesQuerySubjectIdMax).optional().describe('The id of what it was done to.'),
  "request_id": zod.string().regex(listAuditEntriesQueryRequestIdRegExp).optional().describe('The `X-Request-Id` of the call that did it.'),
  "date_from": zod.iso.date().regex(listAuditEntriesQueryDateFromRegExp).optional().describe('First day, inclusive.'),
  "date_to": zod.iso.date().regex(listAuditEntriesQueryDateToRegExp).optional().describe('Last day, inclusive.'),
  "time_zone": zod.string().regex(listAuditEntriesQueryTimeZoneRegExp).optional().describe('The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.'),
  "cursor": zod.string().regex(listAuditEntriesQueryCursorRegExp).optional().describe('The `next_cursor` of the page before.'),
  "limit": zod.coerce.number().int().min(1).max(listAuditEntriesQueryLimitMax).default(listAuditEntriesQueryLimitDefault).describe('At most this many entries.')
})

export const ListAuditEntriesResponse = AuditPage

/**
 * Every entry that matches every given filter, the newest first, as CSV (RFC 4180, UTF-8) with a header row. The columns are `id`, `at`, `actor_id`, `actor`, `is_service`, `action`, `subject_type`, `subject_id`, `result`, `address`, `request_id`, `before` and `after`, the last two as JSON. A text that a spreadsheet would take for a formula has an apostrophe before it. What identifies a player is masked without `players.pii`, and a text that was erased is null. An export that fails after the answer has begun is broken off, never ended as if it were whole. One person runs one export at a time; more are refused with 503 and `Retry-After`. Who exported how many entries is in the audit log itself.
 * @summary Download entries of the audit log as CSV
 */
export const exportAuditEntriesQueryActorMax = 100;

export const exportAuditEntriesQueryActionMax = 60;


export const exportAuditEntriesQueryActionRegExp = new RegExp('^[a-z_]+(\\.[a-z_]+)?$');
export const exportAuditEntriesQuerySubjectTypeMax = 60;


export const exportAuditEntriesQuerySubjectTypeRegExp = new RegExp('^[a-z_]+$');
export const exportAuditEntriesQuerySubjectIdMax = 400;

export const exportAuditEntriesQueryRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const exportAuditEntriesQueryDateFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const exportAuditEntriesQueryDateToRegExp = new RegExp('^[1-9]\\d{3}-');
export const exportAuditEntriesQueryTimeZoneRegExp = new RegExp('^[A-Za-z0-9_+/-]{1,64}$');


export const ExportAuditEntriesQueryParams = zod.object({
  "actor": zod.string().min(1).max(exportAuditEntriesQueryActorMax).optional().describe('The username of the administrator or service account who acted, in any case; `console` for an operator at the server\'s console, `payment rail` for what the rail\'s own list said, `housekeeping` for accounts that were disabled because they were idle.'),
  "action": zod.string().max(exportAuditEntriesQueryActionMax).regex(exportAuditEntriesQueryActionRegExp).optional().describe('An action, as `<area>.<verb>`, or an area, which stands for all of its actions.'),
  "result": zod.enum(['done', 'refused', 'denied']).optional().describe('Only entries with this result. Left out, every result.'),
  "subject_type": zod.string().max(exportAuditEntriesQuerySubjectTypeMax).regex(exportAuditEntriesQuerySubjectTypeRegExp).optional().describe('What kind of record it was done to.'),
  "subject_id": zod.string().min(1).max(exportAuditEntriesQuerySubjectIdMax).optional().describe('The id of what it was done to.'),
  "request_id": zod.string().regex(exportAuditEntriesQueryRequestIdRegExp).optional().describe('The `X-Request-Id` of the call that did it.'),
  "date_from": zod.iso.date().regex(exportAuditEntriesQueryDateFromRegExp).optional().describe('First day, inclusive.'),
  "date_to": zod.iso.date().regex(exportAuditEntriesQueryDateToRegExp).optional().describe('Last day, inclusive.'),
  "time_zone": zod.string().regex(exportAuditEntriesQueryTimeZoneRegExp).optional().describe('The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.'),
  "for_spreadsheets": zod.enum(['true', 'false']).optional().describe('Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.')
})

export const ExportAuditEntriesResponse = zod.unknown()

/**
 * The blocks from a number on, ascending, with everything that their hashes are made of, so that anybody can compute these anew. The hash of an entry is the SHA-256 of `[id, time, actor_id, actor, action, subject_type, subject_id, before, after, address, request_id]` in UTF-8, as JSON with a space after each comma of this list; `time` is the Unix time in seconds with six decimals, as a text; `before` and `after` are texts too, as PostgreSQL prints `jsonb` (the shorter names first, names of one length in the order of their bytes, a space after each comma and colon), and each text in them is replaced by `{"hmac_sha256": hmac}` of the entry's `texts`. The hash of a block is the SHA-256 of the JSON without spaces `[id, sealed_at, previous_hash, row_ids, row_hashes]`, where `sealed_at` is such a time. `previous_hash` of the first block is 64 zeros. A block whose hash is in a copy of the file of exported heads proves its entries, and all before them.
 * @summary List the blocks that seal the audit log
 */
export const listAuditBlocksQueryFromDefault = 1;
export const listAuditBlocksQueryFromMax = 999999999999999;

export const listAuditBlocksQueryLimitDefault = 20;
export const listAuditBlocksQueryLimitMax = 20;



export const ListAuditBlocksQueryParams = zod.object({
  "from": zod.coerce.number().int().min(1).max(listAuditBlocksQueryFromMax).default(listAuditBlocksQueryFromDefault).describe('The number of the first block.'),
  "limit": zod.coerce.number().int().min(1).max(listAuditBlocksQueryLimitMax).default(listAuditBlocksQueryLimitDefault).describe('At most this many blocks. Each seals up to 1,000 entries.')
})

export const ListAuditBlocksResponse = AuditBlocks

/**
 * With the fields before and after, their texts, and the block that seals the entry. Reading an entry with unmasked personal data is audited, once an hour for each person and entry.
 * @summary One entry of the audit log
 */
export const getAuditEntryPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetAuditEntryParams = zod.object({
  "id": zod.string().regex(getAuditEntryPathIdRegExp).describe('The entry\'s id.')
})

export const GetAuditEntryResponse = AuditEntry

