/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ForSpreadsheetsParameter } from './forSpreadsheetsParameter.ts';
import type { Id } from './id.ts';

export type ExportGameItemsParams = {
/**
 * Only items of this game. Left out, the items of all games.
 */
game_id?: Id;
/**
 * Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.
 */
for_spreadsheets?: ForSpreadsheetsParameter;
};
