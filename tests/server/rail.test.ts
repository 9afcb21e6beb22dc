import { once } from 'node:events';
import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HttpRail } from '../../server/payments/rail/http-rail.ts';
import { readEntries } from '../../server/payments/rail/journal.ts';
import type { Payment } from '../../server/payments/rail/rail.ts';
import { type ListQuery, listPages, NoAnswer } from '../../server/payments/rail/rail-list.ts';
import { KeyReused, SimulatedRail, type SimulatorSettings } from '../../server/payments/rail/simulator.ts';
import { startServer, temporaryDirectory } from '../server-process.ts';

const PAYMENT: Payment = {
  withdrawalId: 'WDR-1',
  playerId: 'PLR-1',
  amountCents: 24_375,
  bankName: 'First Meridian Bank',
  accountLast4: '4417',
  routingLast4: '0248',
  accountType: 'checking',
};
const KEY = 'withdrawal:WDR-1:1';
const forever = new AbortController().signal;
const inTime = () => AbortSignal.timeout(200);
const keys = (count: number) => Array.from({ length: count }, (_, index) => `withdrawal:WDR-${index}:1`);

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let journalPath: string;
let rails: SimulatedRail[] = [];
beforeEach(async () => {
  directory = await temporaryDirectory();
  journalPath = join(directory.path, 'rail', 'journal.jsonl');
});
afterEach(async () => {
  await Promise.all(rails.map((rail) => rail.close()));
  rails = [];
  await directory.remove();
});

function simulator(settings: Partial<SimulatorSettings> = {}): SimulatedRail {
  const rail = new SimulatedRail({ journalPath, ...settings });
  rails.push(rail);
  return rail;
}

const journal = async () => readEntries(await readFile(journalPath, 'utf8'));

