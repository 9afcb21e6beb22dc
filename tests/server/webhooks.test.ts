import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { asc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { selectValues } from '../../server/db/one-row.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins } from '../../server/db/schema/people.ts';
import { platformEvents, webhookDeliveries, webhookTargets } from '../../server/db/schema/platform.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import type { Actor } from '../../server/domain/actor.ts';
import { databaseFigures } from '../../server/metrics/figure-queries.ts';
import { createTarget } from '../../server/platform/webhooks/commands.ts';
import { claimDeliveries, writeDeliveries } from '../../server/platform/webhooks/delivery-commands.ts';
import { WebhookSender } from '../../server/platform/webhooks/sender.ts';
import { recordEvents } from '../../server/records/events.ts';
import { Secrets } from '../../server/secrets/secrets.ts';
import { webhookFaults } from '../contract/webhook-messages.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aWithdrawal, serverUnderTest, testOnServer } from './server-under-test.ts';

const secrets = new Secrets([randomBytes(32)]);
const app = serverUnderTest({ secrets, webhookAllowPrivate: true });
const log = pino({ level: 'silent' });
const TARGETS = '/api/admin/system/webhooks';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  subject: string | undefined;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A target on loopback that answers each message with the status that `answer` gives, and with these headers. */
async function platform(
  answer: (message: Received, count: number) => number | Promise<number> = () => 204,
  headers: Record<string, string> = {},
) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const message = { headers: request.headers, body, subject: JSON.parse(body).data.subject_id };
    received.push(message);
    response.writeHead(await answer(message, received.length), headers).end();
  });
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const ids = (subject?: string) =>
    received
      .filter((one) => subject === undefined || one.subject === subject)
      .map(({ headers }) => headers['webhook-id']);
  return { url: `http://127.0.0.1:${port}/hook`, received, ids };
}

const sender = (db: Database = app.db) => new WebhookSender({ db, secrets, log, allowPrivate: true });

async function workOff(...senders: WebhookSender[]): Promise<void> {
  for (let more = true; more; ) {
    more = (await Promise.all(senders.map((one) => one.look()))).some(Boolean);
    await Promise.all(senders.map((one) => one.idle()));
  }
}

/** Events about these records, in this order. */
const happen = (db: Database, ...subjects: string[]) =>
  inTransaction(db, (tx) =>
    recordEvents(
      tx,
      subjects.map((subjectId) => ({
        type: 'withdrawal.approved',
        subjectType: 'withdrawal',
        subjectId,
        record: { withdrawal_id: subjectId },
      })),
    ),
  );

const create = (url: string, description?: string) => app.call('POST', TARGETS, { body: { url, description } });
const deliveries = async (id: string, query = '') =>
  (await app.call('GET', `${TARGETS}/${id}/deliveries${query}`)).body.deliveries;
/** Waiting times are over. */
const later = () => app.db.update(webhookDeliveries).set({ nextAt: sql`now()`, leasedUntil: null });

test('a decision reaches the target signed, with the id and the record of the feed', async () => {
  const { url, received } = await platform();
  const { status, body } = await create(url, ' The game platform ');
  expect([status, body.target.description]).toEqual([201, 'The game platform']);
  const id = await aWithdrawal(app.db);
  await app.call('POST', `/admin/withdrawal/withdrawals/${id}/approve`, { body: {} });
  await workOff(sender());
  const [message] = received;
  const feed = (await app.call('GET', '/api/platform/events')).body.events;
  const verified = new Webhook(body.secret).verify(message?.body ?? '', message?.headers as Record<string, string>);
  expect(verified).toEqual({ type: 'withdrawal.approved', timestamp: feed[0].created_at, data: feed[0] });
  expect(message?.headers['webhook-id']).toBe(feed[0].id);
  expect(await deliveries(body.target.id)).toMatchObject([
    { event_id: feed[0].id, subject_id: id, state: 'delivered', attempts: 1, answer_status: 204, error: null },
  ]);
});

test('an address is kept as it will be called, however it was written', async () => {
  const { body } = await create('  HTTP://Platform.Example.com:80/a/../hook?x=\tä ');
  expect(body.target.url).toBe('http://platform.example.com/hook?x=%C3%A4');
});

