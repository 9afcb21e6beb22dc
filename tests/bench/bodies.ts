import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { follow, mediaTypes, type Node, node, operations } from '../../openapi/contract.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { connectServer } from '../../server/db/connection/connect.ts';
import { admins, serviceTokens, sessions } from '../../server/db/schema/people.ts';
import { newServiceToken } from '../../server/secrets/service-token.ts';
import { startPostgres } from '../postgres.ts';
import { insertFirstRecords } from '../server/server-under-test.ts';
import { appOn } from '../server/test-app.ts';
import type { Sent } from './body-sender.ts';
import { progress } from './progress.ts';
import type { BenchTable } from './table.ts';

// For how long the largest bodies of every operation hold the event loop: nobody else is answered meanwhile.

const KIB = 1024;
const MIB = 1024 * KIB;
/** The goal in milliseconds, for our JavaScript. */
const GOAL_MS = 50;

const limitOf = (path: string): number =>
  path.startsWith('/auth/') ? 8 * KIB : path.startsWith('/api/platform/') ? 8 * MIB : 64 * KIB;

type Row = [operation: string, body: string, status: string, ms: string];

/** Their bodies are files, which are below. */
const WITH_FILES = new Set([
  ...['importPlatformRecords', 'importPlayers', 'importGames', 'importGameItems'],
  ...['uploadStatement', 'previewStatement'],
]);

/** The contract's example with each of its texts and lists as long as the schema allows. */
function largest(given: unknown, example: unknown): unknown {
  const whole = follow(given as Node);
  const [choice] = (whole.oneOf ?? whole.anyOf ?? whole.allOf ?? []) as Node[];
  const schema = choice === undefined ? whole : follow(choice);
  if (Array.isArray(example)) {
    const { enum: values } = follow(node(schema.items));
    if (Array.isArray(values)) return values;
    const length = Math.min(Number(schema.maxItems ?? example.length), 1_000);
    return Array.from({ length }, (_, place) => {
      const item = example[place % example.length];
      return typeof item === 'string' ? `${item}-${place}` : largest(schema.items, item);
    });
  }
  if (typeof example === 'object' && example !== null) {
    const properties = node(schema.properties);
    return Object.fromEntries(
      Object.entries(example).map(([name, one]) => [name, largest(properties[name] ?? {}, one)]),
    );
  }
  const { enum: values, format, pattern = '\\S', maxLength = 0 } = schema;
  const isFree = typeof example === 'string' && !values && !format && pattern === '\\S';
  return isFree ? example.padEnd(Math.min(Number(maxLength), 5_000_000), 'x') : example;
}

/** Bodies as long as the operation's limit that are no request. */
const INVALID: Record<string, (bytes: number) => string> = {
  brackets: (bytes) => '['.repeat(bytes),
  'unknown fields': (bytes) =>
    `{${Array.from({ length: Math.floor(bytes / 12) }, (_, n) => `"k${n}":0`).join(',')}}`.slice(0, bytes),
  'records of unknown fields': (bytes) => {
    const record = `{${Array.from({ length: Math.min(900, bytes / 12_000) }, (_, n) => `"k${n}":0`).join(',')}}`;
    return JSON.stringify({ records: [] }).replace('[]', `[${Array(1_000).fill(record).join(',')}]`);
  },
  'one text': (bytes) => JSON.stringify({ content: 'x'.repeat(bytes - 20) }),
  'escaped text': (bytes) => `{"content":"${'\\u00e9'.repeat(Math.floor((bytes - 20) / 6))}"}`,
  'accented text': (bytes) => JSON.stringify({ content: 'é'.repeat((bytes - 20) / 2) }),
  numbers: (bytes) => `[${'0,'.repeat(bytes / 2 - 2)}0]`,
  spaces: (bytes) => ' '.repeat(bytes),
};

const FILES: [name: string, kind: string, type: string, body: string | Buffer][] = [
  ['line ends, packed', 'players', 'text/csv', gzipSync('player_id,email\n'.concat('\n'.repeat(10 * MIB)))],
  ['line ends', 'players', 'application/x-ndjson', '\n'.repeat(4 * MIB)],
  ['lines of one character', 'players', 'application/x-ndjson', '1\n'.repeat(200_000)],
  [
    'lines of unknown fields',
    'players',
    'application/x-ndjson',
    `{${Array.from({ length: 900 }, (_, n) => `"k${n}":0`).join(',')}}\n`.repeat(500),
  ],
  ['rows of commas', 'players', 'text/csv', `player_id,email\n${`${','.repeat(60_000)}\n`.repeat(30)}`],
];

const STATEMENTS: [name: string, body: string][] = [
  [
    '50,000 lines of one reference',
    `Date,Reference,Amount\n${'2026-11-20,SIM-5F2A1C0E9B PAYOUT,-243.75\n'.repeat(50_000)}`,
  ],
  ['one line', 'x'.repeat(25 * MIB)],
  ['rows of commas', `Date,Reference,Amount\n${`${','.repeat(60_000)}\n`.repeat(400)}`],
];

