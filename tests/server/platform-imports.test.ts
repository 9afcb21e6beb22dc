import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { games as gamesTable } from '../../server/db/schema/catalogue.ts';
import { admins } from '../../server/db/schema/people.ts';
import { players } from '../../server/db/schema/players.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { CONSOLE } from '../../server/domain/actor.ts';
import { allowLongUpload, cutSlowBodies, REQUEST_LIMITS } from '../../server/http/socket-limits.ts';
import { importRecords } from '../../server/platform/imports/import-records.ts';
import { INTAKES } from '../../server/platform/kinds.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { holdAgainstContract } from '../contract/contract-answers.ts';
import { runImport, temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase } from '../shared.ts';
import { aSentGame, aSentPlayer, aSentTransaction, FINGERPRINT } from './platform-fixtures.ts';
import { aProgram, serverUnderTest, testOnServer } from './server-under-test.ts';

const app = serverUnderTest();
const NDJSON = 'application/x-ndjson';

const lines = (records: unknown[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');
const somePlayers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    aSentPlayer({ player_id: `P-${from + index}`, email: `p${from + index}@example.com` }),
  );

interface Line {
  line: number;
  counts: Record<string, number>;
  refused: { line: number; id: string | null; result: string; message: string }[];
  ended?: string;
  message?: string;
}

async function send(query: string, body: string | Buffer, type = NDJSON) {
  const token = await app.programToken();
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const answer = await app.fetch(`/api/platform/imports?${query}`, { method: 'POST', headers, body: body as BodyInit });
  const text = await answer.text();
  const isLines = answer.headers.get('content-type') === NDJSON;
  // Or the next call would be reset, where a file was not read to its end.
  if (isLines) expect(answer.headers.get('connection')).toBe('close');
  await holdAgainstContract('POST', '/api/platform/imports', answer.status, isLines ? text : JSON.parse(text));
  const told: Line[] = isLines
    ? text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  return { status: answer.status, text, told, last: told.at(-1), refused: told.flatMap(({ refused }) => refused) };
}

async function expectAllToAddUp(): Promise<void> {
  expect(await brokenInvariants(app.db)).toEqual([]);
  expect(await wrongSums(app.db)).toEqual([]);
}

testOnServer.each([[-60], [60]])(
  'times are judged by the database, when our clock is %i minutes off',
  async (minutes) => {
    const start = Date.now();
    const inMinutes = (ahead: number) => new Date(start + ahead * 60_000);
    const judged = async (time: Date) => {
      const record = aSentPlayer({ registered_at: time.toISOString() });
      const { body } = await app.call('POST', '/api/platform/players', { body: { records: [record] } });
      const { last } = await send('kind=players', lines([record]));
      return [body.results[0].result, ...Object.keys(last?.counts ?? {})];
    };
    vi.useFakeTimers({ toFake: ['Date'], now: inMinutes(minutes) });
    try {
      expect(await judged(inMinutes(6))).toEqual(['invalid', 'invalid']);
      expect(await judged(inMinutes(4))).toEqual(['created', 'unchanged']);
    } finally {
      vi.useRealTimers();
    }
  },
);

describe('a file of records', () => {
  test('is stored batch by batch, and what is wrong in it is told with its line', async () => {
    await send('kind=players', lines(somePlayers(1_200)));
    const sent = Array.from({ length: 2_300 }, (_, index) =>
      aSentTransaction({ transaction_id: `T-${index}`, player_id: `P-${index % 1_200}`, status: 'completed' }),
    );
    const wrong = new Map<number, unknown>([
      [7, aSentTransaction({ transaction_id: 'T-x', amount: 0 })],
      [1_500, aSentTransaction({ transaction_id: 'T-y', player_id: 'P-9999' })],
      [2_299, '…'],
    ]);
    const { told, last, refused } = await send(
      'kind=transactions',
      lines(sent.map((record, index) => wrong.get(index) ?? record)),
    );
    expect(told.map(({ line, ended }) => [line, ended])).toEqual([
      [1_000, undefined],
      [2_000, undefined],
      [2_300, undefined],
      [2_300, 'complete'],
    ]);
    expect(last?.counts).toEqual({ created: 2_297, invalid: 2, missing_reference: 1 });
    expect(refused).toMatchObject([
      { line: 8, id: 'T-x', result: 'invalid', message: 'amount must be more than 0.' },
      { line: 1_501, id: 'T-y', result: 'missing_reference', message: 'The player P-9999 is not here.' },
      { line: 2_300, id: null, result: 'invalid' },
    ]);
    expect(await app.db.$count(transactions)).toBe(2_297);
    expect(await app.db.$count(revenueRecords)).toBe(2_297);
    await expectAllToAddUp();
  });

  test('can be sent again, as a whole or from where it was broken off', async () => {
    const file = gzipSync(lines(somePlayers(30_000)));
    const first = await send('kind=players', file.subarray(0, file.length / 20));
    expect(first.last).toMatchObject({ ended: 'broken_off', message: 'The packed file is cut off.' });
    const stored = first.last?.line ?? 0;
    expect(stored).toBeGreaterThan(0);
    expect(await app.db.$count(players)).toBe(stored + 1);
    const some = lines(somePlayers(stored + 20));
    const again = await send(`kind=players&from_line=${stored + 1}`, some);
    expect(again.last).toMatchObject({ line: stored + 20, counts: { created: 20 } });
    expect((await send('kind=players', some)).last?.counts).toEqual({ unchanged: stored + 20 });
    expect(await app.db.$count(players)).toBe(stored + 21);
  });

  test('in CSV is judged as records that are sent', async () => {
    const head = 'transaction_id,transaction_type,player_id,game_id,amount,status,occurred_at,updated_at,notes';
    const row = (id: string, amount: string, notes = '') =>
      `${id},purchase,PLR-1,starfall,${amount},completed,2026-11-20T09:14:05Z,2026-11-20T09:14:05Z,${notes}`;
    const csv = [
      head,
      row('T-1', '10'),
      row('T-2', '0.001'),
      row('T-3', '1e3'),
      row('T-4', '5', 'to 4417 1234 5678 9113'),
    ];
    const { last, refused, text } = await send(
      'kind=transactions',
      `${csv.join('\r\n')}\r\n`,
      'text/csv; charset=utf-8',
    );
    expect(last).toMatchObject({ ended: 'complete', counts: { created: 1, invalid: 3 } });
    expect(refused.map(({ line, id }) => [line, id])).toEqual([
      [3, 'T-2'],
      [4, 'T-3'],
      [5, 'T-4'],
    ]);
    // The number of an account is neither answered, nor logged, nor audited.
    const audited = JSON.stringify(await app.db.select().from(auditLog).orderBy(auditLog.auditId));
    expect(`${text}${audited}${app.logged.join()}`).not.toMatch(/4417|9113/);
    expect((await app.db.select().from(transactions))[0]).toMatchObject({ amountCents: 1_000, feeCents: 50 });
    await expectAllToAddUp();
  });

  test('that names no field or is of no kind is refused', async () => {
    expect((await send('kind=players', 'shoe\n43\n', 'text/csv')).last).toMatchObject({
      ended: 'broken_off',
      message: expect.stringMatching(/^Line 1: None of its columns has the name of a field\. .*: player_id, email,/),
    });
    expect((await send('kind=shoes', '')).status).toBe(422);
    expect((await send('kind=players', '{}', 'application/json')).status).toBe(400);
    expect((await send('kind=players', lines(somePlayers(1)))).last?.ended).toBe('complete');
  });

  test('ends after a thousand refused records in a row, and its answer does not grow with what it refuses', async () => {
    const [good] = somePlayers(1);
    const names = Array.from({ length: 20 }, (_, field) => `${'an_unknown_field_with_a_long_name_'.repeat(2)}${field}`);
    const bad = { ...good, ...Object.fromEntries(names.map((name) => [name, 1])) };
    const many = (count: number) => Array.from({ length: count }, () => bad);
    const { last, refused, text } = await send('kind=players', lines([good, ...many(999), good, ...many(2_500)]));
    expect(last).toMatchObject({
      ended: 'broken_off',
      message: 'Line 2001: 1,000 records in a row were refused.',
      line: 3_000,
    });
    expect(refused.length).toBe(2_998);
    expect(text.length / refused.length).toBeLessThan(1_000);
  });

  test('lists ten thousand refused records, and counts the others', async () => {
    const [good] = somePlayers(1);
    const { last, refused } = await send(
      'kind=players',
      lines(Array.from({ length: 21_000 }, (_, at) => (at % 2 ? good : {}))),
    );
    expect(last).toMatchObject({ ended: 'complete', counts: { invalid: 10_500 } });
    expect(last?.message).toBe('Only the first 10,000 refused records are listed.');
    expect(refused.length).toBe(10_000);
  });

  test('of requests for withdrawals keeps four digits', async () => {
    const csv = `withdrawal_id,player_id,game_id,requested_amount,bank_name,account_last4,routing_last4,account_fingerprint,occurred_at,signals.device_count
W-1,PLR-1,starfall,250,First Meridian Bank,0042,0248,${FINGERPRINT},2026-11-20T09:14:05Z,2
W-2,PLR-1,starfall,250,First Meridian Bank,441712345678,0248,${FINGERPRINT},2026-11-20T09:14:05Z,2
`;
    const { last, text } = await send('kind=withdrawals', csv, 'text/csv');
    expect(last?.counts).toEqual({ created: 1, invalid: 1 });
    expect(text).not.toContain('441712345678');
    await expectAllToAddUp();
  });
});

describe('a file that is still arriving is stored no further', () => {
  const ACCOUNTS = '/api/admin/service-accounts';

  test.each<[what: string, happens: (account: string, token: string) => Promise<unknown>]>([
    ['its token was deleted', (account, token) => app.call('DELETE', `${ACCOUNTS}/${account}/tokens/${token}`)],
    [
      'the owner was disabled',
      () => app.db.update(admins).set({ disabledAt: sql`now()` }).where(eq(admins.adminId, 'adm_1')),
    ],
    [
      'the owner lost the permission',
      () =>
        app.db
          .update(admins)
          .set({ roleIds: ['support'] })
          .where(eq(admins.adminId, 'adm_1')),
    ],
  ])('once %s', async (_, happens) => {
    const { body } = await app.call('POST', ACCOUNTS, { body: { name: 'sync', roles: ['platform'] } });
    const { service_account: account, token } = body;
    const [sent, answered] = [new TransformStream<Uint8Array>(), new TextEncoder()];
    const file = sent.writable.getWriter();
    void file.write(answered.encode(lines(somePlayers(1_000)))).catch(() => {});
    const answer = await app.fetch('/api/platform/imports?kind=players', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': NDJSON },
      body: sent.readable,
      duplex: 'half',
    } as RequestInit);
    const told = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(JSON.parse((await told?.read())?.value ?? '')).toMatchObject({ line: 1_000, counts: { created: 1_000 } });
    await happens(account.id, account.tokens[0].id);
    void file.write(answered.encode(lines(somePlayers(1_500, 1_000)))).catch(() => {});
    void file.close().catch(() => {});
    const last = JSON.parse((await told?.read())?.value ?? '');
    expect(last).toMatchObject({ line: 1_000, ended: 'broken_off', message: expect.stringMatching(/not stored\.$/) });
    expect(await app.db.$count(players)).toBe(1_001);
  });
});

