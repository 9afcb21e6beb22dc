import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A program in the place of mocks/memory-server.ts that is there at once: it answers which process it is.

const server = createServer((request, response) =>
  response.setHeader('content-type', 'application/json').end(
    // Whoever has no token of this server signs in first.
    request.url === '/auth/admin-login' ? '{"access_token":"x"}' : `pid ${process.pid}`,
  ),
);
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.once('disconnect', () => process.exit());