describe('the simulator', () => {
  test('executes a key once and answers it the same, asked one after the other, at once and after a restart', async () => {
    const rail = simulator({ delayMs: 20 });
    const first = await Promise.all([1, 2, 3].map(() => rail.pay(KEY, PAYMENT, forever)));
    const again = await rail.pay(KEY, PAYMENT, forever);
    const restarted = await simulator().pay(KEY, PAYMENT, forever);
    expect(first[0]).toMatchObject({ outcome: 'paid', reference: expect.stringMatching(/^SIM-[0-9A-F]{10}$/) });
    for (const answer of [...first, again, restarted]) expect(answer).toEqual(first[0]);
    expect(await journal()).toEqual([{ key: KEY, payment: PAYMENT, answer: first[0], at: expect.any(String) }]);
  });

  test('refuses another payment with a key that is taken', async () => {
    const rail = simulator();
    await rail.pay(KEY, PAYMENT, forever);
    await expect(rail.pay(KEY, { ...PAYMENT, amountCents: 1 }, forever)).rejects.toThrow(KeyReused);
    expect(await journal()).toHaveLength(1);
  });

  test('refuses about the share it is told to, for the same keys every time', async () => {
    const outcomes = async (rail: SimulatedRail) =>
      Promise.all(keys(200).map(async (key) => (await rail.pay(key, PAYMENT, forever)).outcome));
    const first = await outcomes(simulator({ refused: 0.2 }));
    const refused = first.filter((outcome) => outcome === 'refused').length;
    expect(refused).toBeGreaterThan(20);
    expect(refused).toBeLessThan(60);
    const elsewhere = join(directory.path, 'another.jsonl');
    expect(await outcomes(simulator({ refused: 0.2, journalPath: elsewhere }))).toEqual(first);
  });

  test('can execute and leave unanswered; asked again later, the payment is not made again', async () => {
    await expect(simulator({ silentAfter: 1 }).pay(KEY, PAYMENT, inTime())).rejects.toThrow(/timeout/);
    expect(await journal()).toHaveLength(1);
    expect(await simulator().pay(KEY, PAYMENT, forever)).toEqual((await journal())[0]?.answer);
    expect(await journal()).toHaveLength(1);
  });

  test('can leave unanswered without having done anything', async () => {
    await expect(simulator({ silentBefore: 1 }).pay(KEY, PAYMENT, inTime())).rejects.toThrow(/timeout/);
    expect(await journal()).toEqual([]);
  });

  test('finishes a payment that nobody waits for any more', async () => {
    const rail = simulator({ delayMs: 40 });
    const gone = new AbortController();
    const asked = rail.pay(KEY, PAYMENT, gone.signal);
    gone.abort();
    await asked;
    await rail.close();
    expect(await journal()).toHaveLength(1);
  });

  test('cuts off a line that was never finished, and keeps those before it', async () => {
    await Promise.all(keys(3).map((key) => simulator().pay(key, PAYMENT, forever)));
    const whole = await readFile(journalPath);
    await truncate(journalPath, whole.length - 10);
    const [lost = ''] = (await readFile(journalPath, 'utf8')).split('\n').slice(-1);
    expect(lost).not.toBe('');
    const rail = simulator();
    const answers = await Promise.all(keys(3).map((key) => rail.pay(key, PAYMENT, forever)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['paid', 'paid', 'paid']);
    expect(new Set((await journal()).map(({ key }) => key)).size).toBe(3);
  });

  test('lists what was paid, and what the bank has sent back since, in pages', async () => {
    const rail = simulator({ refused: 0.2, returned: 0.1 });
    const long = Array.from({ length: 1_300 }, (_, index) => `withdrawal:WDR-${index}:1`);
    const answers = await Promise.all(long.map((key) => rail.pay(key, PAYMENT, forever)));
    const paid = long.filter((_, index) => answers[index]?.outcome === 'paid');
    const all = async (query: Omit<ListQuery, 'after'>) => {
      const found = [];
      for await (const { payments } of listPages(rail, query, forever)) found.push(...payments);
      return found;
    };
    const since = new Date(Date.now() - 60_000);
    const payments = await all({ since });
    expect(payments.map(({ key }) => key).toSorted()).toEqual(paid.toSorted());
    const returned = await all({ since, onlyReturned: true });
    expect(returned).toEqual(payments.filter((payment) => payment.returned));
    expect(returned.length).toBeGreaterThan(30);
    expect(await all({ since: new Date(Date.now() + 60_000) })).toEqual([]);
    const later = simulator({ refused: 0.2, returned: 0.1, returnAfterMs: 60_000 });
    expect((await later.list({ since, onlyReturned: true })).payments).toEqual([]);
  });

  test('does not start on a journal that it cannot read', async () => {
    await simulator().pay(KEY, PAYMENT, forever);
    await appendFile(journalPath, 'nonsense\n');
    expect(() => simulator()).toThrow(SyntaxError);
    await writeFile(journalPath, '');
  });
});

describe('the rail over HTTP', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function aRail(answer: (request: IncomingMessage, response: ServerResponse) => void, token?: string) {
    server = createServer(answer);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return new HttpRail({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`, token });
  }
  const send = (status: number, body: string, headers = {}) =>
    aRail((_, response) => void response.writeHead(status, headers).end(body));

  test('sends the key, the token and the payment', async () => {
    const got: { url: string | undefined; headers: IncomingMessage['headers']; body: unknown }[] = [];
    const rail = await aRail(async (request, response) => {
      got.push({ url: request.url, headers: request.headers, body: JSON.parse(await text(request)) });
      response.end('{"status":"paid","reference":"R-1"}');
    }, 'secret');
    expect(await rail.pay(KEY, PAYMENT, forever)).toEqual({ outcome: 'paid', reference: 'R-1' });
    expect(got).toMatchObject([
      {
        url: '/v1/payments',
        headers: { 'idempotency-key': KEY, authorization: 'Bearer secret', 'content-type': 'application/json' },
        body: {
          withdrawal_id: 'WDR-1',
          player_id: 'PLR-1',
          amount_cents: 24_375,
          currency: 'USD',
          bank_account: {
            bank_name: 'First Meridian Bank',
            account_last4: '4417',
            routing_last4: '0248',
            account_type: 'checking',
          },
        },
      },
    ]);
  });

  test('understands a definite no', async () => {
    const rail = await send(200, '{"status":"refused","reason":"R02 Account closed"}');
    expect(await rail.pay(KEY, PAYMENT, forever)).toEqual({ outcome: 'refused', reason: 'R02 Account closed' });
  });

  test.each([
    [500, '{"status":"refused","reason":"no"}'],
    [503, ''],
    [404, '{"status":"refused","reason":"no such account"}'],
    [422, '{"status":"paid","reference":"R-1"}'],
    [202, '{"status":"paid","reference":"R-1"}'],
    [200, ''],
    [200, '{"status":"pai'],
    [200, 'null'],
    [200, '{"status":"paid"}'],
    [200, '{"status":"paid","reference":" "}'],
    [200, '{"status":"refused"}'],
    [200, '{"status":"pending","reference":"R-1"}'],
  ])('takes %i %s for no answer, and so for neither paid nor refused', async (status, body) => {
    await expect((await send(status, body)).pay(KEY, PAYMENT, forever)).rejects.toThrow(/it/);
  });

  const LISTED = { key: KEY, status: 'paid', reference: 'R-1', amount_cents: 24_375, paid_at: '2026-11-20T10:00:00Z' };
  const RETURNED = {
    ...LISTED,
    status: 'returned',
    returned_at: '2026-11-21T10:00:00Z',
    return_reference: 'B-1',
    return_reason: 'R03 No account',
  };

  test('asks for the list of payments with the token, and understands it', async () => {
    const got: (string | undefined)[] = [];
    const rail = await aRail((request, response) => {
      got.push(request.method, request.url, request.headers.authorization);
      response.end(JSON.stringify({ payments: [LISTED, RETURNED, { ...RETURNED, return_code: 'ac04' }], next: 'p 2' }));
    }, 'secret');
    const since = new Date('2026-11-18T00:00:00Z');
    const page = await rail.list({ since, onlyReturned: true, after: 'p 1' }, forever);
    expect(got).toEqual([
      'GET',
      '/v1/payments?since=2026-11-18T00%3A00%3A00.000Z&status=returned&after=p+1',
      'Bearer secret',
    ]);
    const paid = { key: KEY, reference: 'R-1', amountCents: 24_375, paidAt: new Date('2026-11-20T10:00:00Z') };
    const returned = { at: new Date('2026-11-21T10:00:00Z'), reference: 'B-1', reason: 'R03 No account' };
    expect(page).toEqual({
      payments: [
        { ...paid, returned: undefined },
        { ...paid, returned },
        { ...paid, returned: { ...returned, code: 'AC04' } },
      ],
      unreadable: [],
      next: 'p 2',
    });
  });

  const listOf = (payments: unknown, next?: unknown) => JSON.stringify({ payments, next });
  test.each<[number, string]>([
    [404, listOf([])],
    [500, listOf([])],
    [201, listOf([])],
    [200, ''],
    [200, '{"payments":[{'],
    [200, '[]'],
    [200, listOf('none')],
    [200, listOf([], 7)],
    [200, listOf([], 'x'.repeat(201))],
    [200, listOf(Array(1_001).fill(LISTED))],
  ])('takes %i with a list like %.60s for no answer', async (status, body) => {
    const rail = await send(status, body);
    await expect(rail.list({ since: new Date() }, forever)).rejects.toThrow(NoAnswer);
  });

  test.each<[string, unknown, string | undefined]>([
    ['key', null, undefined],
    ['key', { ...LISTED, key: '' }, undefined],
    ['amount_cents', { ...LISTED, amount_cents: 1.5 }, KEY],
    ['amount_cents', { ...LISTED, amount_cents: -1 }, KEY],
    ['amount_cents', { ...LISTED, amount_cents: '24375' }, KEY],
    ['paid_at', { ...LISTED, paid_at: 'yesterday' }, KEY],
    ['reference', { ...LISTED, reference: 7 }, KEY],
    ['status', { ...LISTED, status: 'refused' }, KEY],
    ['return_reference', { ...RETURNED, return_reference: undefined }, KEY],
    ['returned_at', { ...RETURNED, returned_at: undefined }, KEY],
    ['return_code', { ...RETURNED, return_code: 3 }, KEY],
    ['return_code', { ...RETURNED, return_code: 'closed' }, KEY],
  ])('an entry without a usable %s costs none of the others: %j', async (field, entry, key) => {
    const rail = await send(200, listOf([LISTED, entry, RETURNED]));
    const { payments, unreadable } = await rail.list({ since: new Date() }, forever);
    expect(payments.map(({ returned }) => returned?.reference)).toEqual([undefined, 'B-1']);
    expect(unreadable).toEqual([{ entry: 2, key, field }]);
  });

  test('takes from the list whatever texts it takes from an answer to a payment', async () => {
    const reference = 'é'.repeat(9_000);
    const answered = await send(200, JSON.stringify({ status: 'paid', reference }));
    expect(await answered.pay(KEY, PAYMENT, forever)).toEqual({ outcome: 'paid', reference });
    server?.close();
    const listed = await send(200, listOf([{ ...LISTED, reference }]));
    expect(await listed.list({ since: new Date() }, forever)).toMatchObject({
      payments: [{ reference }],
      unreadable: [],
    });
  });

  test('reads a whole page of the longest keys that the simulator accepts', async () => {
    const entries = Array.from({ length: 1_000 }, (_, index) => ({
      ...RETURNED,
      key: `${index}`.padEnd(300, '\u0001'),
    }));
    const rail = await send(200, listOf(entries, '1000'));
    expect((await rail.list({ since: new Date() }, forever)).payments).toHaveLength(1_000);
  });

  test('reads an endless answer to a limit, and ends the connection', async () => {
    let closed: Promise<unknown> | undefined;
    const endless = await aRail((_, response) => {
      closed = once(response, 'close');
      const write = () => {
        while (response.write(' '.repeat(65_536)));
      };
      response.on('drain', write);
      write();
    });
    await expect(endless.list({ since: new Date() }, forever)).rejects.toThrow('its answer is too long');
    await closed;
    await expect(endless.pay(KEY, PAYMENT, forever)).rejects.toThrow('its answer is too long');
    await closed;
  });

  test('follows nobody elsewhere', async () => {
    const rail = await send(307, '', { location: 'http://127.0.0.1:1/payments' });
    await expect(rail.pay(KEY, PAYMENT, forever)).rejects.toThrow('fetch failed');
    await expect(rail.list({ since: new Date() }, forever)).rejects.toThrow('fetch failed');
  });

  test('takes a broken connection, a silent rail and none at all for no answer', async () => {
    const broken = await aRail((request) => void request.socket.destroy());
    await expect(broken.pay(KEY, PAYMENT, forever)).rejects.toThrow('fetch failed');
    server?.close();
    await expect(broken.pay(KEY, PAYMENT, forever)).rejects.toThrow('fetch failed');
    const silent = await aRail(() => {});
    await expect(silent.pay(KEY, PAYMENT, inTime())).rejects.toThrow(/timeout/);
  });

  test('speaks with the simulator as a program of its own, which remembers over a restart', async () => {
    const start = () => startServer({ JOURNAL: journalPath }, 'server/payments/rail/serve-simulator.ts');
    const before = await start();
    const answer = await new HttpRail({ url: before.origin }).pay(KEY, PAYMENT, forever);
    await expect(
      new HttpRail({ url: before.origin }).pay(KEY, { ...PAYMENT, amountCents: 1 }, forever),
    ).rejects.toThrow('it answered 409');
    await before.kill();
    const after = await start();
    expect(await new HttpRail({ url: after.origin }).pay(KEY, PAYMENT, forever)).toEqual(answer);
    const { payments } = await new HttpRail({ url: after.origin }).list({ since: new Date(0) }, forever);
    expect(payments).toMatchObject([{ key: KEY, amountCents: 24_375 }]);
    expect(await after.stop()).toBe(0);
    expect(await journal()).toHaveLength(1);
  });
});
