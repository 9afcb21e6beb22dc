import { describe, expect, test } from 'vitest';
import { compare, type OwnPayment } from '../../server/reconciliation/matching.ts';
import { readHeader, readStatement } from '../../server/reconciliation/statement.ts';
import { amountIn } from '../../server/statements/reading/amount.ts';
import { dayIn } from '../../server/statements/reading/dates.ts';
import type { DateOrder } from '../../server/statements/reading/profile.ts';

const COLUMNS = { reference: 'Reference', amount: 'Amount', date: 'Date' };
const file = (...lines: string[]) => ['Date,Reference,Amount', ...lines, ''].join('\r\n');

describe('a statement', () => {
  test('is read with commas, semicolons or tabs, quotes, empty lines and a byte order mark', async () => {
    const expected = [
      { line: 2, reference: 'SIM-1', cents: 24_375, day: '2026-11-20' },
      { line: 4, reference: 'ACH, SIM-2', cents: 123_450, day: '2026-11-21' },
    ];
    const [one, other] = ['2026-11-20,SIM-1,-243.75', '11/21/2026,"ACH, SIM-2","-1,234.50"'];
    expect(await readStatement(`\uFEFF${file(one, '', other)}`, COLUMNS)).toEqual(expected);
    for (const [delimiter, day] of [
      [';', '20.11.2026'],
      ['\t', '2026-11-20T10:00:00Z'],
    ]) {
      const lines = [
        ['Amount', 'Date', 'Reference'],
        ['-243,75', day, ' SIM-1 '],
      ].map((cells) => cells.join(delimiter));
      expect(await readStatement(lines.join('\n'), COLUMNS)).toEqual([expected[0]]);
    }
  });

  test.each([
    ['empty', '', 'is not CSV with a header: its first line has less than two columns'],
    ['a picture', '\x89PNG\r\n\x1a\n', 'is not CSV with a header: its first line has less than two columns'],
    ['without a line', 'Date,Reference,Amount\n', 'has no line under its header'],
    ['cut off within quotes', 'Date,Reference,Amount\n2026-11-20,"SIM-1', 'ends within quotes: it may be cut off'],
    [
      'cut off in a line',
      `${file('2026-11-20,SIM-1,12')}2026-11-20,SI`,
      'has 2 cells in line 3 and 3 in its header: it may be cut off',
    ],
    ['with two columns of one name', 'Date,Date,Amount\n', 'has two columns of the same name'],
    [
      'of too many lines',
      `Date,Reference,Amount\n${'2026-11-20,SIM-1,12\n'.repeat(50_001)}`,
      'has more than 50,000 lines: split it',
    ],
  ])('that is %s is refused', async (_, content, message) => {
    await expect(readStatement(content, COLUMNS)).rejects.toThrow(`content ${message}.`);
  });

  test('says which lines it does not understand, and which column is not there', async () => {
    const content = file('2026-11-20,SIM-1,12', '20 of 11,SIM-2,twelve', '2026-02-30,SIM-3,1.234');
    await expect(readStatement(content, COLUMNS)).rejects.toThrow(
      'content.3 has no amount in its column; content.3 has no date as 2026-11-20, 11/20/2026 or 20.11.2026; ' +
        'content.4 has no amount in its column; content.4 has no date as 2026-11-20, 11/20/2026 or 20.11.2026.',
    );
    await expect(readStatement(content, { ...COLUMNS, amount: 'Total' })).rejects.toThrow(
      'columns.amount is not a column of the file.',
    );
  });

  test('shows its columns and first rows, also when only its beginning is there', async () => {
    const whole = file(...Array.from({ length: 9 }, (_, day) => `2026-11-1${day},SIM-${day},12`));
    expect(await readHeader(whole.slice(0, 120))).toEqual({
      columns: ['Date', 'Reference', 'Amount'],
      rows: [0, 1, 2].map((day) => [`2026-11-1${day}`, `SIM-${day}`, '12']),
      found: {},
    });
  });
});

test.each([
  ['12', 1_200],
  ['-243.75', -24_375],
  ['(1,234,567.5)', -123_456_750],
  ['$ 12.30', 1_230],
  ['1.234,56', 123_456],
  ['USD 0.07', 7],
  ['12.30 USD', 1_230],
  ['-$1,234.50', -123_450],
  ['$-1.00', -100],
  ['12.00-', -1_200],
  ['−5', -500],
  ['+5', 500],
  ['-0.00', 0],
  ['1 234.50', 123_450],
  ['1\u00a0234,50', 123_450],
  ['2026-11-20', undefined],
  ['2026-11', undefined],
  ['20 11 2026', undefined],
  ['20 Nov', undefined],
  ['+1 (555) 123', undefined],
  ['(12', undefined],
  ['12)', undefined],
  ['1-2', undefined],
  ['--1', undefined],
  ['-1-', undefined],
  ['EUR 1 USD', undefined],
  ['1 2', undefined],
  ['1'.repeat(41), undefined],
  ['', undefined],
  ['1.234', undefined],
  ['12.345', undefined],
  ['1,23,456', 12_345_600],
  ['1e5', undefined],
  ['９', undefined],
  ['99999999999999999999', undefined],
])('the amount %j is %j cents', (text, cents) => {
  expect(amountIn(text)?.cents).toBe(cents);
});

