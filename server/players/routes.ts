import { Hono } from 'hono';
import { StorePlatformPlayersBody } from '../../src/generated/platform/platform.zod.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerBatch } from '../http/record-batch.ts';
import { PLAYER_INTAKE } from './platform-intake.ts';

export function playerRoutes(db: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post('/api/platform/players', (c) => answerBatch(c, db, StorePlatformPlayersBody, PLAYER_INTAKE));
  return routes;
}
