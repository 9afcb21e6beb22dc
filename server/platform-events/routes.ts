import { Hono } from 'hono';
import type { PlatformEventPage } from '../../src/generated/model/platformEventPage.ts';
import { ListPlatformEventsQueryParams } from '../../src/generated/platform/platform.zod.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readQuery } from '../http/validate.ts';
import { presentEvent } from '../records/events.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { feedPage } from './queries.ts';

export function platformEventRoutes(db: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/api/platform/events', async (c) => {
    const { after, limit, wait } = readQuery(c, ListPlatformEventsQueryParams);
    const place = after === undefined ? undefined : decodeCursor(after);
    const { events, next } = await feedPage(db, place, limit, wait, c.var.unanswered);
    const page: PlatformEventPage = {
      events: events.map(presentEvent),
      next_cursor: encodeCursor(next),
    };
    return c.json(page);
  });

  return routes;
}