test('a target that somebody else has changed is not changed over it', async () => {
  const url = 'https://platform.example.com/hook';
  const { target } = (await create(url)).body;
  const put = (body: object) => app.call('PUT', `${TARGETS}/${target.id}`, { body: { url, ...body } });
  const { version } = (await put({ description: 'Production', version: target.version })).body;
  expect(await put({ description: 'Test', version: target.version })).toMatchObject({
    ...{ status: 409, body: { code: 'stale_edit' } },
  });
  expect((await put({ description: 'Test', version })).status).toBe(200);
});

test('a target gets what happened since it was added, and nothing from before', async () => {
  await happen(app.db, 'WDR-before');
  const { url, ids, received } = await platform();
  await create(url);
  await happen(app.db, 'WDR-after');
  await workOff(sender());
  expect([ids(), received[0]?.subject]).toEqual([['2'], 'WDR-after']);
});

test('what is not taken is sent again with the same id, before anything else about its subject, while others go on', async () => {
  const target = await platform(({ subject }, count) => (subject === 'A' && count < 3 ? 500 : 200));
  const { body } = await create(target.url);
  await happen(app.db, 'A', 'A', 'B', 'A');
  const one = sender();
  await workOff(one);
  expect(target.ids('A')).toEqual(['1']);
  expect((await app.call('GET', `${TARGETS}/${body.target.id}`)).body).toMatchObject({
    waiting: 3,
    has_failed_for_a_day: false,
  });
  for (let round = 0; round < 4; round++) {
    await later();
    await workOff(one);
  }
  expect(target.ids('A')).toEqual(['1', '1', '2', '4']);
  expect(target.ids('B')).toEqual(['3']);
  expect((await app.call('GET', `${TARGETS}/${body.target.id}`)).body).toMatchObject({
    waiting: 0,
    failing_since: null,
    last_error: null,
  });
});

test('while a target may still answer, no other process sends the message', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<number>();
  const { url } = await platform(() => answered);
  await create(url);
  await happen(app.db, 'WDR-1');
  const one = sender();
  await one.look();
  const [leased] = await app.db
    .select({ isForAnswer: sql<boolean>`${webhookDeliveries.leasedUntil} > now() + interval '10 seconds'` })
    .from(webhookDeliveries);
  answer(204);
  await one.idle();
  expect(leased).toEqual({ isForAnswer: true });
});

test('waits get longer, and after three days a message is given up, which its log keeps', async () => {
  const target = await platform(() => 503);
  const { body } = await create(target.url);
  await happen(app.db, 'A');
  const one = sender();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 9; attempt++) {
    await workOff(one);
    const [row] = await app.db.select().from(webhookDeliveries);
    waits.push(Math.round(((row?.nextAt.getTime() ?? 0) - (row?.triedAt?.getTime() ?? 0)) / 1_000));
    await later();
  }
  expect(waits).toEqual([5, 20, 80, 320, 1_280, 5_120, 20_480, 28_800, 28_800]);
  const past = sql`now() - interval '1 second'`;
  await app.db.update(webhookDeliveries).set({ giveUpAt: past });
  await app.db.update(webhookTargets).set({ failingSince: sql`now() - interval '25 hours'` });
  const reports: string[] = [];
  await workOff(
    new WebhookSender({ db: app.db, secrets, log, allowPrivate: true, report: (line) => reports.push(line) }),
  );
  expect(await deliveries(body.target.id)).toMatchObject([
    { state: 'given_up', attempts: 10, error: 'It answered 503' },
  ]);
  expect((await app.call('GET', TARGETS)).body.targets).toMatchObject([
    { has_failed_for_a_day: true, last_error: 'It answered 503' },
  ]);
  expect(reports).toEqual([expect.stringMatching(/^The webhook target at 127\.0\.0\.1:\d+ has failed for a day\.$/)]);
});

test('a target whose secret cannot be read is marked as failing, and others get their messages', async () => {
  const [one, other] = [await platform(), await platform()];
  const { target: bad } = (await create(one.url)).body;
  await create(other.url);
  await app.db.update(webhookTargets).set({ secret: 'x' }).where(eq(webhookTargets.targetId, bad.id));
  await happen(app.db, 'A');
  await workOff(sender());
  expect([one.received.length, other.received.length]).toEqual([0, 1]);
  const { body } = await app.call('GET', TARGETS);
  const failing = body.targets.filter((target: { failing_since: string | null }) => target.failing_since !== null);
  expect(failing).toMatchObject([{ id: bad.id }]);
  const [delivery] = await deliveries(bad.id);
  expect(delivery.error).toMatch(/^It could not be signed/);
});

