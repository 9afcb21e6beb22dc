import { Hono } from 'hono';
import type { PlatformEventPage } from '../../../src/generated/model/platformEventPage.ts';
import { ListPlatformEventsQueryParams } from '../../../src/generated/platform/platform.zod.ts';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../domain/actor.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { actorOf } from '../../http/auth.ts';
import { readQuery } from '../../http/validate.ts';
import { presentEvent } from '../../records/events.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { feedPage } from './queries.ts';

/** Told that a platform continues the feed after a place that this database has not given out: it is older than the platform's copy. */
export type ReportOlder = (by: Actor, found: { text: string; isCertain: true }) => Promise<void>;

/** @param closing aborted when the server stops answering: whoever waits for events is told that there are none yet */
export function platformEventRoutes(db: Database, reportOlder: ReportOlder, closing?: AbortSignal): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/api/platform/events', async (c) => {
    const { after, limit, wait } = readQuery(c, ListPlatformEventsQueryParams);
    const place = after === undefined ? undefined : decodeCursor(after);
    const enough = closing ? AbortSignal.any([c.var.unanswered(), closing]) : c.var.unanswered();
    const { events, next } = await feedPage(db, place, limit, wait, enough, ({ position }, end) => {
      const text = `${actorOf(c).username} continues the feed after place ${position}, and this database has given out ${end}.`;
      return reportOlder(actorOf(c), { text, isCertain: true });
    });
    const page: PlatformEventPage = {
      events: events.map(presentEvent),
      next_cursor: encodeCursor(next),
    };
    return c.json(page);
  });

  return routes;
}
