import { gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableFile } from '../../server/platform/imports/file-bytes.ts';
import type { ReadRecord } from '../../server/platform/imports/read-record.ts';
import { type Format, recordsOf } from '../../server/platform/imports/records-of.ts';
import { recordCsv } from '../../server/records/record-csv.ts';
import {
  PlatformGame,
  PlatformItem,
  PlatformPlayer,
  PlatformTransaction,
  PlatformWithdrawal,
} from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { size } from '../faults/suite.ts';
import { aGame, anItem, aPlayer } from '../random-records.ts';

// Files as they come: whole, wrong, cut off, or made to hurt.

const MB = 1024 * 1024;

async function* chunks(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const intakeOf = (schema: object) => {
  const record = schema as typeof PlatformPlayer;
  return { record, id: Object.keys(record.shape)[0] ?? '' };
};

/** Everything that can be read, and why it ended. */
async function read(content: string | Buffer, format: Format = 'ndjson', schema = PlatformPlayer as object, size = 7) {
  const records: ReadRecord[] = [];
  const assumed: string[] = [];
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  try {
    for await (const portion of recordsOf(chunks(bytes, size), format, intakeOf(schema), {
      assume: (one) => assumed.push(one),
    })) {
      records.push(...portion);
    }
    return { records, assumed, ended: undefined };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { records, assumed, ended: error };
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
  test('has numbers, booleans and parts of fields by the schema, and leaves out empty fields that may be absent', async () => {
    const items =
      'item_id,price_usd,is_active,display_tag,currency_amount\nI-1,4.99,true,"a ""b"", c",\nI-2,x,no,,1e3\n';
    expect(await valuesOf(items, 'csv', PlatformItem)).toEqual([
      [2, { item_id: 'I-1', price_usd: 4.99, is_active: true, display_tag: 'a "b", c', currency_amount: null }],
      [3, 'is_active must be true or false. currency_amount is shortened by a spreadsheet: write all its digits.'],
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

  test('refuses a row by itself: damaged, the header again, or with another number of fields, as where the file is cut off', async () => {
    const rows = ['P-0,Zoë', 'P-2,a,b', 'Player ID,display_name', 'P-3;Teo', 'P-4,Teo,,', 'P-5'];
    const text = Buffer.concat([
      Buffer.from('player_id,display_name\nP-1,Zo\xeb and Zoë\n', 'utf8'),
      Buffer.from(rows.join('\n')),
    ]);
    text[text.indexOf(0xc3)] = 0xff;
    expect(await valuesOf(text, 'csv', PlatformPlayer, 1_000)).toEqual([
      [2, 'The line is not UTF-8 text.'],
      [3, { player_id: 'P-0', display_name: 'Zoë' }],
      [4, 'The row has 3 fields instead of 2.'],
      [5, 'The line repeats the names of the columns.'],
      [6, 'The row has 1 fields instead of 2. It seems to be separated by semicolons, unlike the first line.'],
      [7, { player_id: 'P-4', display_name: 'Teo' }],
      [8, 'The row has 1 fields instead of 2.'],
    ]);
  });

  test.each<[string, string | Buffer, unknown, string[]]>([
    [
      'semicolons and decimal commas',
      'item_id;price_usd;is_active;\nI;9,99;FALSE;\n',
      { item_id: 'I', price_usd: 9.99, is_active: false },
      ['The file is separated by semicolons.', 'Numbers have a decimal comma.'],
    ],
    [
      'tabs, and names as people write them',
      'Item ID\tprice USD\nI\t1.5\n',
      { item_id: 'I', price_usd: 1.5 },
      ['The file is separated by tabs.', 'The column Item ID is item_id.'],
    ],
    [
      'Windows-1252',
      Buffer.from('item_id,item_name\nI,\xc9clat\n', 'latin1'),
      { item_id: 'I', item_name: 'Éclat' },
      ['The text is Windows-1252.'],
    ],
    [
      'UTF-16',
      Buffer.from('\ufeffitem_id,item_name\nI,Éclat\n', 'utf16le'),
      { item_id: 'I', item_name: 'Éclat' },
      ['The text is UTF-16.'],
    ],
    [
      'times without a zone',
      'item_id,updated_at\nI,2026-11-20 09:14:05\n',
      { item_id: 'I', updated_at: '2026-11-20T09:14:05Z' },
      ['Times without a time zone are in UTC.'],
    ],
    [
      'times with an offset',
      'item_id,updated_at\nI,2026-11-20T10:14:05.120+0100\n',
      { item_id: 'I', updated_at: '2026-11-20T10:14:05.120+01:00' },
      [],
    ],
  ])('in %s is read, and what was assumed is said', async (_, text, record, assumed) => {
    const { records, assumed: said } = await read(text, 'csv', PlatformItem);
    expect(records).toMatchObject([{ record }]);
    expect(said).toEqual(assumed);
  });

  test.each([
    [
      ',',
      'price_usd',
      '9,99',
      /has a decimal comma, which counts only in a file that is separated by semicolons: write a point/,
    ],
    [',', 'currency_amount', '1,000', /has a separator of thousands: write the number without it/],
    [',', 'currency_amount', '1.000.000', /has a separator of thousands/],
    [';', 'currency_amount', '1,000', /can be read in two ways/],
    [';', 'currency_amount', '1.000', /can be read in two ways/],
    [',', 'currency_amount', '1E+05', /is shortened by a spreadsheet: write all its digits/],
    [',', 'item_id', '7.65612E+16', /is a number that a spreadsheet has shortened, and its last digits are lost/],
    [
      ',',
      'updated_at',
      '20/11/2026 09:14',
      /has a date whose day and month cannot be told apart: write the year first, such as 2026-11-20/,
    ],
    [',', 'updated_at', '20.11.2026', /write the year first/],
    [',', 'updated_at', '2026-11-20', /needs a time as well: write 2026-11-20 09:14:00/],
    [',', 'is_active', 'WAHR', /must be true or false/],
  ])('separated by %s refuses %s %s with the remedy', async (delimiter, name, cell, message) => {
    const column = name === 'item_id' ? 'game_id' : 'item_id';
    const { records } = await read(`${column}${delimiter}${name}\nI-1${delimiter}"${cell}"\n`, 'csv', PlatformItem);
    expect(records).toMatchObject([{ line: 2, errors: [{ path: name, message: expect.stringMatching(message) }] }]);
  });

  test('says what a line leaves out: columns that are missing and cells that are empty, and not cells that clear', async () => {
    const { records } = await read('game_id,game_name,genre,image_url\nG,Name,,\\N\n', 'csv', PlatformGame);
    expect(records).toMatchObject([
      {
        record: { game_id: 'G', game_name: 'Name' },
        absent: {
          missing: ['developer', 'description', 'platform_fee_percent', 'status', 'updated_at'],
          empty: ['genre'],
        },
      },
    ]);
  });

  test('warns of a long id that ends in zeros', async () => {
    const { records } = await read('player_id\n76561197960287000\n76561197960287930\n1000\n', 'csv');
    expect(records.map((one) => 'record' in one && one.warning)).toEqual([
      'player_id ends in zeros: a spreadsheet may have replaced its last digits.',
      undefined,
      undefined,
    ]);
  });

  test.each([
    [
      'a column that no field has',
      'player_id,shoe\nP-1,43\n',
      /separated by commas\. There is no field for the column shoe\.$/,
      1,
    ],
    ['a column twice', 'player_id,player_id\n', /column player_id is there twice/, 1],
    [
      'what is no head at all',
      '4417123456789113,x\n',
      /commas\. None of its columns has the name of a field\. .*: player_id, email/,
      1,
    ],
    ['a header with another delimiter', 'player_id|email\n', /separated by vertical bars\. Save it with commas/, 1],
    [
      'ten thousand columns',
      `player_id;${'a;'.repeat(10_000)}\n`,
      /semicolons\. There is no field for the columns a, a, a, a, a and 9995 more\./,
      1,
    ],
    ['a quote that never ends', 'player_id,display_name\nP-1,Teo\nP-2,"x\nP-3,y\n', /A quoted field never ends/, 3],
    ['a row of 2 MB', `player_id,display_name\nP-1,Teo\nP-2,${'x'.repeat(2 * MB)}\n`, /longer than 65536 bytes/, 3],
    ['a head of thousands of columns', `${'player_id,'.repeat(6_000)}\n`, /column player_id is there twice/, 1],
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
    expect(await read('', format, PlatformTransaction)).toMatchObject({ records: [], ended: undefined });
  }
});

/** A CSV file as a spreadsheet saves it again whose columns are all text. */
const saved = (csv: string, delimiter: string, encoding: 'utf8' | 'utf16le') => {
  const quoted = (cell: string) => (/["\r\n;,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const rows = parse(csv) as string[][];
  return Buffer.from(`\ufeff${rows.map((cells) => `${cells.map(quoted).join(delimiter)}\r\n`).join('')}`, encoding);
};

describe.each([
  ['players', PlatformPlayer, aPlayer],
  ['games', PlatformGame, aGame],
  ['items', PlatformItem, anItem('starfall')],
] as [string, typeof PlatformPlayer, fc.Arbitrary<object>][])('a file of %s', (_, schema, record) => {
  const { header, line } = recordCsv(schema);
  /** Null and absent are one. */
  const stored = (one: unknown) =>
    Object.fromEntries(Object.entries(schema.parse(one)).filter(([, value]) => value !== null));

  test.each([false, true])(
    'that was exported is read back as it was, for spreadsheets: %s',
    async (forSpreadsheets) => {
      await fc.assert(
        fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 5 }), async (records) => {
          const csv = header + records.map((one) => line({ ...one }, forSpreadsheets)).join('');
          const files = [
            Buffer.from(csv),
            saved(csv, ';', 'utf8'),
            saved(csv, ',', 'utf8'),
            saved(csv, '\t', 'utf16le'),
          ];
          for (const file of files) {
            const back = await read(file, 'csv', schema, 8_192);
            expect(back.ended).toBeUndefined();
            expect(back.records.map((one) => ('record' in one ? stored(one.record) : one))).toEqual(
              records.map(stored),
            );
          }
        }),
        { numRuns: size(25, 100) },
      );
    },
  );
});