test('a message is sent again by hand, with its id', async () => {
  let status = 500;
  const target = await platform(() => status);
  const { body } = await create(target.url);
  await happen(app.db, 'A');
  const one = sender();
  await workOff(one);
  await app.db.update(webhookDeliveries).set({ state: 'given_up' });
  status = 200;
  const [given] = await deliveries(body.target.id, '?state=given_up');
  const again = () => app.call('POST', `${TARGETS}/${body.target.id}/deliveries/${given.id}/send-again`);
  expect((await again()).body).toMatchObject({ state: 'waiting', attempts: 1 });
  await workOff(one);
  expect((await deliveries(body.target.id))[0]).toMatchObject({ state: 'delivered', attempts: 2 });
  await again();
  await workOff(one);
  expect(target.ids()).toEqual(['1', '1', '1']);
});

test('a test is sent without an event', async () => {
  const target = await platform();
  const { body } = await create(target.url);
  await app.call('POST', `${TARGETS}/${body.target.id}/test`);
  await workOff(sender());
  const message = JSON.parse(target.received[0]?.body ?? '');
  expect(message).toMatchObject({ type: 'webhook.test', data: {} });
  expect(webhookFaults(message)).toEqual([]);
  expect(target.ids()).toEqual([expect.stringMatching(/^test-[0-9a-f-]{36}$/)]);
  expect((await deliveries(body.target.id))[0]).toMatchObject({ event_id: null, subject_id: null, state: 'delivered' });
});

testOnServer(
  'for a day after a secret was replaced both sign, then the new one alone; neither is stored as it is',
  async () => {
    const target = await platform();
    const created = (await create(target.url)).body;
    const { id } = created.target;
    const replaced = (await app.call('POST', `${TARGETS}/${id}/secret`)).body;
    expect(replaced.target.previous_secret_until).toEqual(expect.any(String));
    const one = sender();
    const verify = (secret: string) => {
      const { body, headers } = target.received.at(-1) ?? { body: '', headers: {} };
      return () => new Webhook(secret).verify(body, headers as Record<string, string>);
    };
    await happen(app.db, 'A');
    await workOff(one);
    for (const { secret } of [created, replaced]) expect(verify(secret)).not.toThrow();
    // The database's clock decides how long that is, and not this process's.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await app.call('GET', `${TARGETS}/${id}`)).body.previous_secret_until).toEqual(expect.any(String));
    await happen(app.db, 'A');
    await workOff(one);
    vi.useRealTimers();
    for (const { secret } of [created, replaced]) expect(verify(secret)).not.toThrow();
    await app.db.update(webhookTargets).set({ previousSecretUntil: sql`now()` });
    await happen(app.db, 'A');
    await workOff(one);
    expect(verify(created.secret)).toThrow();
    expect(verify(replaced.secret)).not.toThrow();
    const stored = JSON.stringify([
      await app.db.select().from(webhookTargets),
      await app.db.select().from(auditLog).orderBy(auditLog.auditId),
    ]);
    for (const { secret } of [created, replaced]) expect(stored).not.toContain(secret.slice('whsec_'.length));
  },
);

test('changes are audited, and a target that is deleted gets nothing more', async () => {
  const target = await platform();
  const { id } = (await create(target.url)).body.target;
  const other = await platform();
  await happen(app.db, 'A');
  await writeDeliveries(app.db);
  const changed = await app.call('PUT', `${TARGETS}/${id}`, { body: { url: other.url, description: 'Moved' } });
  expect(changed.body).toMatchObject({ url: other.url, description: 'Moved', waiting: 1 });
  await workOff(sender());
  expect([target.ids(), other.ids()]).toEqual([[], ['1']]);
  expect((await app.call('DELETE', `${TARGETS}/${id}`)).status).toBe(204);
  await happen(app.db, 'B');
  await workOff(sender());
  expect(other.ids()).toEqual(['1']);
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectType, 'webhook'))
    .orderBy(asc(auditLog.auditId));
  expect(rows.map(({ action }) => action)).toEqual(['webhook.create', 'webhook.update', 'webhook.delete']);
});

