import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SentPayment } from '../../server/statements/matching/match.ts';
import { matchLines } from '../../server/statements/matching/match-lines.ts';
import { readStatement } from '../../server/statements/reading/read-statement.ts';
import type { Answers, Reading } from '../../server/statements/reading/reading.ts';

// Files in the layouts that banks and payment services write, from the bytes to what each line is.

const TODAY = '2026-11-28';
async function* once(bytes: Uint8Array) {
  yield bytes;
}
const read = (content: string | Uint8Array, answers: Answers = {}) =>
  readStatement(once(Buffer.from(content as string)), { today: TODAY, answers });
const sample = (name: string) => readFileSync(new URL(`statements/${name}`, import.meta.url));

const payment = (withdrawalId: string, amountCents: number, day: string, attempt = 1): SentPayment => ({
  withdrawalId,
  attempt,
  reference: null,
  amountCents,
  sentAt: new Date(`${day}T09:00:00Z`),
  foundCents: 0,
  isReturnFound: false,
  isInPeriod: false,
});
const SENT = [
  payment('WDR-100420', 6_251, '2026-11-19'),
  payment('WDR-100423', 5_850, '2026-11-20'),
  payment('WDR-100418', 23_400, '2026-11-20'),
  payment('WDR-100343', 9_750, '2026-11-04'),
  payment('WDR-100342', 101_400, '2026-11-05'),
];

/** The kind of each line in a word, then rows left out, unreadable rows and questions. */
async function outcome(reading: Reading): Promise<string[]> {
  if (reading.outcome === 'refused') return [`refused: ${reading.reason} ${reading.remedy}`];
  const { matches, open } = await matchLines(reading.lines, SENT);
  const at = (lineIndex: number) => reading.lines[lineIndex]?.line ?? 0;
  const found = [
    ...matches.map(({ kind, step, state, parts }) => {
      const lines = [...new Set(parts.map(({ lineIndex }) => at(lineIndex)))].join('+');
      const ids = [...new Set(parts.map(({ withdrawalId }) => withdrawalId ?? 'fee'))].join('+');
      return { place: at(parts[0]?.lineIndex ?? 0), text: `${lines} ${kind} ${ids} ${state} by ${step}` };
    }),
    ...open.map(({ lineIndex }) => ({ place: at(lineIndex), text: `${at(lineIndex)} open` })),
  ].toSorted((one, other) => one.place - other.place);
  return [
    ...(found.length > 6
      ? [`${found.length} lines`, ...found.slice(0, 1).map(({ text }) => text)]
      : found.map(({ text }) => text)),
    ...reading.leftOut.map(({ line, reason }) => `${line} left out: ${reason}`),
    ...reading.unreadable.map(({ line, reason }) => `${line} unreadable: ${reason}`),
    ...(reading.outcome === 'questions'
      ? reading.questions.map(({ name, choices }) => `asks ${name}: ${choices.map(({ words }) => words).join(' or ')}`)
      : []),
  ];
}

const RETURN_420 = 'return WDR-100420 proposed by 3';
const RETURN_423 = 'return WDR-100423 proposed by 3';
const PAID_420 = 'payment WDR-100420 confirmed by 1';
const PAID_418 = 'payment WDR-100418 confirmed by 1';
const ABOVE = 'left out: It stands above the header.';
const FOOTER = 'left out: It is a total, a balance or a footer.';

