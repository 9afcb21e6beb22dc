import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { UnreadableFile } from '../../server/platform/imports/file-bytes.ts';
import type { ReadRecord } from '../../server/platform/imports/read-record.ts';
import { type Format, recordsOf } from '../../server/platform/imports/records-of.ts';
import {
  PlatformItem,
  PlatformPlayer,
  PlatformTransaction,
  PlatformWithdrawal,
} from '../../src/generated/coinopAdminAPI.schemas.zod.ts';

// Files as they come: whole, wrong, cut off, or made to hurt.

const MB = 1024 * 1024;

async function* chunks(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

/** Everything that can be read, and why it ended. */
async function read(content: string | Buffer, format: Format = 'ndjson', schema = PlatformPlayer as object, size = 7) {
  const records: ReadRecord[] = [];
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  try {
    for await (const portion of recordsOf(chunks(bytes, size), format, schema as typeof PlatformPlayer)) {
      records.push(...portion);
    }
    return { records, ended: undefined };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { records, ended: error };
  }
}

const valuesOf = async (...args: Parameters<typeof read>) =>
  (await read(...args)).records.map((one) => ('record' in one ? [one.line, one.record] : [one.line, one.refused]));

describe('a file with one JSON object per line', () => {
  test.each([1, 2, 3, 1_000])('is read line by line, in pieces of %i bytes, packed or not', async (size) => {
    const text = '\ufeff{"a":1}\n\n  \n{"b":"é"}\r\n{"c":3}';
    const expected = [
      [1, { a: 1 }],
      [4, { b: 'é' }],
      [5, { c: 3 }],
    ];
    expect(await valuesOf(text, 'ndjson', PlatformPlayer, size)).toEqual(expected);
    expect(await valuesOf(gzipSync(text), 'ndjson', PlatformPlayer, size)).toEqual(expected);
  });

  test('refuses a line by itself: cut off, in Latin-1, with a NUL, with a field twice, or too long', async () => {
    const lines = [
      Buffer.from('{"a":1}\n'),
      Buffer.from('{"a":"é"}\n', 'latin1'),
      Buffer.from('{"a":"\0"}\n'),
      Buffer.from('{"a":1,"a":2}\n'),
      Buffer.from(`{"a":"${'x'.repeat(10 * MB)}"}\n`),
      Buffer.from('{"a":2}\n{"a":'),
    ];
    expect(await valuesOf(Buffer.concat(lines), 'ndjson', PlatformPlayer, 64_000)).toEqual([
      [1, { a: 1 }],
      [2, 'The line is not UTF-8 text.'],
      [3, 'The line is not valid JSON.'],
      [4, 'The line has a field twice.'],
      [5, 'The line is longer than 65536 bytes.'],
      [6, { a: 2 }],
      [7, 'The line is not valid JSON.'],
    ]);
  });

  test('that never ends its line is not read to its end', async () => {
    const { ended } = await read(Buffer.alloc(65 * MB, 'x'), 'ndjson', PlatformPlayer, MB);
    expect(ended).toMatchObject({ message: 'The line has no end.', line: 1 });
  });
});

describe('a packed file', () => {
  test('that is cut off or damaged is read up to there', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `{"a":${index * 7919}}\n`).join('');
    const packed = gzipSync(lines);
    const cut = await read(packed.subarray(0, packed.length - 900), 'ndjson', PlatformPlayer, 4_000);
    expect(cut.ended?.message).toBe('The packed file is cut off.');
    expect(cut.records.length).toBeGreaterThan(10_000);
    packed.fill(0xff, 20_000, 20_040);
    expect((await read(packed, 'ndjson', PlatformPlayer, 4_000)).ended?.message).toBe('The packed file is damaged.');
  });

  test('that expands without measure is not expanded to its end', async () => {
    const bomb = gzipSync(Buffer.alloc(20 * MB, ' '));
    const { ended } = await read(bomb, 'ndjson', PlatformPlayer, 4_000);
    expect(ended?.message).toBe('The file expands to more than 250 times its size.');
  });
});