test('a file of 100,000 lines with a wrong one in each batch is tried batch by batch, and stops when nobody waits any more', async () => {
  const sent = somePlayers(100_000).map((player, at) => (at % 1_000 === 500 ? { ...player, email: 'none' } : player));
  const token = await app.programToken();
  const gone = new AbortController();
  const answer = await app.fetch('/api/platform/imports?kind=players&dry_run=true', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': NDJSON },
    body: lines(sent),
    signal: gone.signal,
  });
  const told = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (const batch of [1, 2, 3]) {
    const { line, counts, refused } = JSON.parse((await told?.read())?.value ?? '') as Line;
    expect([line, counts]).toEqual([1_000 * batch, { created: 999 * batch, invalid: batch }]);
    expect(refused).toMatchObject([
      { line: 1_000 * batch - 499, result: 'invalid', message: 'email has the wrong format.' },
    ]);
  }
  gone.abort();
  await told?.cancel().catch(() => {});
  // The next one begins when this one has ended.
  await expect
    .poll(async () => (await send('kind=players', lines(somePlayers(1)))).last?.counts)
    .toEqual({ created: 1 });
  expect(await app.db.$count(players)).toBe(2);
});

test('of a file that is stored slowly, one batch is read ahead, and no more', async () => {
  let read = 0;
  // Each record is so long that it is a batch of its own.
  async function* records() {
    while (read < 10) yield [{ line: ++read, length: 5_000_000, refused: 'Too long' }];
  }
  const batches = importRecords({ db: app.db, by: CONSOLE, intake: INTAKES.players, records: records() });
  for (const stored of [1, 2, 3]) {
    await batches.next();
    await expect.poll(() => read).toBe(stored + 1);
  }
  await batches.return();
  expect(read).toBe(4);
});

