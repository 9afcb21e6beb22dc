import { type Context, Hono } from 'hono';
import type { Change } from '../../src/generated/model/change.ts';
import type { ChangeNews } from '../../src/generated/model/changeNews.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isPermitted, personOf } from '../http/auth.ts';
import { withdrawalsWaiting } from './change-queries.ts';
import type { ChangeWatch, News, SeenChange } from './change-watch.ts';
import { OpenStream, type OpenStreams } from './open-streams.ts';

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies that collect an answer before they send it, as nginx does, send this one as it comes.
  'X-Accel-Buffering': 'no',
};

export function changeRoutes(db: Database, watch: ChangeWatch, streams: OpenStreams): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/api/admin/changes', async (c) => {
    const { adminId } = personOf(c);
    if (!c.req.header('accept')?.includes('text/event-stream')) {
      return c.json(newsFor(c, [], isPermitted(c, 'withdrawals.read') ? await withdrawalsWaiting(db) : undefined));
    }
    if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS);
    const stream = new OpenStream(adminId, c.get('admitAgain'));
    streams.add(stream);
    stream.onEnd(watch.follow((news) => tell(c, stream, news)));
    c.req.raw.signal.addEventListener('abort', () => stream.end());
    return c.body(stream.body, 200, HEADERS);
  });

  return routes;
}

/** Sends what its reader may know, by the permissions that they had when the session was looked up last. */
function tell(c: Context<AppEnv>, stream: OpenStream, { changes, waiting }: News): void {
  const me = stream.adminId;
  const seen = changes.filter(({ adminId, permission, requesterId }) => {
    const mayRead = permission === null || requesterId === me || isPermitted(c, permission);
    return mayRead && (adminId === null || adminId === me);
  });
  const isFirst = changes.length === 0;
  if (seen.length > 0 || isFirst) stream.send(newsFor(c, seen, waiting));
}

function newsFor(c: Context<AppEnv>, changes: readonly SeenChange[], waiting: number | undefined): ChangeNews {
  const isTold = waiting !== undefined && isPermitted(c, 'withdrawals.read');
  return { changes: changes.map(presentChange), ...(isTold && { withdrawals_waiting: waiting }) };
}

const presentChange = ({ kind, recordId, isNew }: SeenChange): Change => ({ kind, id: recordId, is_new: isNew });
