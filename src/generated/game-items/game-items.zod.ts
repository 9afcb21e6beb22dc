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
export const CreateGameItemBody = CreateGameItemRequest

export const CreateGameItemResponse = GameItem

/**
 * Changes the fields that the body names and no others: the full form, or one flag alone. An item stays in its game: another `game_id` than its own is refused with 422. So are an `available_until` that would not be after `available_from`, either of the two unless `is_limited_time` would be true, and making active what has no price.
 * @summary Edit an item
 */
export const updateGameItemPathItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const UpdateGameItemParams = zod.object({
  "item_id": zod.string().regex(updateGameItemPathItemIdRegExp).describe('The item\'s `item_id`.')
})

export const UpdateGameItemBody = UpdateGameItemRequest

export const UpdateGameItemResponse = GameItem

/**
 * Takes the item out of every list for good. Transactions keep its name.
 * @summary Delete an item
 */
export const deleteGameItemPathItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DeleteGameItemParams = zod.object({
  "item_id": zod.string().regex(deleteGameItemPathItemIdRegExp).describe('The item\'s `item_id`.')
})

export const DeleteGameItemResponse = zod.void()

