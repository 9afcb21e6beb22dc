import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { InvalidInput } from '../../server/domain/errors.ts';
import { compare } from '../../server/reconciliation/matching.ts';
import { type Answers, readHeader, readStatement } from '../../server/reconciliation/statement.ts';
import type { Columns } from '../../server/reconciliation/statement-columns.ts';

// Which lines of a statement are payments at all: signs, directions, statuses, currencies and the order of dates.

const COLUMNS = { reference: 'Reference', amount: 'Amount', date: 'Date' };
const sample = (name: string) => readFileSync(new URL(`statements/${name}.csv`, import.meta.url), 'utf8');
const file = (header: string, ...lines: string[]) => [header, ...lines].join('\n');

/** The lines, compared with payments of these withdrawals, each of $62.51. */
async function compared(content: string, given: Partial<Columns> & Answers = {}, ids = ['W-1', 'W-2']) {
  const { dateOrder, moneyOut, ...columns } = given;
  const lines = await readStatement(content, { ...COLUMNS, ...columns }, { dateOrder, moneyOut });
  const payments = ids.map((withdrawalId) => {
    return { withdrawalId, attempt: 1, reference: null, netCents: 6_251, paidAt: new Date(0), isInPeriod: false };
  });
  return (await compare(lines, payments)).map(({ line, result, withdrawalId, note }) =>
    [line, result, withdrawalId, note].filter((part) => part !== null).join(' '),
  );
}

const readings = (reading: Promise<unknown>) =>
  reading.then(
    () => [],
    (error: InvalidInput) => error.errors.map(({ path, message }) => `${path} ${message}`),
  );

