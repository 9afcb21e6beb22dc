import { randomBytes } from 'node:crypto';
import { asc, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AlertWatch } from '../../server/alerts/alert-watch.ts';
import { forgetOldAlerts } from '../../server/alerts/commands.ts';
import { alerts } from '../../server/db/schema/alerts.ts';
import { platformEvents } from '../../server/db/schema/platform.ts';
import type { Figures } from '../../server/metrics/figures.ts';
import { Readings } from '../../server/metrics/readings.ts';
import { presentEvent } from '../../server/records/events.ts';
import { Secrets } from '../../server/secrets/secrets.ts';
import { webhookFaults } from '../contract/webhook-messages.ts';
import { aWithdrawal, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest({ secrets: new Secrets([randomBytes(32)]) });
const STATUS = '/api/admin/system/status';
const MINUTE = 60_000;

let clock = 0;
/** A server process that looks at real figures. */
function aProcess(source: string, log = pino({ level: 'silent' })) {
  const readings = new Readings({
    get db() {
      return app.db;
    },
    ping: async () => void (await app.db.execute(sql`select 1`)),
    leaseSeconds: 30,
    reviewTargetSeconds: 3_600,
    failedCalls: () => 0,
    clock: () => (clock += MINUTE),
  });
  // How busy the process is depends on the other tests.
  const read = async () => ({ ...(await readings.read()), eventLoop: 0 });
  return new AlertWatch({ db: app.db, readings: { read }, log, source });
}

/** A process with figures of its own, for troubles that one process has. */
const withFigures = (source: string, figures: Figures) =>
  new AlertWatch({ db: app.db, readings: { read: async () => figures }, log: pino({ level: 'silent' }), source });

const overdue = () => aWithdrawal(app.db, { createdAt: new Date(Date.now() - 2 * 3_600_000) });
const events = async () =>
  (await app.db.select().from(platformEvents).orderBy(asc(platformEvents.id))).filter(
    ({ subjectType }) => subjectType === 'alert',
  );
const shown = async () => (await app.call('GET', STATUS)).body.alerts;

test('a trouble is told of once, when it has lasted as long as the rule says, and once when it is over, by however many processes', async () => {
  const id = await overdue();
  const [one, other] = [aProcess('one'), aProcess('other')];
  for (const at of [0, 4 * MINUTE]) await one.look(at);
  expect(await events()).toEqual([]);
  expect(await shown()).toEqual([]);
  for (const at of [5, 6, 7]) await one.look(at * MINUTE);
  for (const at of [0, 5, 6]) await other.look(at * MINUTE);
  expect(await shown()).toEqual([
    {
      name: 'ReviewOverdue',
      severity: 'ticket',
      summary: 'A withdrawal waits for a decision for longer than the target.',
      raised_at: expect.any(String),
      source: null,
    },
  ]);
  expect((await events()).map(({ type }) => type)).toEqual(['alert.raised']);
  await app.call('POST', `/admin/withdrawal/withdrawals/${id}/approve`, { body: {} });
  await other.look(8 * MINUTE);
  await one.look(8 * MINUTE);
  expect(await shown()).toEqual([]);
  const told = await events();
  expect(told.map(({ type }) => type)).toEqual(['alert.raised', 'alert.cleared']);
  // The same trouble in both, as the contract has them, and without the name of a machine.
  expect(new Set(told.map(({ subjectId }) => subjectId)).size).toBe(1);
  for (const event of told) {
    const data = presentEvent({ ...event, position: 1 });
    expect(await webhookFaults({ type: event.type, timestamp: data.created_at, data })).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/one|other/);
  }
});

test('a trouble that comes and goes within its time is not told of', async () => {
  const watch = aProcess('one');
  const id = await overdue();
  await watch.look(0);
  await app.call('POST', `/admin/withdrawal/withdrawals/${id}/approve`, { body: {} });
  await watch.look(4 * MINUTE);
  await overdue();
  await watch.look(6 * MINUTE);
  expect(await events()).toEqual([]);
});

test('two processes with the same trouble of their own are two, and the one that ended is over by itself', async () => {
  const busy = { poolWaiting: 3 };
  for (const at of [0, 2 * MINUTE]) {
    await withFigures(`process ${at}`, busy).look(0);
  }
  expect(await shown()).toEqual([]);
  const [one, other] = [withFigures('one', busy), withFigures('other', busy)];
  for (const at of [0, MINUTE]) await Promise.all([one.look(at), other.look(at)]);
  expect((await shown()).map(({ source }: { source: string }) => source).toSorted()).toEqual(['one', 'other']);
  await app.db.update(alerts).set({ seenAt: sql`now() - interval '6 minutes'` });
  await one.look(2 * MINUTE);
  expect((await shown()).map(({ source }: { source: string }) => source)).toEqual(['one']);
  expect((await events()).map(({ type }) => type)).toEqual(['alert.raised', 'alert.raised', 'alert.cleared']);
});

test('a figure that nobody knows neither raises a trouble nor ends one', async () => {
  const figures: Figures = { ledgerDifference: 1 };
  const watch = withFigures('one', figures);
  await watch.look(0);
  delete figures.ledgerDifference;
  await watch.look(MINUTE);
  expect((await shown()).map(({ name }: { name: string }) => name)).toEqual(['LedgerDifference']);
});

test('without the database a look says so in the log, and fails nobody', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const db = app.db;
  await db.execute(sql`alter table alerts rename to alerts_gone`);
  try {
    await aProcess('one', log).look(0);
  } finally {
    await db.execute(sql`alter table alerts_gone rename to alerts`);
  }
  expect(lines.join()).toContain('alerts could not be sent');
});

test('what was over 90 days ago is forgotten, and what is open is not', async () => {
  const long = new Date(Date.now() - 91 * 86_400_000);
  await app.db.insert(alerts).values([
    { name: 'BooksBroken', source: '', raisedAt: long, clearedAt: long },
    { name: 'RestoreOpen', source: '', raisedAt: long },
  ]);
  await forgetOldAlerts(app.db);
  expect((await app.db.select().from(alerts)).map(({ name }) => name)).toEqual(['RestoreOpen']);
});