test.each([
  [{}, 'url'],
  [{ url: '' }, 'url'],
  [{ url: 'not an address' }, 'url'],
  [{ url: 'ftp://platform.example.com' }, 'url'],
  [{ url: `https://platform.example.com/${'x'.repeat(2_000)}` }, 'url'],
  [{ url: 'https://user:word@platform.example.com' }, 'url'],
  [{ url: 'https://platform.example.com', description: 'a\u0000b' }, 'description'],
  [{ url: 'https://platform.example.com', secret: 'mine' }, 'secret'],
])('a target that is not one is refused, case %#', async (body, path) => {
  const { status, body: refused } = await app.call('POST', TARGETS, { body });
  expect([status, refused.errors[0].path]).toEqual([422, path]);
});

test('a target that is not there is not found', async () => {
  for (const path of ['', '/deliveries']) expect((await app.call('GET', `${TARGETS}/nothing${path}`)).status).toBe(404);
  for (const path of ['/test', '/secret', '/deliveries/1/send-again'])
    expect((await app.call('POST', `${TARGETS}/nothing${path}`)).status).toBe(404);
});

test('the log has pages', async () => {
  const { url } = await platform();
  const { id } = (await create(url)).body.target;
  await happen(app.db, 'A', 'B', 'C');
  await workOff(sender());
  const first = (await app.call('GET', `${TARGETS}/${id}/deliveries?limit=2`)).body;
  const rest = (await app.call('GET', `${TARGETS}/${id}/deliveries?limit=2&cursor=${first.next_cursor}`)).body;
  expect([...first.deliveries, ...rest.deliveries].map(({ event_id }) => event_id)).toEqual(['3', '2', '1']);
  expect(rest.next_cursor).toBeNull();
});

describe('a target that chooses', () => {
  const anEvent = (type: 'withdrawal.approved' | 'withdrawal.rejected' | 'feed.changed' | 'alert.raised') => ({
    type,
    subjectType: type.split('.')[0] as 'withdrawal' | 'feed' | 'alert',
    subjectId: type,
    record: {},
  });
  const all = (['withdrawal.approved', 'withdrawal.rejected', 'feed.changed', 'alert.raised'] as const).map(anEvent);

  test.each([
    ['all events and alerts', {}, all.map(({ type }) => type)],
    ['some events', { events: ['withdrawal.rejected'], alerts: false }, ['withdrawal.rejected', 'feed.changed']],
    ['alerts alone', { events: [], alerts: true }, ['feed.changed', 'alert.raised']],
  ])('%s gets those, and news of the feed', async (_, choice, expected) => {
    const { url, received } = await platform();
    expect((await app.call('POST', TARGETS, { body: { url, ...choice } })).status).toBe(201);
    await inTransaction(app.db, (tx) => recordEvents(tx, all));
    await workOff(sender());
    expect(received.map(({ body }) => JSON.parse(body).type).toSorted()).toEqual(expected.toSorted());
  });

  test('nothing at all is refused, and so is a type that there is not', async () => {
    const { url } = await platform();
    for (const choice of [{ events: [], alerts: false }, { events: ['withdrawal.gone'] }]) {
      const { status, body } = await app.call('POST', TARGETS, { body: { url, ...choice } });
      expect([status, body.errors[0].path.slice(0, 6)]).toEqual([422, 'events']);
    }
  });

  test('keeps its choice when another field is changed', async () => {
    const { url } = await platform();
    const choice = { events: ['withdrawal.rejected'], alerts: false };
    const { id } = (await app.call('POST', TARGETS, { body: { url, ...choice } })).body.target;
    const { body } = await app.call('PUT', `${TARGETS}/${id}`, { body: { url, description: 'Other' } });
    expect(body).toMatchObject({ ...choice, description: 'Other', is_active: true });
  });
});

