import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { brokenInvariants } from '../db/books.ts';
import type { Database } from '../db/database.ts';
import { wrongSampledSums } from '../db/tally-check.ts';
import type { AppEnv } from '../http/app-env.ts';
import { recordFailure } from '../http/errors.ts';
import type { Traffic } from '../http/traffic.ts';
import { booksCheck } from './books-check.ts';
import type { Monitor } from './monitor.ts';
import { presentStatus } from './present.ts';
import { databaseVersion } from './queries.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

interface Watched {
  db: Database;
  /** For the check of the books, which takes as long as there are records. */
  patient: Database;
  monitor: Monitor;
  traffic: Traffic;
}

export function systemRoutes({ db, patient, monitor, traffic }: Watched): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const checkBooks = booksCheck(async () => [
    ...(await brokenInvariants(patient)),
    ...(await wrongSampledSums(patient)),
  ]);

  routes.get('/api/admin/system/status', async (c) => {
    const observation = await monitor.observe();
    // What only the database knows is left out while it does not answer; that it does not is in the answer.
    const [books, ofDatabase] = await Promise.all([orNothing(c, checkBooks()), orNothing(c, databaseVersion(db))]);
    const known = { startedAt: monitor.startedAt, version, observation, databaseVersion: ofDatabase, traffic, books };
    return c.json(presentStatus(known));
  });

  return routes;
}

async function orNothing<T>(c: Context<AppEnv>, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    recordFailure(c, error);
    return undefined;
  }
}
