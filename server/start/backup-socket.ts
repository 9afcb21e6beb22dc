import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Logger } from 'pino';

// `npm run backup` asks the running server for a copy of the embedded database, which no second process can open. The socket is in the data
// directory, where only the server's own user reaches it.

const gzipped = promisify(gzip);

/** A dump, packed. */
export const pack = async (dump: Blob): Promise<Buffer> => gzipped(await dump.arrayBuffer(), { level: 3 });

/** The shorter one of its two paths: systems allow about a hundred bytes. */
function socketIn(dataDir: string): string {
  const path = join(dataDir, 'backup.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/**
 * Answers every call on the socket with a dump. Without a socket the server runs all the same, and the log says so.
 *
 * @param dataDir whose lock this process holds
 * @returns a function that breaks off what is being sent, and removes the socket
 */
export async function serveBackups(
  dataDir: string,
  dump: () => Promise<Blob>,
  log: Logger,
): Promise<() => Promise<void>> {
  const server = createServer(async (_, response) => {
    try {
      const bytes = await pack(await dump());
      response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
      log.info({ bytes: bytes.length }, 'a backup was made');
    } catch (error) {
      log.warn({ err: error }, 'a backup could not be made');
      response.writeHead(500).end();
    }
  });
  // Left by a process that was killed.
  await rm(socketIn(dataDir), { force: true });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(socketIn(dataDir), resolve);
  await promise.catch((error: unknown) => log.warn({ err: error }, 'no backup can be made while the server runs'));
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}

/** The answer of the server that has this directory open; undefined when there is none. */
export async function backupFromServer(dataDir: string): Promise<IncomingMessage | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ socketPath: socketIn(dataDir) }, resolve)
    .once('error', reject)
    .end();
  try {
    return await promise;
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
