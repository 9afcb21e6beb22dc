import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connectConsole, connectServer, type Source } from '../../server/db/connection/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { checkSession, type LostSettings } from '../../server/db/session-check.ts';
import { SESSION_SETTINGS } from '../../server/db/session-settings.ts';
import { startHousekeeping } from '../../server/start/housekeeping.ts';
import { makeOdd } from '../odd-database.ts';
import { createDatabase, createEmbedded, type TestDatabase } from '../shared.ts';

// A database whose own settings are all unusual; the other tests of the server show that its answers are right on one.

let postgres: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  postgres = await createDatabase('template1');
  await makeOdd(postgres.url);
  // Includes the migrations, some of which would fail with these settings.
  connection = await connectServer(postgres.url);
});
afterAll(async () => {
  await connection?.close();
  await postgres?.remove();
});

const SETTINGS = sql`select name, current_setting(name) as setting from json_object_keys(${JSON.stringify(SESSION_SETTINGS)}::text::json) as name`;
/** Settings that depend on a connection's purpose. */
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

type Row = { name: string; setting: string };

const rowsOf = async (db: Database) => ((await db.execute(SETTINGS)) as unknown as { rows: Row[] }).rows;

async function rowsOfCursor({ openCursor }: Source): Promise<Row[]> {
  const cursor = await openCursor(SETTINGS);
  const rows = (await cursor.next()) as unknown as Row[];
  await cursor.close();
  return rows;
}

const settings = (rows: Row[]) =>
  Object.fromEntries(rows.filter(({ name }) => !LIMITS.includes(name)).map(({ name, setting }) => [name, setting]));
const pinned = settings(Object.entries(SESSION_SETTINGS).map(([name, setting]) => ({ name, setting })));

test('other connections to the database have its odd settings', async () => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(`show timezone; show datestyle; show search_path`).then((answers) => ({
    rows: (answers as unknown as { rows: Record<string, string>[] }[]).map(
      ({ rows: [row] }) => Object.values(row ?? {})[0],
    ),
  }));
  expect(rows).toEqual(['Pacific/Auckland', 'SQL, DMY', 'nowhere']);
  await client.query('set statement_timeout = 0');
  // Such as one through a pooler that drops what it does not know: each setting is named, and the remedy.
  const { message } = (await checkSession(drizzle(client)).catch((error: LostSettings) => error)) as LostSettings;
  // The driver sets the encoding.
  const kept = ['statement_timeout', 'client_encoding'];
  const lost = Object.keys(SESSION_SETTINGS).filter((name) => !kept.includes(name));
  for (const name of lost) expect(message).toContain(`${name} is '`);
  expect(message).toMatch(
    /TimeZone is 'Pacific\/Auckland' instead of 'UTC'.* name the database server itself in DATABASE_URL\.$/,
  );
  await client.end();
  await connection.checkSession();
});

test('every connection of ours has the settings that it depends on: calls, background, exports, console', async () => {
  const console = await connectConsole(postgres.url);
  try {
    expect(settings(await rowsOf(connection.db))).toEqual(pinned);
    expect(settings(await rowsOf(connection.backgroundDb))).toEqual(pinned);
    expect(settings(await rowsOfCursor(connection))).toEqual(pinned);
    expect(settings(await rowsOf(console.db))).toEqual(pinned);
  } finally {
    await console.close();
  }
});

test('an address cannot unset them', async () => {
  const other = await connectConsole(`${postgres.url}?options=-c%20timezone%3DAsia/Tokyo%20-c%20work_mem%3D5MB`);
  try {
    expect(settings(await rowsOf(other.db))).toEqual(pinned);
    expect(((await other.db.execute(sql`show work_mem`)) as unknown as { rows: unknown[] }).rows).toEqual([
      { work_mem: '5MB' },
    ]);
  } finally {
    await other.close();
  }
});

test('the embedded database has them too', async () => {
  const embedded = await createEmbedded();
  try {
    expect(settings(await rowsOf(embedded.db))).toEqual(pinned);
    expect(settings(await rowsOfCursor(embedded))).toEqual(pinned);
  } finally {
    await embedded.close();
  }
});

test('time limits are those of a connection’s purpose, not those of the database', async () => {
  const console = await connectConsole(postgres.url);
  const limitOf = async (db: Database) => (await rowsOf(db)).find(({ name }) => name === 'statement_timeout')?.setting;
  try {
    expect(await limitOf(connection.db)).toBe('4s');
    expect(await limitOf(connection.backgroundDb)).toBe('1min');
    expect(await limitOf(connection.upkeep)).toBe('30min');
    expect(await limitOf(console.db)).toBe('0');
  } finally {
    await console.close();
  }
});

test('what is old is removed, and its room given back, where a statement may take half an hour', async () => {
  const { db, upkeep } = connection;
  await db.execute(sql`create table limits (setting text)`);
  await db.execute(sql`create function note_limit() returns trigger language plpgsql as $$ begin
    insert into limits values (tg_table_name || ': ' || current_setting('statement_timeout')); return null; end $$`);
  for (const table of ['sessions', 'sign_in_limits', 'idempotency_keys']) {
    await db.execute(
      sql`create trigger note_limit after delete on ${sql.identifier(table)} execute function note_limit()`,
    );
  }
  const noted = async () => {
    const found = await db.execute(sql`select distinct setting from limits order by setting`);
    return (found as unknown as { rows: { setting: string }[] }).rows.map(({ setting }) => setting);
  };
  const warned: unknown[] = [];
  const log = { warn: (...line: unknown[]) => warned.push(line) } as unknown as Logger;
  // Soon after the start, and not only after an hour: a process may be restarted that often.
  const housekeeping = startHousekeeping(upkeep, db, log, { firstAfterMs: 1, boundEveryMs: 100 });
  // The sign-in limits are bounded every minute, on a connection that such deletes do not keep waiting.
  await expect
    .poll(noted)
    .toEqual(['idempotency_keys: 30min', 'sessions: 30min', 'sign_in_limits: 30min', 'sign_in_limits: 4s']);
  const vacuumed = async () =>
    (await db.execute(
      sql`select from pg_stat_user_tables where relname = 'activity' and last_vacuum is not null`,
    )) as unknown as { rowCount: number };
  await expect.poll(async () => (await vacuumed()).rowCount).toBe(1);
  await housekeeping.stop();
  expect(warned).toEqual([]);
});
