import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { DEMO_PASSWORD } from '../demo/demo-admin.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { hashPassword } from '../server/authentication/passwords.ts';
import { connectServer, EXTENSIONS, openEmbedded } from '../server/db/connection/connect.ts';
import { administrate, type Postgres, startPostgres } from './postgres.ts';
import { enterRunFolder } from './run-folder.ts';
import { type ServerProcess, startServer } from './server-process.ts';

// Expensive things that test files can share, created once per run, on first request. Vitest's main process creates
// them; `tests/shared.ts` hands them to the test files, which run in other processes.

declare module 'vitest' {
  export interface ProvidedContext {
    sharedResources: string;
  }
}

/** The cost of the demo's password, which most browser tests sign in with. */
const CHEAP = { memoryKib: 8, passes: 1 };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = enterRunFolder();
  const directory = folder.path;
  let postgres: Postgres | undefined;
  const servers: ServerProcess[] = [];

  /** Each resolves with the text that the requesting file receives. */
  const makers: Record<string, () => Promise<string>> = {
    /** The URL of a database server whose database `coinop` is migrated and empty. */
    postgres: async () => {
      postgres = await startPostgres();
      const connection = await connectServer(postgres.url);
      await connection.close();
      return postgres.url;
    },
    /** The URL of its database `demo`, with the demo of 2,000 transactions. */
    demoPostgres: async () => {
      const url = await make('postgres');
      const demo = url.replace(/coinop$/, 'demo');
      await administrate(url, 'create database demo template coinop');
      // The connection without a short time limit.
      const { upkeep, close } = await connectServer(demo);
      const demoAdmin = { passwordHash: await hashPassword(DEMO_PASSWORD, CHEAP) };
      await seedDemo(upkeep, { now: new Date(), transactions: 2_000, demoAdmin });
      await close();
      return demo;
    },
    /** The path of a migrated and empty embedded database, as one file. */
    embedded: async () => {
      const path = join(directory, 'embedded.tar');
      const client = new PGlite({ extensions: EXTENSIONS });
      const { close } = await openEmbedded(client);
      const snapshot = await client.dumpDataDir('none');
      await writeFile(path, Buffer.from(await snapshot.arrayBuffer()));
      await close();
      return path;
    },
    /** The path of a data directory with the demo of 2,000 transactions. */
    demo: async () => {
      const path = join(directory, 'demo');
      const server = await startServer({ DATA_DIR: path });
      await server.stop();
      return path;
    },
    /** The origin of the mock. */
    mock: async () => {
      const mock = await startServer({}, 'mocks/serve.ts');
      servers.push(mock);
      return mock.origin;
    },
    /** A server on a database of its own with the demo, as `SharedPortal`; one per worker. */
    portal: async () => {
      const demo = await make('demoPostgres');
      const name = `portal_${servers.length}_${randomBytes(4).toString('hex')}`;
      await administrate(demo, `create database ${name} template demo`);
      const databaseUrl = demo.replace(/demo$/, name);
      const secrets = randomBytes(32).toString('base64');
      const server = await startServer({ DATABASE_URL: databaseUrl, SECRETS_KEY: secrets, RATE_LIMIT: '600' });
      servers.push(server);
      return JSON.stringify({ origin: server.origin, databaseUrl });
    },
  };

  const made = new Map<string, Promise<string>>();
  function make(name: string): Promise<string> {
    // Things of one worker have the worker's number in their names.
    const known =
      made.get(name) ?? makers[name.replace(/-\d+$/, '')]?.() ?? Promise.reject(new Error(`nothing makes ${name}`));
    made.set(name, known);
    return known;
  }
  const server = createServer((request, response) => {
    // Requests are rare: a kept connection would time out just when a file uses it again.
    response.setHeader('connection', 'close');
    make(request.url?.slice(1) ?? '').then(
      (text) => response.end(text),
      (error: Error) => response.writeHead(500).end(error.stack),
    );
  });
  await listening(server);
  project.provide('sharedResources', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return async () => {
    server.close();
    await Promise.allSettled(made.values());
    await Promise.all(servers.map((each) => each.stop()));
    postgres?.remove();
    folder.remove();
  };
}

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
