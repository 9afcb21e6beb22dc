import type { PlatformGameOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { platformTime } from '../domain/platform-clock.ts';
import { bpsOf, percentOf } from './fee.ts';

export type GameRecord = ReturnType<typeof gameRecord>;

/** @throws InvalidInput for a version ahead of our clock, and a share with more than two decimals */
export function gameRecord(body: PlatformGameOutput) {
  return {
    gameId: body.game_id,
    gameName: body.game_name.trim(),
    developer: body.developer.trim(),
    genre: body.genre.trim(),
    description: body.description.trim(),
    imageUrl: body.image_url ?? null,
    platformFeeBps: bpsOf(body.platform_fee_percent),
    status: body.status as string,
    platformVersion: platformTime(body.updated_at, 'updated_at'),
  };
}

/** A game in the form in which the platform sends it, without its version. */
export const platformGame = (game: Omit<GameRecord, 'platformVersion'>) => ({
  game_id: game.gameId,
  game_name: game.gameName,
  developer: game.developer,
  genre: game.genre,
  description: game.description,
  image_url: game.imageUrl,
  platform_fee_percent: percentOf(game.platformFeeBps),
  status: game.status,
});
