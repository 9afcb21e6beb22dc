import { Hono } from 'hono';
import { PlatformPlayer } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { StorePlatformPlayersBody } from '../../src/generated/platform/platform.zod.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerBatch } from '../http/record-batch.ts';
import { storeBatch } from '../records/store-batch.ts';
import { PLAYERS } from './platform-commands.ts';
import { playerRecord } from './platform-record.ts';

const KIND = { body: StorePlatformPlayersBody, record: PlatformPlayer, id: 'player_id', parse: playerRecord };

export function playerRoutes(db: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post('/api/platform/players', (c) =>
    answerBatch(c, db, KIND, (tx, by, batch) => storeBatch(tx, by, PLAYERS, batch)),
  );
  return routes;
}
