/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ForSpreadsheetsParameter } from './forSpreadsheetsParameter.ts';
import type { GameStatus } from './gameStatus.ts';

export type ExportGamesParams = {
/**
 * As in the list of games.
 * @maxLength 200
 */
search?: string;
/**
 * Only games in this status. Left out, every status.
 */
status?: GameStatus;
/**
 * Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.
 */
for_spreadsheets?: ForSpreadsheetsParameter;
};