describe('each sample has its right outcome:', () => {
  test.each<[string, ...string[]]>([
    ['01a-return-after-payment.csv', `2 ${RETURN_420}`, `3 ${PAID_420}`],
    ['01b-only-return.csv', `2 ${RETURN_420}`],
    ['01d-dc.csv', `2 ${RETURN_423}`],
    [
      '02a-preamble.csv',
      `8 ${PAID_420}`,
      `9 ${PAID_418}`,
      ...[1, 2, 3, 4, 5].map((line) => `${line} ${ABOVE}`),
      `10 ${FOOTER}`,
    ],
    ['02b-footer.csv', `2 ${PAID_420}`, `3 ${PAID_418}`, `4 ${FOOTER}`],
    ['03a-debit-credit-empty-header.csv', `2 ${PAID_420}`, '3 return WDR-100418 proposed by 3'],
    ['03c-two-columns-same-name.csv', `2 ${PAID_420}`],
    [
      '04a-british-all-low.csv',
      '2 payment WDR-100343 confirmed by 1',
      '3 payment WDR-100342 confirmed by 1',
      'asks date_order: 5 November 2026 or 11 May 2026',
    ],
    ['04b-british-mixed.csv', '2 payment WDR-100343 confirmed by 1', `3 ${PAID_420}`],
    ['04d-mon.csv', `2 ${PAID_420}`],
    ['04f-us2.csv', `2 ${PAID_420}`],
    [
      '05-inner-quotes.csv',
      '99 lines',
      `2 ${PAID_420}`,
      '51 unreadable: A quote stands in the middle of a cell, or never ends.',
    ],
    ['05b-short-row.csv', `2 ${PAID_420}`, `4 ${PAID_418}`, '3 unreadable: It has no amount in the column Amount.'],
    ['07a-one-line-three-payments.csv', '2 payment WDR-100418+WDR-100423+WDR-100420 proposed by 5'],
    ['07b-two-lines-one-payment.csv', '2+3 payment WDR-100418 proposed by 6'],
    ['08-amounts.json', 'refused: This looks like a JSON file. Ask the service for CSV.'],
    ['09a-camt053.xml', '1 payment WDR-100420+WDR-100423+WDR-100418 proposed by 5', `2 ${RETURN_423}`],
    ['09b.mt940', `5 ${PAID_420}`, `7 ${RETURN_423}`],
    ['09c.bai2', `4 ${PAID_420}`, `5 ${RETURN_423}`],
    ['09d.ofx', `1 ${PAID_420}`, `2 ${RETURN_423}`],
    ['10a-chase.csv', `2 ${PAID_420}`, `3 ${RETURN_423}`],
    ['10b-mercury.csv', `2 ${PAID_420}`, '3 left out: Its status is Failed.'],
    ['10e-adyen-settlement.csv', `2 ${PAID_420}`, `3 ${RETURN_423}`, '4 open'],
    ['10f-stripe-balance.csv', `2 ${PAID_420}`, `3 ${RETURN_423}`],
  ])('%s', async (name, ...expected) => {
    expect(await outcome(await read(sample(name)))).toEqual(expected);
  });

  test('08: each form of an amount is read as this amount, or its line is named', async () => {
    const forms: string[] = JSON.parse(sample('08-amounts.json').toString());
    const row = (form: string, line: number) => `2026-11-20,Other ${line},"${form.replaceAll('"', '""')}"`;
    const reading = await read(['Date,Reference,Amount', row('-1.00', 0), ...forms.map(row)].join('\n'));
    if (reading.outcome === 'refused') throw new Error(reading.reason);
    const sizes = new Map(reading.lines.map(({ line, amountCents }) => [line, Math.abs(amountCents)]));
    const found = forms.map((form, index) => [form, sizes.get(index + 3) ?? 'named']);
    expect(Object.fromEntries(found)).toEqual({
      "1'234.50": 123_450,
      '1’234.50': 123_450,
      '-1.000,00 €': 100_000,
      '250.00 DR': 25_000,
      '250.00 CR': 25_000,
      '1,00,000.00': 10_000_000,
      '="12.00"': 1_200,
      '1.234': 'named',
      '1,234': 123_400,
      '12,5': 1_250,
      '1.234,5': 123_450,
      '1.234.567': 123_456_700,
      '12.345': 'named',
      '0.00': 0,
      'EUR 12.00': 1_200,
      'GBP12.00': 1_200,
      '12.00 EUR': 1_200,
      '1 234,50': 123_450,
      '1\u00a0234.50': 123_450,
      '1\u202f234,50': 123_450,
      '−12.00': 1_200,
      '-$1,234.50': 123_450,
      '($12.00)': 1_200,
      '12.00-': 1_200,
      '+12.00': 1_200,
      '1,234.5': 123_450,
      '12.': 1_200,
      '.50': 50,
      '-0.01': 1,
      '1e3': 'named',
      '1234567890123.00': 123_456_789_012_300,
      '1.00 USD': 100,
      'US$5.00': 500,
      '$ 5.00': 500,
      '1,23': 123,
      '1.23': 123,
      '٣٫٥٠': 350,
    });
    expect(reading.unreadable.map(({ line }) => line)).toEqual(
      forms.flatMap((_, index) => (sizes.has(index + 3) ? [] : [index + 3])),
    );
    expect(reading.lines.find(({ line }) => line === 6)).toMatchObject({ amountCents: -25_000 });
    expect(reading.lines.find(({ line }) => line === 7)).toMatchObject({ amountCents: 25_000 });
  });
});

test('what a statement says of itself is known in every format', async () => {
  const factsOf = async (name: string) => {
    const reading = await read(sample(name));
    return reading.outcome === 'refused' ? undefined : reading.facts;
  };
  const balances = { openingCents: 500_000, closingCents: 499_599, currency: 'USD' };
  const period = { from: '2026-11-20', until: '2026-11-24' };
  expect(await factsOf('09a-camt053.xml')).toMatchObject({
    ...period,
    openingCents: 500_000,
    closingCents: 470_350,
    number: '12',
  });
  expect(await factsOf('09b.mt940')).toEqual({ ...period, ...balances, accountLast4: '0111', number: '12/1' });
  expect(await factsOf('09c.bai2')).toMatchObject({ ...balances, from: '2026-11-24', until: '2026-11-24' });
  expect(await factsOf('09d.ofx')).toMatchObject({ ...period, closingCents: 499_599, openingCents: null });
  expect(await factsOf('10a-chase.csv')).toMatchObject({ ...period, ...balances });
  expect(await factsOf('02a-preamble.csv')).toMatchObject({ accountLast4: '0111', currency: 'USD' });
});