describe('money that came in is a return of the payment that it names, and never that payment:', () => {
  const [W420, W423] = ['WDR-100420', 'WDR-100423'];

  test.each<[string, Partial<Columns>, string[]]>([
    ['01a-return-after-payment', {}, [`2 returned ${W420}`, `3 matched ${W420}`]],
    ['01b-only-return', {}, [`2 returned ${W420}`]],
    ['01d-dc', {}, [`2 returned ${W423}`]],
    [
      '10f-stripe-balance',
      { reference: 'Description', date: 'Created (UTC)' },
      [`2 matched ${W420}`, `3 returned ${W423}`],
    ],
  ])('sample %s', async (name, columns, found) => {
    expect(await compared(sample(name), columns, [W420, W423])).toEqual(found);
  });

  test('two returns and nothing else are two returns, and one of nothing we know is named as what it is', async () => {
    const lines = [
      '2026-11-20,D,W-1,C,62.51',
      '2026-11-20,D,W-2,C,62.51',
      '2026-11-20,D,W-2,C,62.51',
      '2026-11-20,D,X,C,1',
    ];
    expect(await compared(file('Date,Text,Reference,D/C,Amount', ...lines))).toEqual([
      '2 returned W-1',
      '3 returned W-2',
      '4 returned W-2 An earlier line was about the same payment',
      '5 only_there Money that came in. It names none of our payments',
    ]);
  });

  test.each([
    ['D/C', 'D', 'C'],
    ['Dr/Cr', 'DR', 'CR'],
    ['CdtDbtInd', 'DBIT', 'CRDT'],
    ['Af Bij', 'Af', 'Bij'],
    ['Debit/Credit', 'Debit', 'Credit'],
    ['In/out', 'out', 'in'],
    ['Direction', 'OUT', 'IN'],
    ['Soll/Haben', 'S', 'H'],
    ['Details', 'DEBIT', 'CREDIT'],
    ['Transaction type', 'withdrawal', 'deposit'],
  ])('a column %s with %s and %s', async (name, out, back) => {
    const header = `Date,Reference,Amount,${name}`;
    const found = ['2 matched W-1', '3 returned W-2'];
    const lines = (sign: string) => [`2026-11-20,W-1,${sign}62.51,${out}`, `2026-11-20,W-2,62.51,${back}`];
    expect(await compared(file(header, ...lines('')))).toEqual(found);
    expect(await compared(file(header, ...lines('-')))).toEqual(found);
    expect((await readHeader(file(header, ...lines('')))).found.direction).toBe(name);
  });

  test.each([
    ['Debit', 'Credit'],
    ['Net Debit (NC)', 'Net Credit (NC)'],
    ['Money out', 'Money in'],
    ['Withdrawals', 'Deposits'],
  ])('two columns %s and %s, whichever of them is chosen', async (out, back) => {
    const found = ['2 matched W-1', '3 returned W-2'];
    for (const sign of ['', '-']) {
      const content = file(
        `Date,Reference,${out},${back}`,
        `2026-11-20,W-1,${sign}62.51,`,
        '2026-11-20,W-2,0.00,62.51',
      );
      for (const amount of [out, back]) expect(await compared(content, { amount })).toEqual(found);
      expect(await compared(content, { amount: out, opposite_amount: back })).toEqual(found);
    }
    // The file may end before its first payment.
    const only = file(`Date,Reference,${back}`, '2026-11-20,W-2,62.51');
    expect(await compared(only, { amount: back })).toEqual(['2 returned W-2']);
  });

  test('a line that contradicts itself is not understood, whatever else is in the file', async () => {
    const lines = ['2026-11-20,W-1,-62.51,D', '2026-11-20,X,-1,D', '2026-11-20,W-2,62.51,D'];
    expect((await compared(file('Date,Reference,Amount,D/C', ...lines))).at(2)).toBe(
      '4 unreadable W-2 It says money out, with another sign than most such lines',
    );
    expect(
      await compared(file('Date,Reference,Debit,Credit', '2026-11-20,W-1,62.51,62.51'), { amount: 'Debit' }),
    ).toEqual(['2 unreadable W-1 It has money out and money in']);
  });

  test('a word that is no direction is refused with its line, and a column that is none can be left out', async () => {
    const content = file('Date,Reference,Amount,D/C', '2026-11-20,W-1,-62.51,D', '2026-11-20,W-2,62.51,X');
    expect(await readings(compared(content))).toEqual([
      'content.3 has neither money out nor money in in the column with the direction',
    ]);
    expect(await compared(content, { direction: null })).toEqual(['2 matched W-1', '3 returned W-2']);
  });
});

describe('amounts without a direction', () => {
  const [positive, negative] = [
    file('Date,Reference,Amount', '2026-11-20,W-1,62.51'),
    file('Date,Reference,Amount', '2026-11-20,W-1,-62.51'),
  ];

  test('are asked about where none has a minus: a list of payments looks like a list of returns', async () => {
    expect(await readings(compared(positive))).toEqual([
      'money_out.negative reads $62.51 in line 2 as money that came in',
      'money_out.positive reads $62.51 in line 2 as money that went out',
    ]);
    expect(await compared(positive, { moneyOut: 'positive' })).toEqual(['2 matched W-1']);
    expect(await compared(positive, { moneyOut: 'negative' })).toEqual(['2 returned W-1']);
  });

  test('are asked about where a return has the minus', async () => {
    const content = file('Date,Reference,Amount', '2026-11-20,W-1,62.51', '2026-11-21,Returned W-1,-62.51');
    expect(await readings(compared(content))).toEqual([
      'money_out.negative reads -$62.51 in line 3 as money that went out',
      'money_out.positive reads -$62.51 in line 3 as money that came in',
    ]);
    expect(await compared(content, { moneyOut: 'positive' })).toEqual(['2 matched W-1', '3 returned W-1']);
  });

  test('go out with a minus, and come in without', async () => {
    expect(await compared(negative)).toEqual(['2 matched W-1']);
    expect(await compared(`${negative}\n2026-11-20,W-2,62.51`)).toEqual(['2 matched W-1', '3 returned W-2']);
  });
});

