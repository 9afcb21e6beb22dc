import { expect, test } from 'vitest';
import { toCsv } from '../../src/lib/csv.ts';
import { fileName } from '../../src/lib/download.ts';

type Row = { cell: string | number | boolean | null | undefined };
const one = (cell: Row['cell']) => toCsv<Row>([{ header: 'H', value: (row) => row.cell }], [{ cell }]).slice(3, -2);

test('lines end with CRLF, the last one too, and the header comes first', () => {
  const columns = [
    { header: 'Id', value: (row: { id: string; usd: number }) => row.id },
    { header: 'Amount, USD', value: (row: { id: string; usd: number }) => row.usd },
  ];
  expect(toCsv(columns, [{ id: 'A', usd: 1.5 }])).toBe('Id,"Amount, USD"\r\nA,1.5\r\n');
  expect(toCsv(columns, [])).toBe('Id,"Amount, USD"\r\n');
});

test.each([
  ['say "hi"', '"say ""hi"""'],
  ['a,b', '"a,b"'],
  ['two\nlines', '"two\nlines"'],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['plain', 'plain'],
])('RFC 4180: %j is written as %j', (cell, text) => expect(one(cell)).toBe(text));

test.each(['=1+1', '+1 555 0142', '-1+1', '@SUM(A1)', ' =1', '＝1+1', '-', '=cmd|calc'])(
  'a spreadsheet must not run %j',
  (cell) => expect(one(cell)).toBe(`'${cell}`),
);

// In locales with a decimal comma, spreadsheets split lines at semicolons, even inside quotes.
test.each([
  ['a;=1', `"a;'=1"`],
  ['a; =1', `"a;' =1"`],
  ['a;"=1', `"a;'""=1"`],
  ['a\t+1', `"a\t'+1"`],
  ['a\n=1', `"a\n'=1"`],
  ['a;\n=1', `"a;\n'=1"`],
  ['\t=1', `"'\t'=1"`],
  ['a;b=1', '"a;b=1"'],
])('nor %j, split where it likes', (cell, text) => expect(one(cell)).toBe(text));

test('a formula that needs quotes gets both', () => {
  expect(one('=HYPERLINK("http://x")')).toBe(`"'=HYPERLINK(""http://x"")"`);
  expect(one('\r=1')).toBe(`"'\r'=1"`);
});

test.each([
  ['-12.50', '-12.50'],
  [-3, '-3'],
  [0, '0'],
  [false, 'false'],
  ["O'Hara", "O'Hara"],
  [null, ''],
  [undefined, ''],
])('%j stays as it is', (cell, text) => expect(one(cell)).toBe(text));

test("a file's name has nothing that is not seen, and nothing that a system has in no name", () => {
  expect(fileName('withdrawal-auth0|5f\u202e7c\u200b/a:b.csv')).toBe('withdrawal-auth0-5f7c-a-b.csv');
  expect(fileName('withdrawal-ёжик 🎲.csv')).toBe('withdrawal-ёжик 🎲.csv');
});
