/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
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
export const listAuditEntriesQueryCursorRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const listAuditEntriesQueryLimitDefault = 25;
export const listAuditEntriesQueryLimitMax = 100;



export const ListAuditEntriesQueryParams = zod.object({
  "actor": zod.string().min(1).max(listAuditEntriesQueryActorMax).optional().describe('The username of the administrator or service account who acted, in any case; `console` for an operator at the server\'s console, `payment rail` for what the rail\'s own list said.'),
  "action": zod.string().max(listAuditEntriesQueryActionMax).regex(listAuditEntriesQueryActionRegExp).optional().describe('An action, as `<area>.<verb>`, or an area, which stands for all of its actions.'),
  "result": zod.enum(['done', 'refused', 'denied']).optional().describe('Only entries with this result. Left out, every result.'),
  "subject_type": zod.string().max(listAuditEntriesQuerySubjectTypeMax).regex(listAuditEntriesQuerySubjectTypeRegExp).optional().describe('What kind of record it was done to.'),
  "subject_id": zod.string().min(1).max(listAuditEntriesQuerySubjectIdMax).optional().describe('The id of what it was done to.'),
  "request_id": zod.string().regex(listAuditEntriesQueryRequestIdRegExp).optional().describe('The `X-Request-Id` of the call that did it.'),
  "date_from": zod.iso.date().regex(listAuditEntriesQueryDateFromRegExp).optional().describe('First UTC day, inclusive.'),
  "date_to": zod.iso.date().regex(listAuditEntriesQueryDateToRegExp).optional().describe('Last UTC day, inclusive.'),
  "cursor": zod.string().regex(listAuditEntriesQueryCursorRegExp).optional().describe('The `next_cursor` of the page before.'),
  "limit": zod.coerce.number().int().min(1).max(listAuditEntriesQueryLimitMax).default(listAuditEntriesQueryLimitDefault).describe('At most this many entries.')
})

export const ListAuditEntriesResponse = AuditPage

/**
 * With the fields before and after, and the block that seals the entry.
 * @summary One entry of the audit log
 */
export const getAuditEntryPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetAuditEntryParams = zod.object({
  "id": zod.string().regex(getAuditEntryPathIdRegExp).describe('The entry\'s id.')
})

export const GetAuditEntryResponse = AuditEntry

