import type { PlatformPlayerOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { platformTime } from '../domain/platform-clock.ts';

export interface PlayerRecord {
  playerId: string;
  email: string;
  displayName: string;
  createdAt: Date;
  platformVersion: Date;
}

/** @throws InvalidInput for times ahead of our clock */
export function playerRecord(body: PlatformPlayerOutput): PlayerRecord {
  return {
    playerId: body.player_id,
    email: body.email,
    displayName: body.display_name.trim(),
    createdAt: platformTime(body.registered_at, 'registered_at'),
    platformVersion: platformTime(body.updated_at, 'updated_at'),
  };
}