test('one import of an account runs at once, and four in a process; others are told when to come again', async () => {
  const programs = await Promise.all([0, 1, 2, 3, 4].map((one) => aProgram(app.db, 'adm_1', { name: `sync-${one}` })));
  const begin = async (program: number) => {
    const sent = new TransformStream<Uint8Array>();
    const answer = await app.fetch('/api/platform/imports?kind=players', {
      method: 'POST',
      headers: { authorization: `Bearer ${programs[program]?.token}`, 'content-type': NDJSON },
      body: sent.readable,
      duplex: 'half',
    } as RequestInit);
    const end = async () => {
      await sent.writable.close();
      return (await answer.text()).trimEnd();
    };
    return { answer, end };
  };
  const refusedBecause = async (program: number) => {
    const { answer } = await begin(program);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
    const body = await answer.json();
    await holdAgainstContract('POST', '/api/platform/imports', 429, body);
    return body.message;
  };
  const running = await Promise.all([0, 1, 2, 3].map(begin));
  expect(await refusedBecause(0)).toBe('Another import of yours is running. Try again in 30 seconds.');
  expect(await refusedBecause(4)).toBe('The server already runs as many imports as it may. Try again in 30 seconds.');
  expect(await running[0]?.end()).toContain('"ended":"complete"');
  const [next, ...others] = [await begin(4), ...running.slice(1)];
  expect(next?.answer.status).toBe(200);
  for (const one of [next, ...others]) expect(await one?.end()).toContain('"ended":"complete"');
});