test('only what is booked is a payment', async () => {
  const line = (status: string, id = 'W-1') => `2026-11-20,${id},-62.51,${status}`;
  const header = (name: string) => `Date,Reference,Amount,${name}`;
  const content = [line('REVERTED'), line('PENDING', 'W-2'), line('COMPLETED')];
  for (const name of ['State', 'Status']) {
    expect(await compared(file(header(name), ...content))).toEqual([
      '2 not_booked W-1 Its status is REVERTED',
      '3 not_booked W-2 Its status is PENDING',
      '4 matched W-1',
    ]);
  }
  // A word that nobody knows is no booking, in a column that says it has the status.
  expect(await compared(file(header('Payment status'), line('Liquidado'), line('')))).toEqual([
    '2 not_booked W-1 Its status is Liquidado',
    '3 not_booked W-1 It has no status',
  ]);
  expect(await compared(file(header('Status'), line('Liquidado')), { status: null })).toEqual(['2 matched W-1']);
});

test('another currency is no dollars, wherever it is said', async () => {
  const found = ['2 other_currency W-1 It is 62.51 EUR'];
  const line = '2026-11-20,W-1,';
  expect(await compared(file('Date,Reference,Amount,Currency', `${line}-62.51,EUR`))).toEqual(found);
  expect(await compared(file('Date,Reference,Amount,Munt', `${line}-62.51,eur`))).toEqual(found);
  expect(await compared(file('Date,Reference,Amount', `${line}-62.51 EUR`))).toEqual(found);
  expect(await compared(file('Date,Reference,Amount', `${line}-€62.51`))).toEqual(found);
  expect(await compared(file('Date,Reference,Amount (EUR)', `${line}-62.51`), { amount: 'Amount (EUR)' })).toEqual(
    found,
  );
  expect(await compared(file('Date,Reference,Amount,Currency', `${line}-62.51,usd`))).toEqual(['2 matched W-1']);
  // The payment is there for a line in dollars.
  expect(await compared(file('Date,Reference,Amount', `${line}-62.51 EUR`, `${line}-62.51 USD`))).toEqual([
    '2 only_there W-1 An earlier line was about the same payment. It is 62.51 EUR',
    '3 matched W-1',
  ]);
});

describe('the order of day and month', () => {
  test('is asked for where no day is above 12, with both readings in words', async () => {
    const content = sample('04a-british-all-low');
    expect(await readings(readStatement(content, COLUMNS))).toEqual([
      'date_order.day_first reads 05/11/2026 as 5 November 2026',
      'date_order.month_first reads 05/11/2026 as 11 May 2026',
    ]);
    for (const [dateOrder, days] of [
      ['day_first', ['2026-11-05', '2026-11-06']],
      ['month_first', ['2026-05-11', '2026-06-11']],
    ] as const) {
      expect((await readStatement(content, COLUMNS, { dateOrder })).map(({ day }) => day)).toEqual(days);
    }
  });

  test('is settled by one day above 12, wherever it is', async () => {
    const days = (await readStatement(sample('04b-british-mixed'), COLUMNS)).map(({ day }) => day);
    expect(days).toEqual(['2026-11-05', '2026-11-20']);
    expect(await readings(readStatement(sample('04b-british-mixed'), COLUMNS, { dateOrder: 'month_first' }))).toEqual([
      'date_order contradicts 20/11/2026 in the file',
    ]);
    const both = file('Date,Reference,Amount', '20/11/2026,W-1,-1', '11/20/2026,W-1,-1');
    expect(await readings(readStatement(both, COLUMNS))).toEqual([
      'columns.date has days before months and months before days, as in 20/11/2026 and 11/20/2026',
    ]);
  });

  test('does not matter on the fifth of May', async () => {
    const [line] = await readStatement(file('Date,Reference,Amount', '05/05/2026,W-1,-1'), COLUMNS);
    expect(line?.day).toBe('2026-05-05');
  });
});
