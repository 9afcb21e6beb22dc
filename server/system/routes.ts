import { type Context, Hono } from 'hono';
import { SystemStatus as PERMISSION_OF_FIELD } from '../../src/generated/permissions.ts';
import { ReportBrowserErrorBody } from '../../src/generated/system/system.zod.ts';
import { openAlerts } from '../alerts/queries.ts';
import { openLinks, unclearNames } from '../authentication/link-queries.ts';
import type { Database } from '../db/database.ts';
import { release } from '../db/release.ts';
import type { Loops } from '../domain/work-loop.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isPermitted } from '../http/auth.ts';
import { recordFailure } from '../http/errors.ts';
import { limitBody } from '../http/limit-body.ts';
import { Buckets } from '../http/rate-limit.ts';
import type { Traffic } from '../http/traffic.ts';
import { readBody } from '../http/validate.ts';
import type { PlatformClock } from '../records/platform-clock.ts';
import { unmetRules } from '../second-person/person-queries.ts';
import { presentPeople } from '../second-person/present-people.ts';
import type { BooksCheck } from './books-check.ts';
import { describeReport } from './browser-errors.ts';
import type { Monitor } from './monitor.ts';
import { presentStatus } from './present.ts';
import { databaseVersion, rolesThatOnlySeeHolds } from './queries.ts';

interface Watched {
  db: Database;
  loops: Loops;
  checkBooks: BooksCheck;
  monitor: Monitor;
  traffic: Traffic;
  platformClock: PlatformClock;
  /** SECOND_PERSON_FROM. */
  secondPersonFromCents: number | undefined;
}

export function systemRoutes({
  db,
  loops,
  checkBooks,
  monitor,
  traffic,
  platformClock,
  secondPersonFromCents,
}: Watched): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/api/admin/system/status', async (c) => {
    const observation = await monitor.observe();
    // While the database is down, the answer leaves out what only the database knows, and says that it is down.
    const [books, ofDatabase, alerts, unmet, people, onlySeeHolds] = await Promise.all([
      orNothing(c, checkBooks()),
      orNothing(c, databaseVersion(db)),
      orNothing(c, openAlerts(db)),
      orNothing(c, unmetRules(db, secondPersonFromCents)),
      isPermitted(c, PERMISSION_OF_FIELD.people) ? orNothing(c, peopleOf(db)) : undefined,
      orNothing(c, rolesThatOnlySeeHolds(db)),
    ]);
    const [startedAt, clock] = [monitor.startedAt, platformClock.finding()];
    const known = {
      startedAt,
      release: release(),
      observation,
      databaseVersion: ofDatabase,
      traffic,
      books,
      alerts,
      clock,
      onlySeeHolds: onlySeeHolds ?? [],
      unmet,
      people,
      loops: loops.states(),
    };
    return c.json(presentStatus(known));
  });

  return routes;
}

const peopleOf = async (db: Database) => presentPeople(await openLinks(db), await unclearNames(db));

/** Longer than any report that the contract allows. */
const MAX_REPORT_BYTES = 1_000;
/** Reports per minute accepted from each administrator, and from all other callers together. */
const REPORTS_PER_MINUTE = 6;

/**
 * Accepts reports of errors in browsers, for `last_errors` of the status. Mounted before the authentication middleware.
 *
 * @param adminIdOf the administrator whose session the call proves, if any
 */
export function browserErrorRoutes(
  traffic: Traffic,
  adminIdOf: (c: Context<AppEnv>) => Promise<string | undefined>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const reports = new Buckets(REPORTS_PER_MINUTE, REPORTS_PER_MINUTE);

  routes.post('/api/admin/system/browser-errors', limitBody(MAX_REPORT_BYTES), async (c) => {
    const adminId = await adminIdOf(c);
    reports.take(adminId ?? '');
    const report = await readBody(c, ReportBrowserErrorBody);
    c.var.log().warn({ report }, 'an error in a browser');
    const message = describeReport(report);
    traffic.reported(adminId === undefined ? 'signedOut' : 'signedIn', {
      at: new Date(),
      message,
      requestId: c.var.requestId,
    });
    return c.body(null, 204);
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
