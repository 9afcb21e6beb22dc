import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppEnv } from '../../server/http/app-env.ts';
import { answerError } from '../../server/http/errors.ts';
import { limitBody } from '../../server/http/limit-body.ts';

let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.use(limitBody(1_000, 60_000));
  app.all('/', async (c) => c.text(String((await c.req.text()).length)));
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
});
afterAll(() => {
  agent.destroy();
  server.close();
});

async function call(body: string, headers: Record<string, string | number> = {}) {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, method: 'POST', agent, headers });
  outgoing.end(body);
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  return [answer?.statusCode, answer?.headers.connection, await text(answer as IncomingMessage)];
}

const TOO_LARGE = [413, 'close', JSON.stringify({ message: 'The body is too large.', code: 'body_too_large' })];

test('a body that is too large is refused in words, and the next call on that agent is answered', async () => {
  for (const megabytes of [0.01, 1, 9]) {
    const body = 'x'.repeat(megabytes * 1024 * 1024);
    expect(await call(body, { 'content-length': body.length })).toEqual(TOO_LARGE);
    expect(await call('four')).toEqual([200, 'keep-alive', '4']);
  }
});

test('so is one whose length is not told before', async () => {
  expect(await call('x'.repeat(1_001), { 'transfer-encoding': 'chunked' })).toEqual(TOO_LARGE);
  expect(await call('x'.repeat(1_000), { 'transfer-encoding': 'chunked' })).toEqual([200, 'keep-alive', '1000']);
});

test('a sender that reads nothing before it has sent everything sees the answer', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const body = Buffer.alloc(20 * 1024 * 1024);
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject).write(body, () => resolve());
  });
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});
