/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Game,
  GameList,
  GameStats,
  ToggleGameStatusRequest,
  UpdateGameRequest
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * Every game that matches every given filter, by name.
 * @summary List games
 */
export const listGamesQuerySearchMax = 200;



export const ListGamesQueryParams = zod.object({
  "search": zod.string().max(listGamesQuerySearchMax).optional().describe('Part of a game\'s name or id, or of its developer\'s name, in any case, and without accents and other marks; taken literally.'),
  "status": zod.enum(['active', 'inactive']).optional().describe('Only games in this status. Left out, every status.')
})

export const ListGamesResponse = GameList

/**
 * Every field of a game. Its `updated_at` is the version that an edit is based on.
 * @summary One game
 */
export const getGamePathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetGameParams = zod.object({
  "id": zod.string().regex(getGamePathIdRegExp).describe('The game\'s `game_id`.')
})

export const GetGameResponse = Game

/**
 * Changes the fields that the body names and no others. With `updated_at`, the edit is refused (409, `stale_edit`) when somebody else changed the game since.
 * @summary Edit a game
 */
export const updateGamePathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const UpdateGameParams = zod.object({
  "id": zod.string().regex(updateGamePathIdRegExp).describe('The game\'s `game_id`.')
})

export const updateGameHeaderIdempotencyKeyMax = 200;


export const updateGameHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UpdateGameHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(updateGameHeaderIdempotencyKeyMax).regex(updateGameHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UpdateGameBody = UpdateGameRequest

export const UpdateGameResponse = Game

/**
 * Makes an active game inactive and an inactive one active. A body that names the wanted status makes it that status: a game that has it already is answered as it is, so that two calls cannot undo each other.
 * @summary Open or close a game
 */
export const toggleGameStatusPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ToggleGameStatusParams = zod.object({
  "id": zod.string().regex(toggleGameStatusPathIdRegExp).describe('The game\'s `game_id`.')
})

export const toggleGameStatusHeaderIdempotencyKeyMax = 200;


export const toggleGameStatusHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ToggleGameStatusHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(toggleGameStatusHeaderIdempotencyKeyMax).regex(toggleGameStatusHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ToggleGameStatusBody = ToggleGameStatusRequest

export const ToggleGameStatusResponse = Game

/**
 * The period is that many UTC days and ends with today.
 * @summary Figures of one game
 */
export const getGameStatsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetGameStatsParams = zod.object({
  "id": zod.string().regex(getGameStatsPathIdRegExp).describe('The game\'s `game_id`.')
})

export const getGameStatsQueryDaysOneMin = 7;
export const getGameStatsQueryDaysOneMax = 7;

export const getGameStatsQueryDaysTwoMin = 30;
export const getGameStatsQueryDaysTwoMax = 30;

export const getGameStatsQueryDaysThreeMin = 90;
export const getGameStatsQueryDaysThreeMax = 90;

export const getGameStatsQueryDaysDefault = 30;

export const GetGameStatsQueryParams = zod.object({
  "days": zod.union([zod.coerce.number().int().min(getGameStatsQueryDaysOneMin).max(getGameStatsQueryDaysOneMax),zod.coerce.number().int().min(getGameStatsQueryDaysTwoMin).max(getGameStatsQueryDaysTwoMax),zod.coerce.number().int().min(getGameStatsQueryDaysThreeMin).max(getGameStatsQueryDaysThreeMax)]).default(getGameStatsQueryDaysDefault).describe('Length of the period in UTC days, 7, 30 or 90.')
})

export const GetGameStatsResponse = GameStats

/**
 * Games as CSV (RFC 4180, UTF-8) with a header row, by name. The columns are the fields of a record of `POST /api/platform/games`, which `POST /api/admin/imports/games` reads back to the same records. `updated_at` is the record's version by the platform's clock, or the time of its last change where the platform never sent it. A text that a spreadsheet would take for a formula has an apostrophe before it, which an import takes off. Who exported how many rows is in the audit log.
 * @summary Download games as CSV
 */
export const exportGamesQuerySearchMax = 200;



export const ExportGamesQueryParams = zod.object({
  "search": zod.string().max(exportGamesQuerySearchMax).optional().describe('As in the list of games.'),
  "status": zod.enum(['active', 'inactive']).optional().describe('Only games in this status. Left out, every status.'),
  "for_spreadsheets": zod.enum(['true', 'false']).optional().describe('Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.')
})

export const ExportGamesResponse = zod.unknown()

/**
 * The same as `POST /api/platform/imports`, for people: a file of any size, read by the same rules and answered in the same way.
 * @summary Bring a file of games in
 */
export const importGamesQueryDryRunDefault = `false`;
export const importGamesQueryLeftOutDefault = `refuse`;
export const importGamesQueryForceDefault = `false`;

export const ImportGamesQueryParams = zod.object({
  "dry_run": zod.enum(['true', 'false']).default(importGamesQueryDryRunDefault).describe('`true` judges each batch as if it were stored, and rolls it back: nothing changes, and `planned` tells of each record that would be created or updated what would change. A record that another batch of the file creates is not there yet.'),
  "left_out": zod.enum(['refuse', 'keep', 'reset']).default(importGamesQueryLeftOutDefault).describe('Fields for which a CSV file has no column, where the stored value differs from the default. `refuse`: the record is `incomplete`. `keep`: the stored values stay. `reset`: they become the defaults. An empty cell is no default: it refuses with `refuse`, and keeps the stored value otherwise. Of lines of JSON `keep` is refused.'),
  "force": zod.enum(['true', 'false']).default(importGamesQueryForceDefault).describe('Whether records that an administrator has changed or deleted are overwritten; it is in the audit log.')
})

export const ImportGamesResponse = zod.unknown()