test.each([
  ['120', 120],
  ['86400', 3_600],
  // By the receiver's clock, which stopped long ago.
  ['Fri, 01 Jan 2021 00:02:00 GMT', 120],
  ['Thu, 31 Dec 2020 23:59:00 GMT', 0],
  ['soon', 0],
])(
  'a receiver that says to come back after %s is left alone for %i seconds, unless somebody sends by hand',
  async (after, rest) => {
    const { url, received } = await platform((_, count) => (count === 1 ? 503 : 204), {
      'retry-after': after,
      date: 'Fri, 01 Jan 2021 00:00:00 GMT',
    });
    const { id } = (await create(url)).body.target;
    await happen(app.db, 'WDR-1');
    await workOff(sender());
    await happen(app.db, 'WDR-2', 'WDR-3');
    const seconds = sql<number>`coalesce((select round(extract(epoch from not_before - now())) from webhook_targets), 0)`;
    expect((await selectValues(app.db, { seconds: seconds.mapWith(Number) })).seconds).toBe(rest);
    await later();
    await workOff(sender());
    expect(received.length > 1).toBe(rest === 0);
    await app.call('POST', `${TARGETS}/${id}/test`, { body: {} });
    await later();
    await workOff(sender());
    expect(received).toHaveLength(5);
  },
);

test('a target that answers 410 is switched off and says so; its messages wait, and go on in order', async () => {
  let status = 410;
  const { url, ids } = await platform(() => status);
  const { id } = (await create(url)).body.target;
  await happen(app.db, 'WDR-1');
  await workOff(sender());
  expect((await app.call('GET', `${TARGETS}/${id}`)).body).toMatchObject({
    is_active: false,
    waiting: 1,
    last_error: 'It answered 410',
  });
  expect((await databaseFigures(app.db, { leaseSeconds: 30 })).webhooksOff).toBe(1);
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'webhook.switch_off'));
  expect(row).toMatchObject({ subjectId: id, adminId: null, after: { is_active: false } });
  status = 204;
  await happen(app.db, 'WDR-1', 'WDR-2');
  await later();
  await workOff(sender());
  expect(ids()).toHaveLength(1);
  const on = await app.call('PUT', `${TARGETS}/${id}`, { body: { url, is_active: true } });
  expect([on.status, on.body.is_active]).toEqual([200, true]);
  await workOff(sender());
  expect([ids('WDR-1'), ids('WDR-2')]).toEqual([['1', '1', '2'], ['3']]);
});

describe('of several processes', () => {
  let database: TestDatabase;
  let connections: Connection[];
  const by: Actor = { adminId: 'adm_1', username: 'admin', address: null, requestId: null };
  beforeAll(async () => {
    database = await createDatabase();
    connections = [await connectPatiently(database.url), await connectPatiently(database.url)];
    await connections[0]?.db
      .insert(admins)
      .values({ adminId: 'adm_1', username: 'admin', passwordHash: 'none', roleIds: ['administrator'] });
  });
  afterAll(async () => {
    await Promise.all(connections.map((one) => one.close()));
    await database?.remove();
  });

  test('each event is sent once, in order per subject, and again where a process ended before it heard the answer', async () => {
    const [one, other] = connections.map(({ db }) => db);
    if (!one || !other) throw new Error('there are two connections');
    const target = await platform();
    const values = { url: target.url, description: '', events: null, alerts: true, isActive: true };
    const { targetId } = await createTarget(one, secrets, by, values);
    const subjects = Array.from({ length: 60 }, (_, index) => `WDR-${index % 7}`);
    await Promise.all([happen(one, ...subjects.slice(0, 30)), happen(other, ...subjects.slice(30))]);
    await workOff(sender(one), sender(other));
    expect(target.ids().toSorted((a, b) => Number(a) - Number(b))).toEqual(
      subjects.map((_, index) => String(index + 1)),
    );
    for (const subject of new Set(subjects)) {
      const order = target.ids(subject).map(Number);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }

    // A process is killed while it sends: its lease keeps the others away until it ends.
    await happen(one, 'WDR-0', 'WDR-0');
    while (await writeDeliveries(one));
    expect(await claimDeliveries(one, targetId, 4, 30)).toMatchObject([{ position: 61, attempts: 1 }]);
    await workOff(sender(other));
    expect(target.ids()).toHaveLength(60);
    await one.update(webhookDeliveries).set({ leasedUntil: sql`now()` }).where(eq(webhookDeliveries.position, 61));
    await workOff(sender(other));
    expect(target.ids('WDR-0').slice(-2)).toEqual(['61', '62']);
    expect(await one.$count(platformEvents)).toBe(62);
    expect(await one.$count(webhookDeliveries, eq(webhookDeliveries.state, 'delivered'))).toBe(62);
  });
});
