import { randomUUID } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type Connection, connectServer, EXTENSIONS, openEmbedded } from '../server/db/connection/connect.ts';
import { TEST_MS } from './patience.ts';
import { administrate } from './postgres.ts';

// Gives test files copies of what `tests/global-setup.ts` creates once per run.

async function shared(name: string): Promise<string> {
  const answer = await fetch(`${inject('sharedResources')}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} could not be made:\n${text}`);
  return text;
}

export interface TestDatabase {
  url: string;
  remove(): Promise<void>;
}

/**
 * Creates a migrated and empty database on the PostgreSQL server that the run shares. Tests that stop the server or
 * need another configuration use `startPostgres`.
 *
 * @param template `demo` for the demo of 2,000 transactions, `template1` for a database that is not migrated
 */
export async function createDatabase(template: 'coinop' | 'demo' | 'template1' = 'coinop'): Promise<TestDatabase> {
  const server = await shared(template === 'demo' ? 'demoPostgres' : 'postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administrate(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => administrate(server, `drop database ${name} with (force)`) };
}

/** Connects to a database as the server does, but waits for it as long as a test may take: a slow machine fails no query. */
export const connectPatiently = (url: string): Promise<Connection> =>
  connectServer(url, 10, { connectMs: TEST_MS, queryMs: TEST_MS, idleMs: TEST_MS });

/** A migrated and empty embedded database, as one file. */
export const embeddedSnapshot = async (): Promise<Blob> => new Blob([await readFile(await shared('embedded'))]);

/** Creates a migrated and empty embedded database in memory. */
export async function createEmbedded(): Promise<Connection> {
  return openEmbedded(new PGlite({ extensions: EXTENSIONS, loadDataDir: await embeddedSnapshot() }));
}

/** Fills a data directory with the demo of 2,000 transactions, as the first start of a server does. */
export async function fillWithDemo(dataDir: string): Promise<void> {
  await cp(await shared('demo'), dataDir, { recursive: true });
}

export interface SharedPortal {
  origin: string;
  databaseUrl: string;
}

/** The server that the browser tests of this worker share. */
export const portalOfWorker = async (): Promise<SharedPortal> => JSON.parse(await shared(`portal-${process.pid}`));

/** The origin of the mock that the run shares. */
export const mockOrigin = (): Promise<string> => shared('mock');
