import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Replaces mocks/memory-server.ts with a program that starts at once, and answers with its process id.

const server = createServer((request, response) =>
  response.setHeader('content-type', 'application/json').end(
    // A caller without a token of this server signs in first.
    request.url === '/auth/admin-login' ? '{"access_token":"x"}' : `pid ${process.pid}`,
  ),
);
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.once('disconnect', () => process.exit());
