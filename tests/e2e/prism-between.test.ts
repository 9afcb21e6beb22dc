import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../server-process.ts';

// What Prism finds between browser and server, so that `npm run test:proxy` cannot pass because it checks nothing.

let upstream: Server;
let between: ServerProcess;
let answer: { status: number; body: unknown; cookies?: string[] };

beforeAll(async () => {
  upstream = createServer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json', 'set-cookie': answer.cookies ?? [] });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  between = await startServer({ UPSTREAM: `http://127.0.0.1:${port}` }, 'tests/e2e/prism-between.ts');
});
afterAll(async () => {
  await between?.stop();
  upstream?.close();
});

const GAMES = { games: [{ game_id: 'copper-caravan', game_name: 'Copper Caravan' }] };
const call = (path: string) => fetch(between.origin + path, { headers: { authorization: 'Bearer token' } });

test('what is right passes as it is', async () => {
  answer = { status: 200, body: GAMES };
  const response = await call('/api/admin/games');
  expect([response.status, response.headers.get('sl-violations'), await response.json()]).toEqual([200, null, GAMES]);
});

test('cookies pass one by one', async () => {
  const cookies = ['one=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/', 'two=2; HttpOnly'];
  answer = { status: 200, body: GAMES, cookies };
  const response = await call('/api/admin/games');
  expect(response.headers.getSetCookie()).toEqual(cookies);
});

test('a refusal passes with its status and its sentence', async () => {
  for (const status of [401, 403, 429, 503]) {
    answer = { status, body: { message: 'No.' } };
    const response = await call('/api/admin/games');
    expect([response.status, response.headers.get('sl-violations'), await response.json()]).toEqual([
      status,
      null,
      answer.body,
    ]);
  }
});

test.each([
  ['a body that does not fit', { status: 200, body: { games: [{ game_id: 7 }] } }, '/api/admin/games'],
  ['a status that is not documented', { status: 418, body: { message: 'Tea.' } }, '/api/admin/games'],
  ['a request that does not fit', { status: 200, body: GAMES }, '/api/admin/games?status=lost'],
])('%s is a violation', async (_what, wrong, path) => {
  answer = wrong;
  const response = await call(path);
  const refused = response.headers.get('content-type')?.startsWith('application/problem+json');
  expect(Boolean(response.headers.get('sl-violations')) || refused).toBe(true);
});
