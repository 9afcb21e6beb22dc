import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryDirectory } from '../server-process.ts';
import { type InstalledSdk, importNode, importSdk } from './installed.ts';
import { busy, errorOf, json, listen } from './listen.ts';

// Paginated lists and streamed files.

let sdk: InstalledSdk;
beforeAll(async () => {
  sdk = await importSdk();
});

async function collected<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

const withIds = (...ids: string[]) => ids.map((id) => ({ id }));
const askedFor = (requests: IncomingMessage[]) => requests.map(({ url }) => url?.split('?')[1]);

test('pages with numbers: every item once, also when others are added meanwhile and the server is busy', async () => {
  const { baseUrl, requests } = await listen(
    json(200, { transactions: withIds('9', '8'), totalPages: 2 }),
    busy(429),
    json(200, { transactions: withIds('8', '7'), totalPages: 3 }),
    json(200, { transactions: withIds('6'), totalPages: 3 }),
  );
  const list = sdk.createClient({ baseUrl }).transactions.all({ status: 'pending', limit: 2 });
  expect(await collected(list)).toEqual(withIds('9', '8', '7', '6'));
  const filter = 'limit=2&status=pending';
  expect(askedFor(requests)).toEqual([filter, `${filter}&page=2`, `${filter}&page=2`, `${filter}&page=3`]);
});

test('pages with cursors, below an id too', async () => {
  const { baseUrl, requests } = await listen(
    json(200, { records: [{ id: 1 }], next_cursor: 'a/b' }),
    json(200, { records: [{ id: 2 }], next_cursor: null }),
  );
  const list = sdk.createClient({ baseUrl }).companyRevenue.allPayoutRecords('PAY-1');
  expect(await collected(list)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/admin/company-revenue/payouts/PAY-1/records?limit=200',
    '/api/admin/company-revenue/payouts/PAY-1/records?limit=200&cursor=a%2Fb',
  ]);
});

test('pages() gives the answers, and a list can be read twice', async () => {
  const answer = { transactions: withIds('1'), totalPages: 1, total: 1 };
  const { baseUrl, requests } = await listen(json(200, answer));
  const list = sdk.createClient({ baseUrl }).transactions.all();
  expect(await collected(list.pages())).toEqual([answer]);
  expect(await collected(list)).toEqual(withIds('1'));
  expect(requests).toHaveLength(2);
});

test('a list asks for no page that is not wanted', async () => {
  const { baseUrl, requests } = await listen(json(200, { transactions: withIds('1', '2'), totalPages: 9 }));
  const list = sdk.createClient({ baseUrl }).transactions.all();
  expect(requests).toHaveLength(0);
  for await (const { id } of list) if (id === '2') break;
  expect(requests).toHaveLength(1);
});

test('a back end without pages is read whole, and an empty one gives nothing', async () => {
  const { baseUrl } = await listen(
    json(200, { withdrawals: [{ withdrawal_id: 'a' }] }),
    json(200, { withdrawals: [] }),
  );
  const { withdrawals } = sdk.createClient({ baseUrl });
  expect(await collected(withdrawals.all())).toEqual([{ withdrawal_id: 'a' }]);
  expect(await collected(withdrawals.all())).toEqual([]);
});

test('the options of a list are those of its calls', async () => {
  const { baseUrl } = await listen(json(200, { withdrawals: [], next_cursor: 'more' }));
  const controller = new AbortController();
  const reason = new Error('Enough.');
  const list = sdk.createClient({ baseUrl }).withdrawals.all({}, { signal: controller.signal });
  const reading = (async () => {
    for await (const _ of list.pages()) controller.abort(reason);
  })();
  expect(await errorOf(reading)).toBe(reason);
});

/** Sends a file in these pieces, and then ends the answer or breaks it off. */
const file =
  (pieces: (string | Buffer)[], broken = false): RequestListener =>
  async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' });
    for (const piece of pieces) await new Promise((sent) => response.write(piece, sent));
    if (broken) response.destroy();
    else response.end();
  };

test('the lines of an export are its records, however it is cut into pieces', async () => {
  const records = ['id,notes', '1,"two\r\nlines, ""quoted"""', '2,Größe 😀', '3,'];
  const bytes = Buffer.from(`${records.join('\r\n')}\r\n`);
  for (const size of [1, 2, 3, 7, 1000]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    const { baseUrl } = await listen(file(pieces));
    expect(await collected(sdk.createClient({ baseUrl }).transactions.exportLines())).toEqual(records);
  }
});

test('the stream of an export gives what has come before the rest has', async () => {
  let finish = () => {};
  const { baseUrl } = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' }).write('1\r\n');
    finish = () => response.end('2\r\n');
  });
  const reader = (await sdk.createClient({ baseUrl, timeout: 20_000 }).transactions.exportStream()).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('1\r\n');
  finish();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('2\r\n');
  expect((await reader.read()).done).toBe(true);
});

test('an export that is broken off is an error after what came, and so is one that is refused', async () => {
  const broken = await listen(file(['1\r\n2'], true));
  const seen: string[] = [];
  const reading = (async () => {
    for await (const line of sdk.createClient(broken).transactions.exportLines()) seen.push(line);
  })();
  expect(await errorOf(reading)).toMatchObject({
    name: 'InvalidAnswerError',
    code: 'broken_answer',
    request: 'GET /api/admin/exports/transactions',
  });
  expect(seen).toEqual(['1']);
  const refusing = await listen(json(403, { message: 'You may not do this.', code: 'forbidden' }));
  const refused = errorOf(sdk.createClient(refusing).transactions.exportStream());
  expect(await refused).toMatchObject({ name: 'ForbiddenError', code: 'forbidden' });
});

