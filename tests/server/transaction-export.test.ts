import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { players } from '../../server/db/schema/players.ts';
import { csvLine, IN_UTC } from '../../server/domain/csv.ts';
import { csvStream, type ExportRows } from '../../server/http/csv-stream.ts';
import { CSV_HEADER, presentCsvLine } from '../../server/transactions/present.ts';
import { type ExportRow, nextTransactions, openTransactions } from '../../server/transactions/queries.ts';
import { toCsv } from '../../src/lib/csv.ts';
import { aColleague, serverUnderTest } from './server-under-test.ts';
import { appOn } from './test-app.ts';
import { aTransaction } from './transaction-fixtures.ts';

const app = serverUnderTest();
const LIST = '/api/admin/transactions';
const HEADER = 'transaction_id,transaction_type,player_email,game_name,amount,fee,status,created_at,notes';

let token: string;
/** Of three people, since each may run one export at once. */
let tokens: string[];
beforeEach(async () => {
  token = await app.signIn();
  tokens = [token, await aColleague(app.db, 'second'), await aColleague(app.db, 'third')];
});

// Not `app.call`, which expects JSON.
const exported = (query = '', by = token) =>
  app.fetch(`/api/admin/exports/transactions${query}`, { headers: { authorization: `Bearer ${by}` } });
const byThree = () => Promise.all(tokens.map((by) => exported('', by)));
const linesOf = async (query = ''): Promise<string[]> => {
  const response = await exported(query);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(0, -2).split('\r\n');
};

/**
 * `count` transactions, many of which have equal times, or times a microsecond apart, which JavaScript's dates cannot distinguish.
 */
async function manyTransactions(count: number): Promise<void> {
  await app.db.execute(sql`
    insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, status, created_at)
    select 'N-' || lpad(n::text, 5, '0'), case when n % 3 = 0 then 'transfer' else 'purchase' end, 'PLR-1', 'starfall', 100 + n,
      'completed', timestamptz '2026-10-01Z' + n / 700 * interval '1 second' + n % 5 * interval '1 microsecond'
    from generate_series(0, ${count - 1}::int) n`);
}

test('the file has the header and a line for each transaction, in the contract’s columns', async () => {
  await aTransaction(app.db, {
    transactionId: 'TXN-1',
    notes: 'Checked',
    createdAt: new Date('2026-10-01T10:00:00.500Z'),
  });
  await aTransaction(app.db, {
    transactionId: 'TXN-2',
    amountCents: 120_000,
    feeCents: 0,
    status: 'failed',
    createdAt: new Date('2026-10-02T10:00:00Z'),
  });
  expect(await linesOf()).toEqual([
    HEADER,
    'TXN-2,purchase,mara@example.com,Starfall,1200.00,0.00,failed,2026-10-02T10:00:00.000Z,',
    'TXN-1,purchase,mara@example.com,Starfall,49.99,6.25,pending,2026-10-01T10:00:00.500Z,Checked',
  ]);
});

