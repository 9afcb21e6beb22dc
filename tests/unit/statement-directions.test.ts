import { describe, expect, test } from 'vitest';
import { readStatement } from '../../server/statements/reading/read-statement.ts';
import type { Answers } from '../../server/statements/reading/reading.ts';

// Which lines of a CSV file are money out, money in, or no booking: signs, directions, statuses and currencies.

const file = (header: string, ...lines: string[]) => [header, ...lines].join('\n');

/** Each line in words, in the order of the file, then the open questions. */
async function read(content: string, answers: Answers = {}): Promise<string[]> {
  async function* bytes() {
    yield Buffer.from(content);
  }
  const reading = await readStatement(bytes(), { today: '2026-11-28', answers });
  if (reading.outcome === 'refused') return [`refused: ${reading.reason}`];
  const rows = [
    ...reading.lines.map(({ line, amountCents, currency, reference }) => {
      return { line, words: `${amountCents < 0 ? 'out' : 'in'} ${reference} ${currency}` };
    }),
    ...reading.leftOut.map(({ line, reason }) => ({ line, words: reason })),
    ...reading.unreadable.map(({ line, reason }) => ({ line, words: reason })),
  ].toSorted((one, other) => one.line - other.line);
  const questions = reading.outcome === 'questions' ? reading.questions.map(({ name }) => `asks ${name}`) : [];
  return [...rows.map(({ line, words }) => `${line} ${words}`), ...questions];
}

describe('money goes out or comes in by', () => {
  const found = ['2 out W-1 USD', '3 in W-2 USD'];

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
    const lines = (sign: string) => [`2026-11-20,W-1,${sign}62.51,${out}`, `2026-11-20,W-2,62.51,${back}`];
    for (const sign of ['', '-']) {
      expect(await read(file(`Date,Reference,Amount,${name}`, ...lines(sign)))).toEqual(found);
    }
  });

  test.each([
    ['Debit', 'Credit'],
    ['Net Debit (NC)', 'Net Credit (NC)'],
    ['Money out', 'Money in'],
    ['Withdrawals', 'Deposits'],
  ])('two columns %s and %s', async (out, back) => {
    for (const sign of ['', '-']) {
      const lines = [`2026-11-20,W-1,${sign}62.51,`, '2026-11-20,W-2,0.00,62.51'];
      expect(await read(file(`Date,Reference,${out},${back}`, ...lines))).toEqual(found);
    }
  });

  test('the sign, where at least one amount has a minus', async () => {
    const content = file('Date,Reference,Amount', '2026-11-20,W-1,-62.51', '2026-11-20,W-2,62.51');
    expect(await read(content)).toEqual(found);
  });

  test('an answer, where no amount has a minus, or a return has it', async () => {
    const positive = file('Date,Reference,Amount', '2026-11-20,W-1,62.51');
    expect((await read(positive)).at(-1)).toBe('asks money_out');
    expect(await read(positive, { money_out: 'positive' })).toEqual(['2 out W-1 USD']);
    expect(await read(positive, { money_out: 'negative' })).toEqual(['2 in W-1 USD']);
    const returned = file('Date,Reference,Amount', '2026-11-20,W-1,62.51', '2026-11-21,Returned W-1,-62.51');
    expect((await read(returned)).at(-1)).toBe('asks money_out');
  });
});

test('a line that contradicts itself is not understood, whatever else is in the file', async () => {
  const lines = Array.from({ length: 20 }, (_, index) => `2026-11-20,X-${index},-1,D`);
  expect((await read(file('Date,Reference,Amount,D/C', ...lines, '2026-11-20,W-2,62.51,D'))).at(-1)).toMatch(
    /^22 (?!out|in )/,
  );
  const both = ['2026-11-20,W-1,62.51,', '2026-11-20,W-2,,62.51'];
  const content = file('Date,Reference,Debit,Credit', ...both, ...both, ...both, ...both, '2026-11-20,W-1,62.51,62.51');
  expect((await read(content)).at(-1)).toMatch(/^10 (?!out|in )/);
});

test('only what is booked is a booking', async () => {
  const line = (status: string, id = 'W-1') => `2026-11-20,${id},-62.51,${status}`;
  for (const name of ['State', 'Status']) {
    const lines = [line('REVERTED'), line('PENDING', 'W-2'), line('COMPLETED')];
    expect(await read(file(`Date,Reference,Amount,${name}`, ...lines))).toEqual([
      '2 Its status is REVERTED.',
      '3 Its status is PENDING.',
      '4 out W-1 USD',
    ]);
  }
});

test.each([
  ['Date,Reference,Amount,Currency', '-62.51,EUR', 'EUR'],
  ['Date,Reference,Amount,Munt', '-62.51,eur', 'EUR'],
  ['Date,Reference,Amount', '-62.51 EUR', 'EUR'],
  ['Date,Reference,Amount', '-€62.51', 'EUR'],
  ['Date,Reference,Amount (EUR)', '-62.51', 'EUR'],
  ['Date,Reference,Amount,Currency', '-62.51,usd', 'USD'],
])('%s with %s is in %3$s', async (header, amount, currency) => {
  expect(await read(file(header, `2026-11-20,W-1,${amount}`))).toEqual([`2 out W-1 ${currency}`]);
});
