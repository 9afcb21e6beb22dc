import { Hono } from 'hono';
import { isDatabaseDown } from '../db/errors.ts';
import { NotReady } from '../db/readiness.ts';
import { release } from '../db/release.ts';
import type { AppEnv } from './app-env.ts';
import { recordFailure } from './errors.ts';
import type { Traffic } from './traffic.ts';

interface Parts {
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  traffic: Traffic;
  /** Aborted when the server is stopping. */
  stopping?: AbortSignal | undefined;
}

/** Answers for load balancers and operators: whether the process lives, whether it wants requests, and which version it is. */
export function healthRoutes({ ping, traffic, stopping }: Parts): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/healthz', (c) => c.json({ status: 'up' }));
  routes.get('/version', (c) => c.json(release()));
  // Anybody may call this. Concurrent callers share one query.
  let pinging: Promise<void> | undefined;
  const noted = async (answered: Promise<void>) => {
    await answered.then(
      () => {
        traffic.isNotReady = false;
      },
      (error: unknown) => {
        traffic.isNotReady = error instanceof NotReady;
        throw error;
      },
    );
  };
  const pingOnce = () => {
    pinging ??= noted(ping()).finally(() => {
      pinging = undefined;
    });
    return pinging;
  };
  routes.get('/readyz', async (c) => {
    const notReady = (reason: string) => c.json({ status: 'not ready', reason }, 503);
    if (stopping?.aborted) return notReady('The server is stopping.');
    if (traffic.isDiskFull) return notReady('The disk of the database is full.');
    try {
      await pingOnce();
    } catch (error) {
      if (error instanceof NotReady) return notReady(error.message);
      recordFailure(c, error);
      return notReady(isDatabaseDown(error) ? 'The database does not answer.' : 'The check failed: the log says why.');
    }
    return c.json({ status: 'ready', reason: null });
  });
  return routes;
}
