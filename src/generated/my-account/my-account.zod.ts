/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AdminSessionList,
  ChangeNews,
  Me,
  Preferences,
  PreferencesRequest,
  SeenMentionsRequest
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * The roles and permissions that are in force now; a change of either counts from the next call of a session on. A client shows everything against a back end that lacks this call.
 * @summary Who asks, and what they may do
 */
export const GetMeResponse = Me

/**
 * The browsers and clients in which the caller is signed in, with where from and since when.
 * @summary My sessions
 */
export const ListMySessionsResponse = AdminSessionList

/**
 * Ends every session of the caller but the one that makes this call.
 * @summary End all my sessions but this one
 */
export const endMyOtherSessionsHeaderIdempotencyKeyMax = 200;


export const endMyOtherSessionsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const EndMyOtherSessionsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(endMyOtherSessionsHeaderIdempotencyKeyMax).regex(endMyOtherSessionsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const EndMyOtherSessionsResponse = zod.void()

/**
 * Takes mentions of the caller off their bell; those of others stay as they are.
 * @summary Note that I have seen mentions
 */
export const markMentionsSeenHeaderIdempotencyKeyMax = 200;


export const markMentionsSeenHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const MarkMentionsSeenHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(markMentionsSeenHeaderIdempotencyKeyMax).regex(markMentionsSeenHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const MarkMentionsSeenBody = SeenMentionsRequest

export const MarkMentionsSeenResponse = zod.void()

/**
 * For whoever accepts `text/event-stream`, a stream of server-sent events without an end, each with a ChangeNews as its data: one at once, and one when something has changed, within a second of its commit. It tells of withdrawals (every step), of transactions (those that arrive, and decisions about them), of requests for a second person, and of notes that name the caller; of what the caller may not read it tells nothing. A comment shows every ten seconds that the stream is alive. The server ends it when the session ends, within half a minute, and when it stops; the client then opens another one, and loads anew what may have changed meanwhile. At most 20 streams of a person and 1,000 of a process are open at once; more are refused with 503 and `Retry-After`. A stream does not keep a session alive if its call has `X-Background`. Anybody else gets what the first event would say, as JSON. Only for people; programs read `GET /api/platform/events`.
 * @summary Hear of changes as they happen
 */
export const FollowChangesResponse = ChangeNews

/**
 * What the caller chose last, in any browser; the defaults before.
 * @summary How I have set up the portal
 */
export const GetMyPreferencesResponse = Preferences

/**
 * Sets the preferences that the body has, and leaves the others as they are; of `tables`, each list by itself. They change nothing for anybody else, so the audit log does not have them.
 * @summary Set up the portal for me
 */
export const chooseMyPreferencesHeaderIdempotencyKeyMax = 200;


export const chooseMyPreferencesHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ChooseMyPreferencesHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(chooseMyPreferencesHeaderIdempotencyKeyMax).regex(chooseMyPreferencesHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ChooseMyPreferencesBody = PreferencesRequest

export const ChooseMyPreferencesResponse = Preferences

/**
 * Ends one session of the caller. Ending the one that makes this call signs out.
 * @summary End one of my sessions
 */
export const endMySessionPathSessionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const EndMySessionParams = zod.object({
  "session_id": zod.string().regex(endMySessionPathSessionIdRegExp).describe('The session\'s id.')
})

export const endMySessionHeaderIdempotencyKeyMax = 200;


export const endMySessionHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const EndMySessionHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(endMySessionHeaderIdempotencyKeyMax).regex(endMySessionHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const EndMySessionResponse = zod.void()