describe('a CSV file', () => {
  test('has numbers, booleans and parts of fields by the schema, and leaves empty fields out', async () => {
    const items =
      'item_id,price_usd,is_active,display_tag,currency_amount\nI-1,4.99,true,"a ""b"", c",\nI-2,x,no,,1e3\n';
    expect(await valuesOf(items, 'csv', PlatformItem)).toEqual([
      [2, { item_id: 'I-1', price_usd: 4.99, is_active: true, display_tag: 'a "b", c' }],
      [3, { item_id: 'I-2', price_usd: 'x', is_active: 'no', currency_amount: '1e3' }],
    ]);
    const requests = 'withdrawal_id,account_last4,signals.bank_country,signals.device_count\nW-1,0042,US,2\n';
    expect(await valuesOf(requests, 'csv', PlatformWithdrawal)).toEqual([
      [2, { withdrawal_id: 'W-1', account_last4: '0042', signals: { bank_country: 'US', device_count: 2 } }],
    ]);
  });

  test('with a byte order mark, line ends of Windows and fields over several lines keeps its line numbers', async () => {
    const text = '\ufeffplayer_id,display_name\r\nP-1,"Mara\r\nLindqvist"\r\n\r\nP-2,Teo\r\n';
    expect(await valuesOf(text, 'csv')).toEqual([
      [2, { player_id: 'P-1', display_name: 'Mara\r\nLindqvist' }],
      [5, { player_id: 'P-2', display_name: 'Teo' }],
    ]);
  });

  test('refuses a row by itself: in Latin-1, or with another number of fields, as where the file is cut off', async () => {
    const text = Buffer.from('player_id,display_name\nP-1,Zoë\nP-2,a,b\nP-3,Teo\nP-4', 'latin1');
    expect(await valuesOf(text, 'csv')).toEqual([
      [2, 'The line is not UTF-8 text.'],
      [3, 'The row has 3 fields instead of 2.'],
      [4, { player_id: 'P-3', display_name: 'Teo' }],
      [5, 'The row has 1 fields instead of 2.'],
    ]);
  });

  test.each([
    [
      'a column that no field has',
      'player_id,shoe\nP-1,43\n',
      /no field for the column shoe\. The fields are player_id/,
      1,
    ],
    ['a column twice', 'player_id,player_id\n', /column player_id is there twice/, 1],
    ['what is no head at all', '4417123456789113,x\n', /no field for the column in the first line\./, 1],
    ['a quote that never ends', 'player_id,display_name\nP-1,Teo\nP-2,"x\nP-3,y\n', /A quoted field never ends/, 3],
    ['a row of 2 MB', `player_id,display_name\nP-1,Teo\nP-2,${'x'.repeat(2 * MB)}\n`, /longer than 65536 bytes/, 3],
    ['a head of thousands of columns', `${'player_id,'.repeat(6_000)}x\n`, /column player_id is there twice/, 1],
    ['a quote in the middle', 'player_id,display_name\nP-1,Teo\nP-2,a"b"\n', /not valid CSV/, 3],
  ])('ends at %s', async (_, text, message, line) => {
    const { ended, records } = await read(text, 'csv', PlatformPlayer, 8_000);
    expect(ended?.message).toMatch(message);
    expect(ended?.line).toBe(line);
    expect(records.map((one) => one.line)).toEqual(line === 3 ? [2] : []);
  });
});

test('empty lines are skipped, but not without end, packed or not', async () => {
  const [head, row] = ['player_id,display_name\n', 'P-1,Teo\n'];
  const json = '{"player_id":"P-1","display_name":"Teo"}\n';
  const gap = '\n'.repeat(90_000);
  for (const [format, text] of [
    ['csv', head + gap + row + gap + row],
    ['ndjson', gap + json + gap + json],
  ] as const) {
    const several = await read(gzipSync(text), format, PlatformPlayer, 4_000);
    expect([several.ended, several.records.length]).toEqual([undefined, 2]);
    // What would follow is never looked at: ten kilobytes hold ten million of them.
    const { ended, records } = await read(
      gzipSync(`${head}${text}${'\n'.repeat(3 * MB)}`),
      format,
      PlatformPlayer,
      4_000,
    );
    expect(ended?.message).toBe('More than 100,000 empty lines follow one another.');
    expect(records.length).toBeLessThan(4);
  }
});

test('an empty file has no records', async () => {
  for (const format of ['ndjson', 'csv'] as const) {
    expect(await read('', format, PlatformTransaction)).toEqual({ records: [], ended: undefined });
  }
});
