/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  FreezePlayerRequest,
  HoldPlayerRequest,
  Note,
  NotePage,
  NoteRequest,
  PaymentsStopped,
  Player,
  PlayerPage,
  PlayerReasonRequest,
  PlayerTimeline,
  RevealRequest,
  RevealedPerson,
  UnfreezeTogetherRequest,
  UnfrozenTogether
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * The players that match every given filter. Sums of money are as of now, also where the order is that of a few seconds ago.
 * @summary List players
 */
export const listPlayersQuerySearchMax = 200;

export const listPlayersQueryDateFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const listPlayersQueryDateToRegExp = new RegExp('^[1-9]\\d{3}-');
export const listPlayersQueryTimeZoneRegExp = new RegExp('^[A-Za-z0-9_+/-]{1,64}$');
export const listPlayersQuerySortDefault = `registered_at_desc`;
export const listPlayersQueryLimitDefault = 25;
export const listPlayersQueryLimitMax = 100;

export const listPlayersQueryCursorMax = 300;



export const ListPlayersQueryParams = zod.object({
  "search": zod.string().max(listPlayersQuerySearchMax).optional().describe('A player\'s whole id, or part of an e-mail address or of a name, in any case; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only that id, and the address or name that begins with it. Without `players.pii` an address is found only as a whole, and a name that contains an address not at all.'),
  "state": zod.enum(['active', 'frozen', 'erased']).optional().describe('Only players in this state. Left out, every state.'),
  "date_from": zod.iso.date().regex(listPlayersQueryDateFromRegExp).optional().describe('First day of registration, inclusive.'),
  "date_to": zod.iso.date().regex(listPlayersQueryDateToRegExp).optional().describe('Last day of registration, inclusive.'),
  "time_zone": zod.string().regex(listPlayersQueryTimeZoneRegExp).optional().describe('The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.'),
  "sort": zod.enum(['registered_at_desc', 'last_seen_at_desc', 'spent_desc']).default(listPlayersQuerySortDefault).describe('Order of the answer. `spent_desc` needs `transactions.read`.'),
  "limit": zod.coerce.number().int().min(1).max(listPlayersQueryLimitMax).default(listPlayersQueryLimitDefault).describe('At most this many players.'),
  "cursor": zod.string().max(listPlayersQueryCursorMax).optional().describe('The `next_cursor` of the page before.')
})

export const ListPlayersResponse = PlayerPage

/**
 * Ends the freezes in force that one administrator began since a time, the oldest ids first and at most 500 with one call (`has_more`). Each is ended by itself, as by `POST /api/admin/players/{id}/unfreeze`: it has its own entry in the audit log, the platform is told of each (`player.unfrozen`), and nothing is paid. A freeze that cannot be ended stops no others. A call that is repeated with its key gets the same answer. If the first attempt never finished, the repetition ends the rest and names only the rest: freezes that have ended are not looked for.
 * @summary End all freezes that one person began
 */
export const unfreezePlayersTogetherHeaderIdempotencyKeyMax = 200;


export const unfreezePlayersTogetherHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UnfreezePlayersTogetherHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(unfreezePlayersTogetherHeaderIdempotencyKeyMax).regex(unfreezePlayersTogetherHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UnfreezePlayersTogetherBody = UnfreezeTogetherRequest

export const UnfreezePlayersTogetherResponse = UnfrozenTogether

/**
 * Every field of a player. The balance is the game platform's and is not here. If no player has exactly this id, the only one whose id differs in case alone is found; `player_id` of the answer is theirs.
 * @summary One player
 */
export const getPlayerPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const GetPlayerParams = zod.object({
  "id": zod.string().regex(getPlayerPathIdRegExp).describe('The player\'s `player_id`.')
})

export const GetPlayerResponse = Player

/**
 * Everything that is known of a player in one order, the newest first: the registration, transactions, each step of each withdrawal, freezes and how they ended, notes on the player and on withdrawals, and the erasure. Transactions are left out without `transactions.read`, withdrawals without `withdrawals.read`, compliance holds without `players.hold`.
 * @summary What happened to a player
 */
export const listPlayerTimelinePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const ListPlayerTimelineParams = zod.object({
  "id": zod.string().regex(listPlayerTimelinePathIdRegExp).describe('The player\'s `player_id`.')
})

export const listPlayerTimelineQueryLimitDefault = 25;
export const listPlayerTimelineQueryLimitMax = 100;

export const listPlayerTimelineQueryCursorMax = 200;



export const ListPlayerTimelineQueryParams = zod.object({
  "limit": zod.coerce.number().int().min(1).max(listPlayerTimelineQueryLimitMax).default(listPlayerTimelineQueryLimitDefault).describe('At most this many entries.'),
  "cursor": zod.string().max(listPlayerTimelineQueryCursorMax).optional().describe('The `next_cursor` of the page before.')
})

export const ListPlayerTimelineResponse = PlayerTimeline

/**
 * Nothing more is paid to the player until the freeze ends: withdrawals cannot be approved, processed or retried, and no payment is sent that the payment rail was never asked for. Approved withdrawals await review again, and so do those that were sent and that the rail surely was not asked for (`recalled`); payments that the rail was asked for before are still asked about and end as the rail says (`under_way`). With `until` the freeze ends by itself at that time. Its end pays nothing: what awaits review is reviewed. The platform is told (`player.frozen`).
 * @summary Freeze a player
 */
export const freezePlayerPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const FreezePlayerParams = zod.object({
  "id": zod.string().regex(freezePlayerPathIdRegExp).describe('The player\'s `player_id`.')
})

export const freezePlayerHeaderIdempotencyKeyMax = 200;


export const freezePlayerHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const FreezePlayerHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(freezePlayerHeaderIdempotencyKeyMax).regex(freezePlayerHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const FreezePlayerBody = FreezePlayerRequest

export const FreezePlayerResponse = PaymentsStopped

/**
 * The player's withdrawals can be approved and paid again; nothing is paid by this. The platform is told (`player.unfrozen`).
 * @summary End the freeze of a player
 */
export const unfreezePlayerPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const UnfreezePlayerParams = zod.object({
  "id": zod.string().regex(unfreezePlayerPathIdRegExp).describe('The player\'s `player_id`.')
})

export const unfreezePlayerHeaderIdempotencyKeyMax = 200;


export const unfreezePlayerHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UnfreezePlayerHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(unfreezePlayerHeaderIdempotencyKeyMax).regex(unfreezePlayerHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UnfreezePlayerBody = PlayerReasonRequest

export const UnfreezePlayerResponse = Player

/**
 * Stops payments as a freeze does, without an end. Needs `withdrawals.review` besides `players.hold`, as every recall does. Only somebody with `players.hold` sees the hold: it is in no other answer, list, count or timeline, and the platform is not told. A withdrawal that it recalls looks like one that the same person recalled, with `recall_note` as the reason.
 * @summary Place a player under a compliance hold
 */
export const holdPlayerPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const HoldPlayerParams = zod.object({
  "id": zod.string().regex(holdPlayerPathIdRegExp).describe('The player\'s `player_id`.')
})

export const holdPlayerHeaderIdempotencyKeyMax = 200;


export const holdPlayerHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const HoldPlayerHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(holdPlayerHeaderIdempotencyKeyMax).regex(holdPlayerHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const HoldPlayerBody = HoldPlayerRequest

export const HoldPlayerResponse = PaymentsStopped

/**
 * The player's withdrawals can be approved and paid again, unless the player is frozen; nothing is paid by this.
 * @summary End the compliance hold of a player
 */
export const releasePlayerHoldPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const ReleasePlayerHoldParams = zod.object({
  "id": zod.string().regex(releasePlayerHoldPathIdRegExp).describe('The player\'s `player_id`.')
})

export const releasePlayerHoldHeaderIdempotencyKeyMax = 200;


export const releasePlayerHoldHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ReleasePlayerHoldHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(releasePlayerHoldHeaderIdempotencyKeyMax).regex(releasePlayerHoldHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ReleasePlayerHoldBody = PlayerReasonRequest

export const ReleasePlayerHoldResponse = Player

/**
 * The player's personal data, for somebody without `players.pii`. The reason is in the audit log, the data are not. Each person may reveal 20 records within an hour, and 100 within a day; then the answer is 429. Service accounts may not (403, `person_required`).
 * @summary Reveal who a player is
 */
export const revealPlayerPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const RevealPlayerParams = zod.object({
  "id": zod.string().regex(revealPlayerPathIdRegExp).describe('The player\'s `player_id`.')
})

export const RevealPlayerBody = RevealRequest

export const RevealPlayerResponse = RevealedPerson

/**
 * What administrators wrote about the player, the newest first, each with its former texts.
 * @summary The notes on a player
 */
export const listPlayerNotesPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const ListPlayerNotesParams = zod.object({
  "id": zod.string().regex(listPlayerNotesPathIdRegExp).describe('The player\'s `player_id`.')
})

export const listPlayerNotesQueryLimitDefault = 25;
export const listPlayerNotesQueryLimitMax = 100;

export const listPlayerNotesQueryCursorMax = 200;



export const ListPlayerNotesQueryParams = zod.object({
  "limit": zod.coerce.number().int().min(1).max(listPlayerNotesQueryLimitMax).default(listPlayerNotesQueryLimitDefault).describe('At most this many notes.'),
  "cursor": zod.string().max(listPlayerNotesQueryCursorMax).optional().describe('The `next_cursor` of the page before.')
})

export const ListPlayerNotesResponse = NotePage

/**
 * Administrators who see the player read it; nobody else does. `@` and a username puts it on that person's bell. Without `players.pii` it may not contain an e-mail address (422).
 * @summary Write a note on a player
 */
export const addPlayerNotePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const AddPlayerNoteParams = zod.object({
  "id": zod.string().regex(addPlayerNotePathIdRegExp).describe('The player\'s `player_id`.')
})

export const addPlayerNoteHeaderIdempotencyKeyMax = 200;


export const addPlayerNoteHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const AddPlayerNoteHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(addPlayerNoteHeaderIdempotencyKeyMax).regex(addPlayerNoteHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const AddPlayerNoteBody = NoteRequest

export const AddPlayerNoteResponse = Note

/**
 * Only whoever wrote a note may edit it (403, `not_author`). The text before stays with the note. A note can be edited ten times (409, `too_many_versions`).
 * @summary Edit one's own note on a player
 */
export const editPlayerNotePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');
export const editPlayerNotePathNoteIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const EditPlayerNoteParams = zod.object({
  "id": zod.string().regex(editPlayerNotePathIdRegExp).describe('The player\'s `player_id`.'),
  "note_id": zod.string().regex(editPlayerNotePathNoteIdRegExp).describe('The note\'s id.')
})

export const editPlayerNoteHeaderIdempotencyKeyMax = 200;


export const editPlayerNoteHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const EditPlayerNoteHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(editPlayerNoteHeaderIdempotencyKeyMax).regex(editPlayerNoteHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const EditPlayerNoteBody = NoteRequest

export const EditPlayerNoteResponse = Note

/**
 * The same as `POST /api/platform/imports`, for people: a file of any size, read by the same rules and answered in the same way. Values of players are masked for callers without `players.pii`.
 * @summary Bring a file of players in
 */
export const importPlayersQueryDryRunDefault = `false`;
export const importPlayersQueryLeftOutDefault = `refuse`;

export const ImportPlayersQueryParams = zod.object({
  "dry_run": zod.enum(['true', 'false']).default(importPlayersQueryDryRunDefault).describe('`true` judges each batch as if it were stored, and rolls it back: nothing changes, and `planned` tells of each record that would be created or updated what would change. A record that another batch of the file creates is not there yet.'),
  "left_out": zod.enum(['refuse', 'keep', 'reset']).default(importPlayersQueryLeftOutDefault).describe('Fields for which a CSV file has no column, where the stored value differs from the default. `refuse`: the record is `incomplete`. `keep`: the stored values stay. `reset`: they become the defaults. An empty cell is no default: it refuses with `refuse`, and keeps the stored value otherwise. Of lines of JSON `keep` is refused.')
})

export const ImportPlayersResponse = zod.unknown()