test('a body that does not arrive is cut off in time, unless it is a file that goes on arriving', async () => {
  const arrived: string[] = [];
  const server = createServer(REQUEST_LIMITS, (incoming, response) => {
    if (incoming.url === '/file') allowLongUpload(incoming);
    incoming.resume();
    incoming.once('end', () => {
      arrived.push(incoming.url ?? '');
      response.end();
    });
  });
  cutSlowBodies(server, 100);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const begin = (path: string) => {
    const outgoing = request({ port, path, method: 'POST', agent: false });
    outgoing.write('x');
    return outgoing;
  };
  const file = begin('/file');
  const other = begin('/other');
  await once(other, 'error');
  file.end('y');
  const [answer]: IncomingMessage[] = await once(file, 'response');
  expect([answer?.statusCode, arrived]).toEqual([200, ['/file']]);
  server.close();
  server.closeAllConnections();
});

describe('npm run import', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  afterAll(() => directory?.remove());

  test('brings files into a database, says what it refused, and continues where a file was cut off', async () => {
    directory = await temporaryDirectory();
    const database = await createDatabase();
    const env = { DATABASE_URL: database.url, DATA_DIR: join(directory.path, 'data') };
    const write = async (name: string, content: string | Buffer) => {
      const path = join(directory.path, name);
      await mkdir(directory.path, { recursive: true });
      await writeFile(path, content);
      return path;
    };
    const games = await write('games.ndjson', lines([aSentGame({ game_id: 'starfall' })]));
    expect(await runImport(env, 'games', games)).toEqual({ code: 0, output: '1 created.\n' });

    const csv = `player_id,email,display_name,registered_at,updated_at\n${somePlayers(40)
      .map((player) => Object.values(player).join())
      .join('\n')}\n`;
    const file = await write('players.csv.gz', gzipSync(csv));
    expect(await runImport(env, 'players', file)).toEqual({ code: 0, output: '40 created.\n' });

    const sent = [
      aSentTransaction({ player_id: 'P-1' }),
      aSentTransaction({ transaction_id: 'T-2', player_id: 'P-77' }),
    ];
    const some = await write('transactions.ndjson', lines(sent));
    const { code, output } = await runImport(env, 'transactions', some);
    expect([code, output]).toEqual([
      1,
      `1 created, 1 missing_reference. ${some}.refused.ndjson says what was refused.\n`,
    ]);
    expect(JSON.parse(await readFile(`${some}.refused.ndjson`, 'utf8'))).toEqual({
      line: 2,
      id: 'T-2',
      result: 'missing_reference',
      message: 'The player P-77 is not here.',
    });

    // What was refused before that line stays in the report, and so in the exit code.
    const again = await runImport(env, 'transactions', some, '--from-line', '3');
    expect(again).toEqual({ code: 1, output: `Nothing to import. ${some}.refused.ndjson says what was refused.\n` });
    expect(await readFile(`${some}.refused.ndjson`, 'utf8')).toContain('"id":"T-2"');

    const cut = await write('cut.csv', `${csv}P-50,"`);
    expect(await runImport(env, 'players', cut)).toEqual({
      code: 2,
      output:
        'Line 42: A quoted field never ends: the file may be cut off. Everything before line 42 is done; --from-line 42 continues there.\n',
    });
    // JSON has what it leaves out in every record.
    const { code: wrong, output: usage } = await runImport(env, 'games', games, '--partial');
    expect([wrong, usage.slice(0, 24)]).toEqual([2, 'Usage: npm run import --']);

    const { db, close } = await connectPatiently(database.url);
    const genreOf = async () => (await db.select({ genre: gamesTable.genre }).from(gamesTable))[0]?.genre;
    const game = (minute: number) => `starfall,Starfall,10,2026-11-20T10:0${minute}:00Z`;
    await db.update(gamesTable).set({ genre: 'shooter' });
    const short = await write('short.csv', `game_id,game_name,platform_fee_percent,updated_at\n${game(0)}\n`);
    const report = join(directory.path, 'refused');
    const refused = await runImport(env, 'games', short, '--report', report);
    expect(refused).toEqual({ code: 1, output: `1 incomplete. ${report} says what was refused.\n` });
    expect(await readFile(report, 'utf8')).toContain('The file has no column for genre');
    const tried = await runImport(env, 'games', short, '--dry-run', '--whole');
    expect(tried.output).toBe(
      `Dry run, nothing was stored: 1 updated. ${short}.planned.ndjson says what would change.\n`,
    );
    expect(JSON.parse(await readFile(`${short}.planned.ndjson`, 'utf8')).changes).toContainEqual({
      field: 'genre',
      before: 'shooter',
      after: '',
      lost: true,
    });
    expect((await runImport(env, 'games', short, '--partial')).output).toBe('1 updated.\n');
    expect(await genreOf()).toBe('shooter');
    await db.update(gamesTable).set({ adminChangedAt: new Date() });
    const later = await write('later.csv', `game_id,game_name,platform_fee_percent,updated_at\n${game(1)}\n`);
    expect((await runImport(env, 'games', later, '--whole', '--force')).output).toBe('1 updated.\n');
    expect(await genreOf()).toBe('');

    expect([await db.$count(players), await db.$count(transactions)]).toEqual([40, 1]);
    expect([await brokenInvariants(db), await wrongSums(db)]).toEqual([[], []]);
    await close();
    await database.remove();
  });
});