/**
 * The longest turn of the event loop, in milliseconds of the main thread's processor time: other processes on the machine do
 * not count.
 */
class Turns {
  #before = Turns.#now();
  longest = 0;

  static #now(): number {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  }

  reset(): void {
    this.#before = Turns.#now();
    this.longest = 0;
  }

  watch(): void {
    const now = Turns.#now();
    this.longest = Math.max(this.longest, now - this.#before);
    this.#before = now;
    setImmediate(() => this.watch()).unref();
  }
}

export async function run(): Promise<BenchTable[]> {
  const postgres = await startPostgres();
  const { db, ping, close } = await connectServer(postgres.url);
  await insertFirstRecords(db);
  const [token, service] = [newSecret(), newServiceToken()];
  const expiresAt = sql`now() + interval '1 hour'`;
  await db.insert(sessions).values({ adminId: 'adm_1', tokenHash: hashSecret(token), expiresAt });
  const program = {
    adminId: 'svc_1',
    username: 'program',
    passwordHash: 'none',
    ownerId: 'adm_1',
    roleIds: ['platform'],
  };
  await db.insert(admins).values(program);
  const tokenHash = hashSecret(service.token);
  await db
    .insert(serviceTokens)
    .values({ tokenId: service.tokenId, tokenHash, adminId: 'svc_1', networks: [], expiresAt });
  const app = appOn({ db, ping, log: pino({ level: 'silent' }), portalDir: 'no-portal', answerWithinMs: 60_000 });

  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new Worker(new URL('./body-sender.ts', import.meta.url));
  const turns = new Turns();
  turns.watch();
  const rows: Row[] = [];
  const measure = async (
    method: string,
    path: string,
    what: string,
    body: string | Buffer,
    type = 'application/json',
  ) => {
    const bearer = path.startsWith('/api/platform/') ? service.token : token;
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': type };
    client.postMessage({ port, method, path, headers, body: Buffer.from(body) } satisfies Sent);
    await once(client, 'message');
    globalThis.gc?.();
    await after(5);
    turns.reset();
    client.postMessage('go');
    const [status] = await once(client, 'message');
    await after(2);
    rows.push([`${method} ${path}`, what, String(status), turns.longest.toFixed(1)]);
  };

  let withBody = 0;
  for (const { operationId, route, written } of operations) {
    if (written.requestBody === undefined) continue;
    withBody++;
    const [method = '', template = ''] = route.split(' ');
    const { schema, examples } =
      mediaTypes.find(
        ({ where, contentType }) => where === `${operationId} request` && contentType === 'application/json',
      ) ?? {};
    if (!schema && !WITH_FILES.has(operationId))
      throw new Error(`${operationId} has a body of which nothing is sent here`);
    if (!schema) continue;
    const path = template.replaceAll(/\{[^}]+\}/g, 'x');
    progress(route);
    const valid = JSON.stringify(largest(schema, Object.values(examples ?? {})[0]?.value));
    await measure(method, path, `largest valid (${(valid.length / KIB).toFixed(0)} KiB)`, valid);
    // All forms where bodies may be large; where they may not, the worst is enough.
    const forms = Object.entries(INVALID).filter(([name]) => limitOf(path) > MIB || name === 'unknown fields');
    for (const [name, make] of forms) await measure(method, path, name, make(limitOf(path) - 10));
  }
  for (const [name, kind, type, body] of FILES) {
    await measure('POST', `/api/platform/imports?kind=${kind}`, name, body, type);
  }
  for (const [name, body] of STATEMENTS) {
    const path = '/api/admin/system/reconciliation/statements/preview?file_name=a.csv';
    await measure('POST', path, name, body, 'application/octet-stream');
  }
  await client.terminate();
  server.close();
  await close();
  postgres.remove();

  // Refused before its body was read, or cut off: nothing was measured.
  const unread = rows.filter(
    ([operation, , status]) => !operation.includes(' /auth/') && !/^(2|400|404|409|413|422)/.test(status),
  );
  const listed = (some: Row[]) =>
    some.map(([operation, what, status]) => `${operation}, ${what}: ${status}`).join('; ');
  const longest = rows.toSorted((one, other) => Number(other[3]) - Number(one[3]));
  const over = rows.filter(([, , , ms]) => Number(ms) > GOAL_MS).length;
  return [
    {
      title: `How long a body holds the event loop, ms of processor time: the longest 25 of ${rows.length} calls; ${over} above ${GOAL_MS}`,
      columns: ['operation', 'body', 'status', 'longest hold'],
      rows: longest.slice(0, 25),
      goals: [
        {
          text: `no body of ${withBody} operations holds our JavaScript for more than ${GOAL_MS} ms`,
          reached: over === 0,
          measured: `${longest[0]?.[3]} ms`,
        },
        {
          text: 'every body is read',
          reached: unread.length === 0,
          measured: listed(unread) || `${rows.length} bodies`,
        },
      ],
    },
  ];
}