test('it is a download of today, as CSV, and is kept by nobody on the way', async () => {
  const { headers, body } = await exported();
  await body?.cancel();
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="transactions-\d{4}-\d\d-\d\d\.csv"$/);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('where nothing matches the file is the header', async () => {
  expect(await linesOf('?search=nobody')).toEqual([HEADER]);
});

test.each([1_000, 2_001])('the file of %i rows equals the pages of the list, in order', async (count) => {
  await manyTransactions(count);
  const listed: string[] = [];
  for (let page = 1; ; page++) {
    const { body } = await app.call('GET', `${LIST}?limit=100&page=${page}`);
    listed.push(...body.transactions.map((row: { transaction_id: string }) => row.transaction_id));
    if (page >= body.totalPages) break;
  }
  const [, ...lines] = await linesOf();
  expect(lines.map((line) => line.split(',')[0])).toEqual(listed);
  expect(new Set(listed).size).toBe(count);
});

test.each([
  '?type=transfer',
  '?status=completed',
  '?game_id=starfall',
  '?date_from=2026-10-02',
  '?search=N-0000',
  '?search=mara&type=purchase&date_to=2026-10-01',
])('%s exports what it lists', async (query) => {
  await manyTransactions(40);
  const { body } = await app.call('GET', `${LIST}${query}&limit=100`);
  const [, ...lines] = await linesOf(query);
  expect(lines.map((line) => line.split(',')[0])).toEqual(
    body.transactions.map((row: { transaction_id: string }) => row.transaction_id),
  );
});

test('no cell is a formula, and text of every kind comes back', async () => {
  await app.db.insert(players).values({ playerId: 'PLR-2', email: '=cmd|calc@example.com', displayName: 'X' });
  await aTransaction(app.db, {
    transactionId: '@SUM(1)',
    playerId: 'PLR-2',
    notes: '=HYPERLINK("http://x","y")\nŁódź 🎲',
  });
  const text = await (await exported()).text();
  expect(text.split('\r\n')[1]).toContain("'@SUM(1),purchase,'=cmd|calc@example.com,Starfall,");
  expect(text).toContain('"\'=HYPERLINK(""http://x"",""y"")\nŁódź 🎲"\r\n');
});

test.each([
  ['?status=all', 'status'],
  ['?type=refund', 'type'],
  ['?date_to=soon', 'date_to'],
  ['?game_id=%27', 'game_id'],
  ['?search=%00', 'search'],
  [`?search=${'x'.repeat(201)}`, 'search'],
])('%s answers 422 and names %s', async (query, path) => {
  const answer = await app.call('GET', `/api/admin/exports/transactions${query}`);
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].path).toBe(path);
});

test('a row that is changed, made or deleted meanwhile is in the file as it was when the export began', async () => {
  await manyTransactions(4_000);
  const response = await exported('?status=completed');
  await app.db.execute(sql`update transactions set status = 'failed', notes = 'later' where id % 3 = 0`);
  await app.db.execute(sql`delete from transactions where id % 3 = 1`);
  await aTransaction(app.db, {
    transactionId: 'LATER',
    status: 'completed',
    createdAt: new Date('2026-09-01T00:00:00Z'),
  });
  const [, ...lines] = (await response.text()).slice(0, -2).split('\r\n');
  expect(lines).toHaveLength(4_000);
  expect(lines.filter((line) => !/^N-\d+,.*,completed,[^,]+,$/.test(line))).toEqual([]);
});

test('of more than three at once the fourth is told when to come again, and comes in when one has ended', async () => {
  await manyTransactions(5_000);
  const running = await byThree();
  const [fourth, fifth] = [await aColleague(app.db, 'fourth'), await aColleague(app.db, 'fifth')];
  const refused = await app.call('GET', `/api/admin/exports/transactions`, { token: fourth });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(refused.body).toEqual({
    message: 'Too many exports are running just now. Try again in 30 seconds.',
    code: 'busy',
  });
  // One export is cancelled, another is read to its end: either frees a slot.
  await running[0]?.body?.cancel();
  await running[1]?.text();
  const further = [await exported(), await exported('', tokens[1])];
  expect(further.map(({ status }) => status)).toEqual([200, 200]);
  expect((await exported('', fifth)).status).toBe(503);
  for (const { body } of [...further, running[2]] as Response[]) await body?.cancel();
});

test('a person runs one at once, in all sessions and by every program of theirs, and a colleague another', async () => {
  await manyTransactions(5_000);
  const running = await exported();
  const program = await app.call('POST', '/api/admin/service-accounts', {
    body: { name: 'night', roles: ['auditor'] },
  });
  for (const other of [token, await app.signIn(), program.body.token]) {
    const refused = await app.call('GET', '/api/admin/exports/withdrawals', { token: other });
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'busy', '30']);
    expect(refused.body.message).toBe('Too many exports of yours are running just now. Try again in 30 seconds.');
  }
  const colleagues = await exported('', tokens[1]);
  expect(colleagues.status).toBe(200);
  await running.body?.cancel();
  await colleagues.text();
  expect((await (await exported()).text()).split('\r\n')).toHaveLength(5_002);
});

