import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Connection } from '../db/connection/connect.ts';
import { NotReady } from '../db/readiness.ts';
import { cannotListen } from './invalid-setting.ts';

const LOOK_EVERY_MS = 1_000;

interface Waiting extends Pick<Connection, 'checkSchema'> {
  log: Logger;
  /** Starts a server that is up but not ready. */
  listen(): Server;
}

/**
 * Resolves when the database has the schema of this version of the server. Until then the server is up, but not ready, and says why:
 * somebody else migrates the database, before or after it starts. A database that does not answer at first ends the start, as always.
 */
export async function untilMigrated({ checkSchema, log, listen }: Waiting): Promise<void> {
  const reason = await problemOf(checkSchema);
  if (reason === undefined) return;
  log.warn({ reason }, 'waiting for the database to be migrated');
  const server = listen();
  const end = () => process.exit(0);
  process.on('SIGINT', end).on('SIGTERM', end);
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => reject(cannotListen('HOST and PORT', error)));
    const look = async () => {
      // A database that is away now may come back.
      if ((await problemOf(checkSchema).catch(String)) === undefined) resolve();
      else setTimeout(look, LOOK_EVERY_MS);
    };
    void look();
  });
  process.off('SIGINT', end).off('SIGTERM', end);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function problemOf(checkSchema: Connection['checkSchema']): Promise<string | undefined> {
  try {
    await checkSchema();
  } catch (error) {
    if (error instanceof NotReady) return error.message;
    throw error;
  }
}
