import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Connection } from '../bench/connection.ts';
import { Latencies } from '../bench/latencies.ts';
import { cpuSecondsOf, memoryOf } from '../bench/process-figures.ts';
import { median, quantile, slope } from '../bench/statistics.ts';

// The statistics of the benchmarks: nobody would notice a wrong figure.

test('quantiles are values that were measured, and the last is the greatest', () => {
  const values = [5, 1, 4, 2, 3];
  expect([median(values), quantile(values, 0.95), quantile(values, 0), quantile([7], 0.5)]).toEqual([3, 5, 1, 7]);
});

test('times in buckets have the quantiles of the times, to one percent', () => {
  const latencies = new Latencies();
  for (let ms = 1; ms <= 10_000; ms++) latencies.add(ms / 10);
  expect(latencies.count).toBe(10_000);
  for (const share of [0.5, 0.95, 0.99])
    expect(Math.abs(latencies.quantile(share) / (share * 1000) - 1)).toBeLessThan(0.011);
});

test('the slope of what grows steadily is its growth, and of what stays it is none', () => {
  const points = (grows: number) => [0, 1, 2, 3].map((x) => ({ x, y: 7 + grows * x }));
  expect(slope(points(0.5))).toBeCloseTo(0.5);
  expect(slope(points(0))).toBe(0);
});

test('a process has memory and has been at work', () => {
  const { nowMb, peakMb } = memoryOf(process.pid);
  expect(Math.abs(nowMb / (process.memoryUsage.rss() / 2 ** 20) - 1)).toBeLessThan(0.5);
  expect(peakMb).toBeGreaterThanOrEqual(nowMb);
  const { user, system } = process.cpuUsage();
  expect(Math.abs(cpuSecondsOf(process.pid) - (user + system) / 1e6)).toBeLessThan(0.05);
});

const server = createServer((request, answer) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const text = `${request.method} ${request.url} ${request.headers.authorization} ${body}`;
    if (request.url === '/broken') answer.destroy();
    else if (request.url === '/none') answer.writeHead(204).end();
    else if (request.url === '/parts') {
      answer.write(text);
      answer.end('é'.repeat(100_000));
    } else answer.writeHead(201, { 'content-length': Buffer.byteLength(text) }).end(text);
  });
});
let connection: Connection;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  connection = new Connection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  connection.close();
  server.close();
});

test('the light client reads answers of known length, in parts and without a body, one after the other', async () => {
  const headers = { authorization: 'Bearer x' };
  const whole = await connection.request('POST', '/a?b=c', headers, '{"é":1}');
  expect([whole.status, whole.body.toString()]).toEqual([201, 'POST /a?b=c Bearer x {"é":1}']);
  const parts = await connection.request('GET', '/parts', headers);
  expect([parts.status, parts.body.toString()]).toEqual([200, `GET /parts Bearer x ${'é'.repeat(100_000)}`]);
  expect(await connection.request('GET', '/none')).toMatchObject({ status: 204, body: Buffer.alloc(0) });
});

test('a connection that breaks fails its request, and the next one has a new connection', async () => {
  await expect(connection.request('GET', '/broken')).rejects.toThrow('the connection broke');
  expect((await connection.request('GET', '/again')).status).toBe(201);
});
