import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { countRowsAfter, newestBlock } from '../../server/audit/queries.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import { serviceTokens } from '../../server/db/schema/people.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { OpenAnswers } from '../../server/start/stopping.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { aProgram, aWithdrawal, insertFirstRecords, signInAt } from '../server/server-under-test.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';

// Stopping a server process while it is at work.

let database: TestDatabase;
let connection: Connection;
let server: ServerProcess | undefined;
let rail: Server;
/** Payments that the rail was asked for, which are left without an answer. Its list of payments is empty. */
const asked: ServerResponse[] = [];

beforeAll(async () => {
  database = await createDatabase();
  connection = await connectPatiently(database.url);
  await insertFirstRecords(connection.db);
  rail = createServer(({ method }, response) => {
    if (method === 'POST') asked.push(response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"payments":[],"next":null}');
  }).listen(0, '127.0.0.1');
  await once(rail, 'listening');
});
afterAll(async () => {
  await server?.kill();
  rail?.closeAllConnections();
  rail?.close();
  await connection?.close();
  await database?.remove();
});

async function start(env: Record<string, string> = {}) {
  const started = await startServer({ DATABASE_URL: database.url, ...env });
  server = started;
  const authorization = `Bearer ${await signInAt(started.origin)}`;
  const call = (path: string, headers: Record<string, string> = {}) =>
    fetch(started.origin + path, { headers: { authorization, ...headers } });
  return { ...started, call };
}

/** Rejects when the body is broken off. */
async function readWhole({ body }: Response): Promise<string> {
  for await (const _ of body ?? []);
  return 'whole';
}

const said = (words: string) => expect.poll(() => server?.output(), { interval: 20 }).toContain(words);

/** Sends an incomplete request, and keeps the connection open. */
async function halfSent(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

test('while it stops it goes on answering on connections that it closes, and /readyz says that it does not want any more; streams end whole', async () => {
  const { call, stop, pid } = await start({ DRAIN_SECONDS: '300' });
  const program = await aProgram(connection.db, 'adm_1');
  const follow = async () => readWhole(await call('/api/admin/changes', { accept: 'text/event-stream' }));
  const ready = await call('/readyz');
  // In seconds: longer than the proxies in front keep theirs, which may send a request just when a connection is closed here.
  const kept = ['connection', 'keep-alive'].map((name) => ready.headers.get(name));
  expect([ready.status, ...kept]).toEqual([200, 'keep-alive', 'timeout=125']);
  const before = follow();
  const ended = stop();
  await said('"msg":"stopping"');
  const unready = await call('/readyz');
  const reason = 'The server is stopping.';
  expect([unready.status, await unready.json()]).toEqual([503, { status: 'not ready', reason }]);
  expect((await call('/healthz')).status).toBe(200);
  const list = await call('/admin/withdrawal/withdrawals');
  expect([list.status, list.headers.get('connection')]).toEqual([200, 'close']);
  // A load balancer may lead somebody here who was here before.
  const stream = await call('/api/admin/changes', { accept: 'text/event-stream' });
  const meanwhile = readWhole(stream);
  const waiting = call('/api/platform/events?wait=8', { authorization: `Bearer ${program.token}` });
  const hasArrived = () => connection.db.$count(serviceTokens, isNotNull(serviceTokens.lastUsedAt));
  await expect.poll(hasArrived, { interval: 20 }).toBe(1);
  // After a second signal it waits no longer.
  process.kill(pid, 'SIGTERM');
  expect(await Promise.all([before, meanwhile])).toEqual(['whole', 'whole']);
  expect((await waiting).status).toBe(200);
  expect(await ended).toBe(0);
});

test('with an export, a payment, a batch of deltas and half a request under way it ends with code 0, and nothing is lost', async () => {
  const { db } = connection;
  const { address, port } = rail.address() as AddressInfo;
  const { call, stop, output, origin } = await start({ PAYMENT_RAIL: `http://${address}:${port}`, PROCESS_AFTER: '0' });
  await db.execute(sql`
    insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, status, notes)
    select 'T-' || n, 'purchase', 'PLR-1', 'starfall', 1000, 'completed', repeat('as it was ', 40) from generate_series(1, 30000) n`);

  const pendingDeltas = async () =>
    ((await db.execute(sql`select from rollup_deltas limit 1`)) as unknown as { rowCount: number }).rowCount;
  await expect.poll(pendingDeltas).toBe(0);

  const id = await aWithdrawal(db);
  await changeWithdrawal(db, SYSTEM, id, { action: 'approve' });
  await expect.poll(() => asked.length, { interval: 20 }).toBe(1);

  const other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin; lock table rollups in access exclusive mode');
  await db.execute(
    sql`insert into players (player_id, email, display_name) values ('PLR-9', 'nine@example.com', 'Nine')`,
  );
  // Not on the connection that holds the lock: within a transaction the view stays as it was when first read.
  const applying = async () =>
    (
      (await db.execute(sql`select from pg_stat_activity
        where datname = current_database() and query ~ '^select apply_rollup_deltas' and wait_event_type = 'Lock'`)) as unknown as {
        rowCount: number;
      }
    ).rowCount;
  await expect.poll(applying, { interval: 20 }).toBe(1);

  const file = (await call('/api/admin/exports/transactions')).body?.getReader();
  expect((await file?.read())?.done).toBe(false);

  const { port: ownPort } = new URL(origin);
  const sockets = [
    await halfSent(Number(ownPort), 'GET /api/admin/tran'),
    await halfSent(
      Number(ownPort),
      'POST /auth/admin-login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ),
  ];
  // With or without a reset.
  const cut = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve))));

  const ended = stop();
  await said('"msg":"stopping"');
  asked[0]?.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"paid","reference":"BANK-1"}');
  expect(await ended).toBe(0);
  expect(output()).not.toMatch(/had to stop|^\s+at /m);
  await cut;
  const rest = async () => {
    for (;;) if ((await file?.read())?.done) return 'whole';
  };
  await expect(rest()).rejects.toThrow();
  await other.query('rollback');
  await other.end();

  const [paid] = await db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id));
  expect(paid?.status).toBe('completed');
  expect(await countRowsAfter(db, (await newestBlock(db)).lastRow)).toBe(0);
  expect([...(await brokenInvariants(db)), ...(await wrongSums(db))]).toEqual([]);
});

test('a connection that is kept open for further requests ends with the answer that it waits for', async () => {
  const http = createServer((_, response) => asked.push(response)).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const answers = new OpenAnswers(http);
  asked.length = 0;
  const call = fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  await once(http, 'request');
  const ended = answers.end();
  asked[0]?.end('answered');
  const answer = await call;
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['answered', 'close']);
  await ended;
});