test('an export ends with its signal, and is sent no further to whoever stops reading', async () => {
  const controller = new AbortController();
  const reason = new Error('Enough.');
  const closed: Promise<void>[] = [];
  const { baseUrl } = await listen((request, response) => {
    closed.push(new Promise((resolve) => request.socket.once('close', () => resolve())));
    response.writeHead(200, { 'content-type': 'text/csv' }).write('1\r\n2\r\n');
  });
  const { transactions } = sdk.createClient({ baseUrl });
  const reading = (async () => {
    for await (const _ of transactions.exportLines({}, { signal: controller.signal })) controller.abort(reason);
  })();
  expect(await errorOf(reading)).toBe(reason);
  for await (const _ of transactions.exportLines()) break;
  await Promise.all(closed);
  expect(closed).toHaveLength(2);
});

const batch = (next_cursor: string, ...ids: string[]) => json(200, { events: withIds(...ids), next_cursor });

test('events are followed after the last cursor, over every answer that passes, and end with one that does not', async () => {
  const { baseUrl, requests } = await listen(
    batch('c1', '1', '2'),
    ...Array.from({ length: 12 }, () => busy()),
    batch('c1'),
    (_, response) => response.destroy(),
    batch('c2', '3'),
    json(409, { message: 'Begun anew.', code: 'feed_changed', next_cursor: 'd0' }),
  );
  const told: unknown[] = [];
  const follow = async () => {
    for await (const { events, next_cursor } of sdk.createClient({ baseUrl }).platform.followEvents({ after: 'c0' })) {
      told.push(next_cursor, ...events.map(({ id }) => id));
    }
  };
  expect(await errorOf(follow())).toMatchObject({ code: 'feed_changed', nextCursor: 'd0' });
  expect(told).toEqual(['c1', '1', '2', 'c2', '3']);
  const afters = askedFor(requests).map((query) => new URLSearchParams(query).get('after'));
  expect([...new Set(afters)]).toEqual(['c0', 'c1', 'c2']);
});

test('following ends with its signal, also while it waits', async () => {
  const { baseUrl } = await listen(json(503, { message: 'Down.' }, { 'retry-after': '3600' }));
  const stop = new AbortController();
  const { platform } = sdk.createClient({
    baseUrl,
    onResponse: () => setImmediate(() => stop.abort(new Error('enough'))),
  });
  expect(await errorOf(collected(platform.followEvents({}, { signal: stop.signal })))).toMatchObject({
    message: 'enough',
  });
});

test('a second approval is awaited over every answer that passes, until it ends, is refused, or the signal says so', async () => {
  const state = (word: string) => json(200, { id: '12', state: word });
  const down = json(503, { message: 'Down.' }, { 'retry-after': '0' });
  const { baseUrl, requests } = await listen(state('waiting'), down, state('waiting'), state('denied'));
  const ended = await sdk.awaitSecond(sdk.createClient({ baseUrl }), '12', { every: 0 });
  expect([ended.state, requests.length]).toEqual(['denied', 4]);
  const refusing = await listen(json(404, { message: 'There is none.', code: 'not_found' }));
  expect(await errorOf(sdk.awaitSecond(sdk.createClient(refusing), '13'))).toMatchObject({ code: 'not_found' });
  const stop = new AbortController();
  const waiting = await listen(state('waiting'));
  const onResponse = () => setImmediate(() => stop.abort(new Error('enough')));
  const client = sdk.createClient({ baseUrl: waiting.baseUrl, onResponse });
  expect(await errorOf(sdk.awaitSecond(client, '12', { signal: stop.signal }))).toMatchObject({ message: 'enough' });
});

test('a page that answers in place of an export, such as that of a captive portal, is no export', async () => {
  const page: RequestListener = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Please sign in to the hotel</p>');
  const { baseUrl } = await listen(page, page, page, page);
  const { transactions } = sdk.createClient({ baseUrl, retries: 0 });
  const { saveToFile } = await importNode();
  const { path, remove } = await temporaryDirectory();
  try {
    const notTheApi = { name: 'InvalidAnswerError', code: 'not_the_api', status: 200 };
    expect(await errorOf(transactions.exportStream())).toMatchObject(notTheApi);
    expect(await errorOf(collected(transactions.exportLines()))).toMatchObject(notTheApi);
    expect(await errorOf(saveToFile(transactions.exportStream(), join(path, 'saved.csv')))).toMatchObject(notTheApi);
    expect(readdirSync(path)).toEqual([]);
  } finally {
    await remove();
  }
});

test('a stream is saved whole, or not at all', async () => {
  const { saveToFile } = await importNode();
  const { path, remove } = await temporaryDirectory();
  try {
    const file = join(path, 'saved.csv');
    await saveToFile(new Blob(['first']).stream(), file);
    const broken = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.error(new Error('cut off')),
    });
    expect(await errorOf(saveToFile(broken, file))).toMatchObject({ message: 'cut off' });
    expect(await errorOf(saveToFile(Promise.reject(new Error('refused')), file))).toMatchObject({ message: 'refused' });
    expect([readFileSync(file, 'utf8'), readdirSync(path)]).toEqual(['first', ['saved.csv']]);
  } finally {
    await remove();
  }
});
