import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { report, size } from './suite.ts';

// Calls without a session that try to cost as much as possible, against two processes on one PostgreSQL, while an
// administrator works. Durations are printed; the assertions are about how much is sent, stored and answered.

const MEGABYTE = 1_000_000;
const HEADERS = 'content-type: application/json\r\ntransfer-encoding: chunked';
/** 4 MB of fields that no operation has. */
const UNKNOWN_FIELDS = `{${Array.from({ length: 330_000 }, (_, index) => `"k${index}":1`).join()}}`;

let cluster: Cluster;
let operations = 0;
let faults = 0;

beforeAll(async () => {
  cluster = await startCluster({ env: { LOG_LEVEL: 'error', RATE_LIMIT: '3000' } });
});
afterAll(async () => {
  report('attack', { operations, faults });
  await cluster?.close();
});

/** On a connection of its own, so that the server's cutting it affects no other call. Status 0: it was cut while sending. */
async function post(path: string, body: string) {
  const outgoing = request(`${cluster.origins[0]}${path}`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  try {
    outgoing.end(body);
    const [answer]: IncomingMessage[] = await once(outgoing, 'response');
    let text = '';
    for await (const chunk of answer ?? []) text += chunk;
    return { status: answer?.statusCode ?? 0, text };
  } catch {
    return { status: 0, text: '' };
  } finally {
    outgoing.on('error', () => {});
    outgoing.destroy();
  }
}

/** Milliseconds that a call of the administrator takes. */
async function administratorsCall(): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${cluster.origins[0]}/api/admin/games`, {
    headers: { authorization: `Bearer ${cluster.token}` },
  });
  expect(answer.status).toBe(200);
  await answer.text();
  operations++;
  return performance.now() - start;
}

async function slowestUntil(done: () => boolean): Promise<number> {
  let slowest = 0;
  while (!done()) slowest = Math.max(slowest, await administratorsCall());
  return slowest;
}

/** CPU seconds of a process on Linux. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Bytes in memory. */
const residentBytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

const print = (line: string) => process.stdout.write(`suite attack: ${line}\n`);

test('a sign-in of 4 MB with fields that nobody knows is refused in a few bytes, while an administrator works', async () => {
  const pid = cluster.pid(0);
  let calls = 0;
  const quiet = await slowestUntil(() => ++calls > 100);
  const before = cpuSeconds(pid);
  let done = false;
  const attack = Promise.all(
    Array.from({ length: size(16, 64) }, () => post('/auth/admin-login', UNKNOWN_FIELDS)),
  ).finally(() => {
    done = true;
  });
  const [answers, slowest] = await Promise.all([attack, slowestUntil(() => done)]);
  faults += answers.length;
  const megabytes = (answers.length * UNKNOWN_FIELDS.length) / MEGABYTE;
  print(
    `${((1000 * (cpuSeconds(pid) - before)) / megabytes).toFixed(1)} ms of processor per MB sent; an administrator's slowest ` +
      `answer ${slowest.toFixed(0)} ms, quiet ${quiet.toFixed(0)} ms`,
  );
  for (const { status, text } of answers) {
    expect([0, 413, 429]).toContain(status);
    expect(text.length).toBeLessThan(1_000);
  }
});

test.each(['/auth/admin-login', '/admin/withdrawal/withdrawals/bulk-approve'])(
  'unfinished bodies sent to %s without a session are not kept in memory',
  async (path) => {
    const pid = cluster.pid(1);
    const { hostname, port } = new URL(cluster.origins[1] ?? '');
    const before = residentBytes(pid);
    const chunk = Buffer.alloc(MEGABYTE, ' ');
    const sockets: Socket[] = [];
    await Promise.all(
      Array.from({ length: 150 }, async () => {
        const socket = connect(Number(port), hostname);
        sockets.push(socket);
        socket.on('error', () => {});
        await once(socket, 'connect');
        socket.write(`POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${HEADERS}\r\n\r\n`);
        // Until the server takes no more: its buffers and the system's are full, it has answered, or it has cut the connection.
        const answered = once(socket, 'data').catch(() => {});
        const sent = new Promise<void>((resolve) => {
          const send = (left: number) => {
            if (left === 0 || socket.destroyed) return resolve();
            socket.write(`${chunk.length.toString(16)}\r\n`);
            socket.write(chunk);
            socket.write('\r\n', () => send(left - 1));
          };
          send(3);
        });
        await Promise.race([answered, sent, once(socket, 'close')]);
        faults++;
      }),
    );
    const grown = residentBytes(pid) - before;
    print(`150 unfinished bodies of 3 MB to ${path}: ${Math.round(grown / MEGABYTE)} MB more in memory`);
    for (const socket of sockets) socket.destroy();
    expect(grown).toBeLessThan(100 * MEGABYTE);
  },
);
