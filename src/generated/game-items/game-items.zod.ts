/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CreateGameItemRequest,
  GameItem,
  GameItemList,
  UpdateGameItemRequest
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * All items of the game, also those that are not active or not visible, by `sort_order` and then by name.
 * @summary List the items of a game
 */
export const listGameItemsPathGameIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ListGameItemsParams = zod.object({
  "game_id": zod.string().regex(listGameItemsPathGameIdRegExp).describe('The game\'s `game_id`.')
})

export const ListGameItemsResponse = GameItemList

/**
 * What the body leaves out has its default. A game that does not exist is refused with 422, and so are an `available_until` that is not after `available_from` and either of the two unless `is_limited_time` is true.
 * @summary Create an item
 */
export const createGameItemHeaderIdempotencyKeyMax = 200;


export const createGameItemHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const CreateGameItemHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createGameItemHeaderIdempotencyKeyMax).regex(createGameItemHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const CreateGameItemBody = CreateGameItemRequest

export const CreateGameItemResponse = GameItem

/**
 * Changes the fields that the body names and no others: the full form, or one flag alone. An item stays in its game: another `game_id` than its own is refused with 422. So are an `available_until` that would not be after `available_from`, either of the two unless `is_limited_time` would be true, and making active what has no price. With `updated_at`, the edit is refused (409, `stale_edit`) when the item has been changed since.
 * @summary Edit an item
 */
export const updateGameItemPathItemIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const UpdateGameItemParams = zod.object({
  "item_id": zod.string().regex(updateGameItemPathItemIdRegExp).describe('The item\'s `item_id`.')
})

export const updateGameItemHeaderIdempotencyKeyMax = 200;


export const updateGameItemHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UpdateGameItemHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(updateGameItemHeaderIdempotencyKeyMax).regex(updateGameItemHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UpdateGameItemBody = UpdateGameItemRequest

export const UpdateGameItemResponse = GameItem

/**
 * Takes the item out of every list for good. Transactions keep its name.
 * @summary Delete an item
 */
export const deleteGameItemPathItemIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const DeleteGameItemParams = zod.object({
  "item_id": zod.string().regex(deleteGameItemPathItemIdRegExp).describe('The item\'s `item_id`.')
})

export const deleteGameItemHeaderIdempotencyKeyMax = 200;


export const deleteGameItemHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const DeleteGameItemHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(deleteGameItemHeaderIdempotencyKeyMax).regex(deleteGameItemHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const DeleteGameItemResponse = zod.void()

/**
 * Items as CSV (RFC 4180, UTF-8) with a header row, by game and in the order of its shop. The columns are the fields of a record of `POST /api/platform/items`, which `POST /api/admin/imports/items` reads back to the same records. `updated_at` is the record's version by the platform's clock, or the time of its last change where the platform never sent it. A text that a spreadsheet would take for a formula has an apostrophe before it, which an import takes off. Who exported how many rows is in the audit log.
 * @summary Download items as CSV
 */
export const exportGameItemsQueryGameIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ExportGameItemsQueryParams = zod.object({
  "game_id": zod.string().regex(exportGameItemsQueryGameIdRegExp).optional().describe('Only items of this game. Left out, the items of all games.'),
  "for_spreadsheets": zod.enum(['true', 'false']).optional().describe('Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.')
})

export const ExportGameItemsResponse = zod.unknown()

/**
 * The same as `POST /api/platform/imports`, for people: a file of any size, read by the same rules and answered in the same way.
 * @summary Bring a file of items in
 */
export const importGameItemsQueryDryRunDefault = `false`;
export const importGameItemsQueryLeftOutDefault = `refuse`;
export const importGameItemsQueryForceDefault = `false`;

export const ImportGameItemsQueryParams = zod.object({
  "dry_run": zod.enum(['true', 'false']).default(importGameItemsQueryDryRunDefault).describe('`true` judges each batch as if it were stored, and rolls it back: nothing changes, and `planned` tells of each record that would be created or updated what would change. A record that another batch of the file creates is not there yet.'),
  "left_out": zod.enum(['refuse', 'keep', 'reset']).default(importGameItemsQueryLeftOutDefault).describe('Fields for which a CSV file has no column, where the stored value differs from the default. `refuse`: the record is `incomplete`. `keep`: the stored values stay. `reset`: they become the defaults. An empty cell is no default: it refuses with `refuse`, and keeps the stored value otherwise. Of lines of JSON `keep` is refused.'),
  "force": zod.enum(['true', 'false']).default(importGameItemsQueryForceDefault).describe('Whether records that an administrator has changed or deleted are overwritten; it is in the audit log.')
})

export const ImportGameItemsResponse = zod.unknown()

