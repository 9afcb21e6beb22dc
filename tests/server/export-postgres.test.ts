import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aColleague, insertFirstRecords, signInAt } from './server-under-test.ts';

// Exports of a server process on PostgreSQL, where other transactions really change rows meanwhile.

const ROWS = 30_000;

let postgres: TestDatabase;
let connection: Connection;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  postgres = await createDatabase();
  connection = await connectPatiently(postgres.url);
  await insertFirstRecords(connection.db);
  // With long notes, so that the data exceeds the socket buffers between server and client.
  await connection.backgroundDb.execute(sql`
    insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, fee_cents, status, notes, created_at)
    select 'T-' || n, 'purchase', 'PLR-1', 'starfall', 1000 + n, 10, 'completed', repeat('as it was ', 40),
      timestamptz '2026-10-01T00:00:00Z' + n * interval '1 second'
    from generate_series(1, ${ROWS}::int) n`);
  server = await startServer({ DATABASE_URL: postgres.url });
  token = await signInAt(server.origin);
});
afterAll(async () => {
  await server?.kill();
  await connection?.close();
  await postgres?.remove();
});

const exported = (query = '', signal?: AbortSignal, by = token) =>
  fetch(`${server.origin}/api/admin/exports/transactions${query}`, {
    headers: { authorization: `Bearer ${by}` },
    ...(signal && { signal }),
  });

/** Connections on which an export is running or waiting for its client. */
async function exportsRunning(): Promise<number> {
  const { rows } = (await connection.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and application_name = 'coinop-admin-export'`,
  )) as { rows: unknown[] };
  return rows.length;
}

const until = (count: number) => expect.poll(exportsRunning).toBe(count);

/** Reads the answer's first piece, so that the export has begun but is far from its end, and returns the rest. */
async function begun(response: Response) {
  expect(response.status).toBe(200);
  if (!response.body) throw new Error('an export has a body');
  const reader = response.body.getReader();
  const pieces = [(await reader.read()).value ?? new Uint8Array()];
  return {
    reader,
    rest: async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return Buffer.concat(pieces).toString();
        pieces.push(value);
      }
    },
  };
}

test('who goes away in the middle frees its connection', async () => {
  const gone = new AbortController();
  await begun(await exported('', gone.signal));
  expect(await exportsRunning()).toBe(1);
  gone.abort();
  await until(0);
});

test('who goes away while the database has not answered yet frees its connection too', async () => {
  // Somebody else: the slot of the export before is free only once its audit row is written.
  const colleague = await aColleague(connection.db, 'away');
  const other = new Client({ connectionString: postgres.url });
  await other.connect();
  // No rows can arrive while another transaction locks the table.
  await other.query('begin; lock table transactions in access exclusive mode');
  const gone = new AbortController();
  const answer = exported('', gone.signal, colleague).catch((error: Error) => error.name);
  await until(1);
  gone.abort();
  expect(await answer).toBe('AbortError');
  // The export ends neither when the lock is released nor by a time limit, but because the connection is cut.
  await until(0);
  await other.query('rollback');
  await other.end();
});

test('four slow ones leave the server its connections: three run, the fourth is told to come again', async () => {
  const running = [];
  const colleagues = await Promise.all(['second', 'third', 'fourth'].map((name) => aColleague(connection.db, name)));
  for (const by of [token, ...colleagues.slice(1)]) running.push(await begun(await exported('', undefined, by)));
  const refused = await exported('', undefined, colleagues[0]);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect((await refused.json()).code).toBe('busy');
  const list = await fetch(`${server.origin}/api/admin/transactions`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(list.status).toBe(200);
  for (const { reader } of running) await reader.cancel();
  // A slot is free once the audit row of the export is written, a moment after its connection has ended.
  const statusOfAnother = async () => {
    const { status, body } = await exported('', undefined, colleagues[0]);
    await body?.cancel();
    return status;
  };
  await expect.poll(statusOfAnother).toBe(200);
  await until(0);
});

test('a database that goes away in the middle breaks the file off, and System lists it', async () => {
  // By somebody who has none running that is about to end.
  const { rest } = await begun(await exported('', undefined, await aColleague(connection.db, 'fifth')));
  await connection.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'coinop-admin-export'`);
  await expect(rest()).rejects.toThrow();
  await expect.poll(server.output).toContain('an export was broken off');
  const status = await fetch(`${server.origin}/api/admin/system/status`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { last_errors: errors } = await status.json();
  // With the reason, if the database could send it before the connection was cut.
  expect(errors[0].message).toMatch(
    /^GET \/api\/admin\/exports\/transactions: The database does not answer( \(57P01\))?\.$/,
  );
  // The log has the details of the same request.
  expect(server.output()).toContain(errors[0].request_id);
});

// Last, because the others read the rows as they were inserted.
test('rows that are changed, made or deleted while it is read do not show', async () => {
  const { rest } = await begun(await exported('?status=completed'));
  expect(await exportsRunning()).toBe(1);
  await connection.backgroundDb.execute(
    sql`update transactions set status = 'failed', notes = 'later' where id % 3 = 0`,
  );
  await connection.backgroundDb.execute(sql`delete from transactions where id % 3 = 1`);
  await connection.db.execute(sql`
    insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, status, created_at)
    select 'LATER-' || n, 'purchase', 'PLR-1', 'starfall', 1, 'completed', '2026-09-01' from generate_series(1, 5) n`);
  const lines = (await rest()).trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(ROWS);
  expect(lines.filter((line) => !/^T-\d+,.*,completed,[^,]+,as it was/.test(line))).toEqual([]);
  // All rows, newest first.
  expect(lines.map((line) => line.slice(2, line.indexOf(',')))).toEqual(
    Array.from({ length: ROWS }, (_, n) => String(ROWS - n)),
  );
  await until(0);
});
