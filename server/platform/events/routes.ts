import { Hono } from 'hono';
import type { PlatformEventPage } from '../../../src/generated/model/platformEventPage.ts';
import { ListPlatformEventsQueryParams } from '../../../src/generated/platform/platform.zod.ts';
import type { Database } from '../../db/database.ts';
import { SharedRead } from '../../db/shared-read.ts';
import type { Actor } from '../../domain/actor.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { actorOf } from '../../http/auth.ts';
import { readQuery } from '../../http/validate.ts';
import { presentEvent } from '../../records/events.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { FeedWatch } from './feed-watch.ts';
import { type FeedWitness, feedPage } from './queries.ts';

const TELL_EVERY_MS = 60 * 60_000;
const NOT_PROVED =
  'The cursor was not signed by this database. If a backup was restored: npm run restored -- begin; otherwise somebody changed the cursor.';

/** Told of cursors after places that this database has not given out. */
export interface FeedReports {
  /** It is proved that the database is older than the platform's copy of the feed. */
  older(by: Actor, found: { text: string; isCertain: true }): Promise<void>;
  /** Nothing proves it; told once an hour of each caller. @param text for an operator */
  unproved(text: string): void;
}

/** @param closing aborted when the server stops answering: whoever waits for events is told that there are none yet */
export function platformEventRoutes(
  db: Database,
  reports: FeedReports,
  watch: FeedWatch,
  closing?: AbortSignal,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const shared = new SharedRead();
  /** When was told of each account: one that tries it again and again must not crowd out other errors. */
  const told = new Map<string, number>();
  const witnessOf = ({ adminId, username, ...by }: Actor): FeedWitness => {
    const sentence = (position: number, end: number) =>
      `${username} continues the feed after place ${position}, and this database has given out ${end}.`;
    return {
      ahead: (position, end) =>
        reports.older({ ...by, adminId, username }, { text: sentence(position, end), isCertain: true }),
      unproved(position, end) {
        const now = performance.now();
        if (now - (told.get(adminId) ?? Number.NEGATIVE_INFINITY) < TELL_EVERY_MS) return;
        told.set(adminId, now);
        reports.unproved(`${sentence(position, end)} ${NOT_PROVED}`);
      },
    };
  };

  routes.get('/api/platform/events', async (c) => {
    const { after, limit, wait } = readQuery(c, ListPlatformEventsQueryParams);
    const place = after === undefined ? undefined : decodeCursor(after);
    const enough = closing ? AbortSignal.any([c.var.unanswered(), closing]) : c.var.unanswered();
    const caller = c.get('tokenHash');
    const { events, next } = await feedPage({ db, shared }, place, limit, {
      ...(wait > 0 && { wait: (after: number) => watch.wait(caller, after, wait * 1_000, enough) }),
      witness: witnessOf(actorOf(c)),
    });
    const page: PlatformEventPage = {
      events: events.map(presentEvent),
      next_cursor: encodeCursor(next),
    };
    return c.json(page);
  });

  return routes;
}