/** Takes all slots and returns them, once the connection of an export that ended just now is closed. */
async function expectAllSlotsFree(): Promise<void> {
  const statuses = async () => {
    const answers = await byThree();
    for (const { body } of answers) await body?.cancel();
    return answers.map(({ status }) => status);
  };
  await expect.poll(statuses).toEqual([200, 200, 200]);
}

test('HEAD answers as GET would, without a file, and holds no slot', async () => {
  await manyTransactions(3_000);
  for (let times = 0; times < 4; times++) {
    const answer = await app.fetch(`/api/admin/exports/transactions`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(await answer.text()).toBe('');
  }
  await expectAllSlotsFree();
});

test('an export that is answered too late holds no slot', async () => {
  await manyTransactions(3_000);
  const log = pino({ level: 'silent' });
  const opening: (() => void)[] = [];
  const openCursor: typeof app.openCursor = async (...args) => {
    await new Promise<void>((resolve) => void opening.push(resolve));
    return app.openCursor(...args);
  };
  const hurried = appOn({
    db: app.db,
    openCursor,
    ping: async () => {},
    log,
    portalDir: 'none',
    answerWithinMs: 1,
  });
  for (const by of [...tokens, await aColleague(app.db, 'fourth')]) {
    const before = opening.length;
    const headers = { authorization: `Bearer ${by}` };
    expect((await hurried.request(`/api/admin/exports/transactions`, { headers }, {})).status).toBe(503);
    await expect.poll(() => opening).toHaveLength(before + 1);
  }
  // Opened only now that all have their answer.
  for (const open of opening) open();
  await expect.poll(() => openCursors()).toBe(0);
  await expectAllSlotsFree();
});

async function openCursors(): Promise<number> {
  const { rows } = (await app.db.execute(sql`select 1 from pg_cursors where name like 'rows_at_once%'`)) as {
    rows: unknown[];
  };
  return rows.length;
}

describe('the audit row of an export', () => {
  const noted = async () =>
    (await app.db.select().from(auditLog).orderBy(auditLog.auditId)).filter(
      ({ subjectType }) => subjectType === 'export',
    );

  test('says who took how many rows by which filters, with a hash for the words', async () => {
    await manyTransactions(40);
    await linesOf('?search=%20mara%20&type=purchase&date_to=2026-10-01');
    const rows = await noted();
    expect(rows).toMatchObject([
      {
        action: 'transaction.export',
        adminId: 'adm_1',
        username: 'admin',
        after: {
          filters: {
            type: 'purchase',
            date_to: '2026-10-01',
            search_sha256: createHash('sha256').update('mara').digest('hex'),
          },
          rows: 26,
          complete: true,
        },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('mara');
  });

  test('is there also when the client goes, with the rows until then', async () => {
    await manyTransactions(5_000);
    const { body } = await exported();
    const reader = body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(noted).toMatchObject([{ after: { complete: false } }]);
  });

  test('that cannot be written breaks the file off', async () => {
    await manyTransactions(10);
    await app.db.execute(
      sql`alter table audit_log add constraint full_disk check (action <> 'transaction.export') not valid`,
    );
    try {
      await expect((await exported()).text()).rejects.toThrow();
    } finally {
      await app.db.execute(sql`alter table audit_log drop constraint full_disk`);
    }
    await expectAllSlotsFree();
  });
});

describe('the stream', () => {
  /** A stream of the given rows, with a record of its callbacks. */
  async function streamOf(rows: ExportRows<ExportRow>, gone = new AbortController().signal, graceMs = 15_000) {
    const told = { failures: [] as unknown[], ended: [] as [number, boolean][] };
    const stream = await csvStream(rows, {
      header: CSV_HEADER,
      line: (row) => presentCsvLine(row, 'shown', IN_UTC),
      failed: (error) => told.failures.push(error),
      ended: async (...end) => void told.ended.push(end),
      signal: gone,
      graceMs,
    });
    return { stream, told };
  }
  /** The rows of an export, with counters of the reads and whether it was closed. */
  async function counted() {
    const cursor = await openTransactions(app, {});
    const rows = {
      asked: 0,
      closed: false,
      next: () => {
        rows.asked++;
        return nextTransactions(cursor);
      },
      close: () => {
        rows.closed = true;
        return cursor.close();
      },
    };
    return rows;
  }
  const failing = (first: ExportRow[] | undefined) => {
    let asked = 0;
    const rows = {
      closed: false,
      next: async (): Promise<ExportRow[]> => {
        if (asked++ === 0 && first) return first;
        throw new Error('the database went away');
      },
      close: async () => {
        rows.closed = true;
      },
    };
    return rows satisfies ExportRows<ExportRow>;
  };

  test('reads a chunk only when it is asked for, and none once the client has gone', async () => {
    await manyTransactions(5_500);
    const rows = await counted();
    const { stream, told } = await streamOf(rows);
    const reader = stream.getReader();
    await reader.read();
    await reader.read();
    // The chunks that were read, and at most one ahead.
    expect(rows.asked).toBeLessThanOrEqual(3);
    await reader.cancel();
    expect(rows.closed).toBe(true);
    expect(rows.asked).toBeLessThanOrEqual(3);
    expect(told).toEqual({ failures: [], ended: [[expect.any(Number), false]] });
  });

  test('is broken off when its client reads too slowly', async () => {
    const rows = await counted();
    // Nobody reads.
    const { told, stream } = await streamOf(rows, undefined, 1);
    await expect.poll(() => told.ended).toEqual([[0, false]]);
    expect(rows.closed).toBe(true);
    await expect(new Response(stream).text()).rejects.toThrow('the client reads too slowly');
  });

  test('closes what it read from when it has read it all', async () => {
    await manyTransactions(10);
    const rows = await counted();
    const { stream, told } = await streamOf(rows);
    const text = await new Response(stream).text();
    expect(text.trim().split('\r\n')).toHaveLength(11);
    expect(rows.closed).toBe(true);
    expect(told).toEqual({ failures: [], ended: [[10, true]] });
  });

  test('that fails in the middle is broken off, never ended as if it were whole', async () => {
    await manyTransactions(1_500);
    const whole = await counted();
    const rows = failing(await whole.next());
    await whole.close();
    const { stream, told } = await streamOf(rows);
    const reader = stream.getReader();
    await reader.read();
    await reader.read();
    await expect(reader.read()).rejects.toThrow('the database went away');
    expect(told).toEqual({ failures: [expect.any(Error)], ended: [[1_000, false]] });
    expect(rows.closed).toBe(true);
  });

  test('that fails at its very beginning is an error, not a file', async () => {
    const rows = failing(undefined);
    await expect(streamOf(rows)).rejects.toThrow('the database went away');
    expect(rows.closed).toBe(true);
  });

  test.each(['before it is handed out', 'before it is taken', 'while it is taken'])(
    'gives its rows back when the client goes %s',
    async (moment) => {
      await manyTransactions(2_500);
      const gone = new AbortController();
      const rows = await counted();
      if (moment === 'before it is handed out') {
        gone.abort(new Error('gone'));
        await expect(streamOf(rows, gone.signal)).rejects.toThrow('nobody waits');
      } else {
        const { stream, told } = await streamOf(rows, gone.signal);
        if (moment === 'while it is taken') await stream.getReader().read();
        gone.abort();
        await expect.poll(() => told.ended).toEqual([[expect.any(Number), false]]);
      }
      expect(rows.closed).toBe(true);
    },
  );
});

/** Each as a cell, and each behind and in front of every other significant character. */
const PARTS = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＠',
  '\t',
  '\r',
  '\n',
  ' ',
  ',',
  '"',
  "'",
  '1',
  '-12.50',
  'é🎲',
  '\u00a0',
  '\u202e',
  '',
];
test('server and portal write the same text for the same cell', () => {
  const cells = PARTS.flatMap((one) => PARTS.flatMap((two) => PARTS.map((three) => one + two + three)));
  for (const cell of cells) {
    const portal = toCsv([{ header: 'H', value: (row: { cell: string }) => row.cell }], [{ cell }]).slice(
      'H\r\n'.length,
    );
    expect([cell, csvLine([cell])]).toEqual([cell, portal]);
  }
  expect(csvLine([null, 'a', null])).toBe(',a,\r\n');
});
