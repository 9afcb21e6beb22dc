import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { connectServer, EXTENSIONS, openEmbedded } from '../server/db/connect.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type ServerProcess, startServer } from './server-process.ts';

// Things that are expensive to make and that test files can share, made once per run, when the first file asks. Vitest's main
// process makes them; `tests/shared.ts` is how the files, which run in other processes, get them.

declare module 'vitest' {
  export interface ProvidedContext {
    sharedResources: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'coinop-shared-'));
  let postgres: Postgres | undefined;
  let mock: ServerProcess | undefined;

  /** Each resolves with the text that the asking file gets. */
  const makers: Record<string, () => Promise<string>> = {
    /** The address of a database server, whose database `coinop` is migrated and empty. */
    postgres: async () => {
      postgres = await startPostgres();
      const connection = await connectServer(postgres.url);
      await connection.close();
      return postgres.url;
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
      mock = await startServer({}, 'mocks/serve.ts');
      return mock.origin;
    },
  };

  const made = new Map<string, Promise<string>>();
  const server = createServer((request, response) => {
    // Files ask seldom: a connection that is kept would be cut while one sends on it.
    response.setHeader('connection', 'close');
    const name = request.url?.slice(1) ?? '';
    const make = makers[name];
    if (!made.has(name) && make) made.set(name, make());
    Promise.resolve(made.get(name)).then(
      (text) => response.end(text),
      (error: Error) => response.writeHead(500).end(error.stack),
    );
  });
  await listening(server);
  project.provide('sharedResources', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return async () => {
    server.close();
    await Promise.allSettled(made.values());
    await mock?.stop();
    postgres?.remove();
    rmSync(directory, { recursive: true, force: true });
  };
}

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
