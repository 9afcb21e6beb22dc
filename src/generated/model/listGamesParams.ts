/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { GameStatus } from './gameStatus.ts';

export type ListGamesParams = {
/**
 * Part of a game's name or id, or of its developer's name, in any case, and without accents and other marks; taken literally.
 * @maxLength 200
 */
search?: string;
/**
 * Only games in this status. Left out, every status.
 */
status?: GameStatus;
};
