import { pino } from 'pino';
import { type AppDependencies, createApp } from '../../server/app.ts';
import { embeddedCursors } from '../../server/db/cursor.ts';
import { Loops } from '../../server/domain/work-loop.ts';
import { Traffic } from '../../server/http/traffic.ts';
import { Secrets } from '../../server/secrets/secrets.ts';
import { readSettings } from '../../server/start/settings.ts';
import { checkOfBooks } from '../../server/system/books-check.ts';
import { Monitor } from '../../server/system/monitor.ts';

/** The settings of a real server, without what a test turns on where it is about it. */
const SETTINGS = readSettings(
  {
    DATABASE_URL: 'postgres://tests/none',
    INSECURE_HTTP: '1',
    RATE_LIMIT: '0',
    SECOND_FACTOR: 'off',
    SEPARATE_DUTIES: 'off',
    SECOND_PERSON_FROM: '0',
    DECISION_HOLD: '0',
    RECONCILE_AT: 'off',
  },
  false,
);

export type TestDependencies = Partial<AppDependencies> & Pick<AppDependencies, 'db' | 'ping'>;

/** The app on a database, in a process that pays nobody and has no keys. */
export function appOn(given: TestDependencies) {
  const { db, ping } = given;
  const never = new AbortController().signal;
  return createApp({
    ...SETTINGS,
    singleSignOn: undefined,
    openCursor: embeddedCursors(db),
    backgroundDb: db,
    log: pino({ level: 'silent' }),
    portalDir: 'no-portal',
    monitor: new Monitor({ ping }),
    loops: new Loops(),
    traffic: new Traffic(),
    checkBooks: checkOfBooks(db),
    hasPaymentRail: true,
    paying: {
      rail: { kind: 'none', address: null },
      health: async () => ({ status: 'not_used', detail: 'This process does not pay' }),
    },
    secrets: new Secrets([]),
    stopping: never,
    closing: never,
    ...given,
  });
}
