import type { PlatformGameOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { platformTime } from '../domain/platform-clock.ts';
import { bpsOf } from './fee.ts';

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
