import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook target that takes every message. */
export async function startReceiver(): Promise<{ url: string; ids(): ReadonlySet<string>; close(): void }> {
  const ids = new Set<string>();
  const server = createServer((request, response) => {
    ids.add(String(request.headers['webhook-id']));
    request.resume();
    request.on('end', () => response.writeHead(204).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    ids: () => ids,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