test.each([
  ['12.00', undefined],
  ['$12.00', 'USD'],
  ['us$12.00', 'USD'],
  ['-1.000,00 €', 'EUR'],
  ['GBP12.00', 'GBP'],
  ['12.00 chf', 'CHF'],
  ['CA$12.00', 'CAD'],
  ['XX$12.00', 'XX$'],
])('the amount %j is in %j', (text, currency) => {
  expect(amountIn(text)?.currency).toBe(currency);
});

test.each<[string, DateOrder, string | undefined]>([
  ['2026-11-20', 'day_first', '2026-11-20'],
  ['2026-11-20 23:59:59', 'month_first', '2026-11-20'],
  ['1/2/2026', 'month_first', '2026-01-02'],
  ['1/2/2026', 'day_first', '2026-02-01'],
  ['1.2.2026', 'month_first', '2026-02-01'],
  ['31.11.2026', 'day_first', undefined],
  ['13/13/2026', 'month_first', undefined],
  ['yesterday', 'day_first', undefined],
])('the day %j, %s, is %j', (text, order, day) => {
  expect(dayIn(text, order)).toBe(day);
});

test('each line finds its payment by reference, key or withdrawal, and each payment one line', async () => {
  const payment = (withdrawalId: string, attempt: number, reference: string, isInPeriod = true): OwnPayment => {
    return { withdrawalId, attempt, reference, netCents: 1_000, paidAt: new Date(0), isInPeriod };
  };
  const ours = [
    payment('W-1', 1, 'SIM-1'),
    payment('W-2', 1, 'SIM-2'),
    payment('W-2', 2, 'SIM-3'),
    payment('W-3', 1, 'SIM-4'),
    payment('W-4', 1, 'SIM-5'),
    payment('W-5', 1, 'SIM-6', false),
    payment('W-6', 1, 'SIM-7', false),
  ];
  const theirs = ['SIM-1', 'withdrawal:W-2:2', 'ACH 99/W-2', 'W-3 payout', 'SIM-1', 'SIM-6', 'sim-7', ''];
  const lines = theirs.map((reference, index) => {
    return { line: index + 2, reference, cents: reference.startsWith('W-3') ? 999 : 1_000, day: undefined };
  });
  const found = (await compare(lines, ours)).map(({ line, result, withdrawalId, reference, note }) =>
    [line, result, withdrawalId, reference, note].filter((part) => part !== null).join(' '),
  );
  expect(found).toEqual([
    '2 matched W-1 SIM-1',
    '3 matched W-2 withdrawal:W-2:2',
    '4 matched W-2 ACH 99/W-2',
    '5 other_amount W-3 W-3 payout',
    '6 only_there W-1 SIM-1 An earlier line was about the same payment',
    '7 matched W-5 SIM-6',
    '8 only_there sim-7',
    '9 only_there',
    'only_here W-4 SIM-5',
  ]);
});

test('lines and payments of one reference are compared without looking at any of them again and again', async () => {
  const many = 20_000;
  let looks = 0;
  const ours = Array.from({ length: many }, (_, index): OwnPayment => {
    const payment = { withdrawalId: `W-${index}`, attempt: 1, netCents: 1_000, paidAt: new Date(0), isInPeriod: true };
    return Object.defineProperty({ ...payment, reference: '' }, 'reference', {
      get: () => {
        looks += 1;
        return 'PAYOUT';
      },
    });
  });
  const lines = Array.from({ length: many + 1 }, (_, index) => {
    return { line: index + 2, reference: 'PAYOUT', cents: 1_000, day: undefined };
  });
  const found = await compare(lines, ours);
  expect(found.map(({ withdrawalId }) => withdrawalId)).toEqual([
    ...ours.map(({ withdrawalId }) => withdrawalId),
    'W-0',
  ]);
  expect(found.at(-1)?.note).toBe('An earlier line was about the same payment');
  expect(looks).toBe(many);
});

test('a statement of one endless line, or of nothing but line ends, is not read as a whole', async () => {
  const endless = `Date,Reference,Amount\n${'x,'.repeat(2_000_000)}`;
  await expect(readStatement(endless, COLUMNS)).rejects.toThrow('content has a line of more than 65536 bytes');
  await expect(readHeader(','.repeat(4_000_000))).rejects.toThrow('content has a line of more than 65536 bytes');
  await expect(readStatement(`Date,Reference,Amount${'\n'.repeat(1_000_000)}`, COLUMNS)).rejects.toThrow(
    'or as many empty ones',
  );
});
