import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cutIdleConnections } from '../../server/http/socket-limits.ts';

/** More than the operating system buffers for a client that does not read. */
const ANSWER = Buffer.alloc(50_000_000, 'x');

const server = createServer((_, answer) => answer.end(ANSWER));

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

function ask() {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  return client;
}

test('a client that asks and does not read is cut, and its answer forgotten', async () => {
  cutIdleConnections(server, 200);
  const [[, answer]] = await Promise.all([once(server, 'request'), ask().pause()]);
  await once(answer, 'close');
  expect(answer.writableFinished).toBe(false);
});

test('a client that reads slowly gets all of its answer', async () => {
  cutIdleConnections(server, 5_000);
  let received = 0;
  for await (const chunk of ask()) received += chunk.length;
  expect(received).toBeGreaterThan(ANSWER.length);
});
