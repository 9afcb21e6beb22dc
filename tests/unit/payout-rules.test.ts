import { describe, expect, test } from 'vitest';
import {
  beyondBalance,
  canPayOut,
  earlierPayout,
  isPositive,
} from '../../src/features/company-revenue/payout-rules.ts';
import {
  balanceAfterUsd,
  EMPTY_PAYOUT,
  type PayoutForm,
  payoutResolver,
} from '../../src/features/company-revenue/payout-schema.ts';
import { PayoutRequest } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import type { Payout } from '../../src/generated/model/payout.ts';
import { centsOfText } from '../../src/lib/money-text.ts';

const INVALID = 'Please enter a valid payout amount';

const resolved = async (values: PayoutForm, availableUsd: number) =>
  payoutResolver(availableUsd)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

/** The message under the amount, or none. */
async function amountError(payout_amount: string, availableUsd: number): Promise<string | undefined> {
  const { errors } = await resolved({ ...EMPTY_PAYOUT, payout_amount }, availableUsd);
  return errors.payout_amount?.message;
}

describe('the earlier payout that is shown before another', () => {
  const NOW = Date.parse('2026-11-22T14:05:00Z');
  const payout = (id: string, amount: number, paid_out_at: string): Payout => ({
    id,
    amount,
    paid_out_at,
    payout_method: 'ACH',
    payout_reference: id,
    record_count: 1,
    paid_out_by_user: null,
  });
  const request = { payout_amount: 100, payout_method: 'ACH' } as const;
  const history = [
    payout('PO-3', 50, '2026-11-22T14:03:00Z'),
    payout('PO-2', 100, '2026-11-22T14:02:00Z'),
    payout('PO-1', 100, '2026-11-18T14:02:00Z'),
  ];
  const all = new Set(history.map(({ id }) => id));

  test('is a recent one of the same amount, though the page was loaded anew since', () => {
    expect(earlierPayout(request, history, all, NOW)?.id).toBe('PO-2');
    expect(earlierPayout({ ...request, payout_amount: 100.01 }, history, all, NOW)).toBeUndefined();
    expect(earlierPayout(request, history.slice(2), all, NOW)).toBeUndefined();
  });

  test('is one of the same amount at a time that cannot be read; a time without a zone is UTC', () => {
    const at = (time: string) => earlierPayout(request, [payout('PO-9', 100, time)], new Set(['PO-9']), NOW)?.id;
    expect(['1795356120', 'soon', '2026-11-22 14:02:00', '2026-11-18T14:02:00'].map(at)).toEqual([
      ...['PO-9', 'PO-9', 'PO-9', undefined],
    ]);
  });

  test('is found by a clock that is an hour off, either way', () => {
    const hour = 3_600_000;
    for (const now of [NOW - hour, NOW + hour]) expect(earlierPayout(request, history, all, now)?.id).toBe('PO-2');
  });

  test('is whatever the history has gained since the answer was lost, also where the amount is another now', () => {
    const other = { ...request, payout_amount: 70 };
    expect(earlierPayout(other, history, new Set(['PO-2', 'PO-1']), NOW)?.id).toBe('PO-3');
    expect(earlierPayout(other, history, all, NOW)).toBeUndefined();
  });
});

describe('the amount', () => {
  test.each([
    '',
    ' ',
    '.',
    '0',
    '0.00',
    '-1',
    '-0.01',
    '0.001',
    '1.005',
    '1e3',
    '1,000',
    'five',
    '$5',
    '٥',
    'NaN',
    'Infinity',
  ])('%j is no valid amount', async (text) => expect(await amountError(text, 1_000_000)).toBe(INVALID));

  test.each(['0.01', '.5', '5.', ' 12.30 ', '999.99', '1000', '1000.00'])('%j within $1,000.00 is fine', async (text) =>
    expect(await amountError(text, 1_000)).toBeUndefined(),
  );

  test.each([
    ['1000.01', 1_000, '$1,000.00'],
    ['0.31', 0.1 + 0.2, '$0.30'],
    ['99999999999999', 1_000, '$1,000.00'],
    ['9'.repeat(400), 1_000, '$1,000.00'],
    ['0.01', 0, '$0.00'],
  ])('%s of %d is beyond the balance of %s', async (text, availableUsd, words) => {
    expect(await amountError(text, availableUsd)).toBe(`Payout amount cannot exceed available balance of ${words}`);
  });

  test('of exactly the balance is fine, cent for cent', async () => {
    expect(await amountError('0.30', 0.1 + 0.2)).toBeUndefined();
    expect(await amountError('1.10', 1.1)).toBeUndefined();
    expect(await amountError('1000000000000', 1_000_000_000_000)).toBeUndefined();
  });
});

test.each([
  ['1.1', 110],
  ['1.15', 115],
  ['8.2', 820],
  ['.07', 7],
  ['19.99', 1_999],
  ['999999999999.99', 99_999_999_999_999],
  ['1.234', undefined],
])('%s is %s cents, exactly', (text, cents) => expect(centsOfText(text)).toBe(cents));

test.each([
  ['', false],
  ['0', false],
  ['-5', false],
  ['x', false],
  ['0.01', true],
  ['5.001', true],
])('an amount of %j may be submitted: %s', (text, expected) => expect(isPositive(text)).toBe(expected));

test.each([
  [100, '0.1', 99.9],
  [0.3, '0.1', 0.2],
  [100, '100', 0],
  [100, '100.01', undefined],
  [100, 'x', undefined],
])('of %d less %s there is %s left', (available, text, left) => expect(balanceAfterUsd(available, text)).toBe(left));

test.each([
  [undefined, false],
  [0, false],
  [-1, false],
  [0.01, true],
])('with a balance of %s a payout is possible: %s', (balance, possible) => expect(canPayOut(balance)).toBe(possible));

test('the words of a refusal name the balance', () => {
  expect(beyondBalance(27_591.52)).toBe('Payout amount cannot exceed available balance of $27,591.52');
});

describe('the request', () => {
  test('has the amount as a number, exact to the cent, and fits the contract', async () => {
    const typed = { payout_amount: ' 1234.1 ', payout_method: 'Wire Transfer', notes: ' August\n' } as const;
    const { values: request } = await resolved(typed, 2_000);
    expect(request).toEqual({ payout_amount: 1_234.1, payout_method: 'Wire Transfer', notes: 'August' });
    expect(PayoutRequest.parse(request)).toEqual(request);
  });

  test('has null for notes where they are blank, and begins with the first method', async () => {
    const { values } = await resolved({ ...EMPTY_PAYOUT, payout_amount: '5', notes: ' ' }, 2_000);
    expect(values).toEqual({
      payout_amount: 5,
      payout_method: 'Internal Transfer',
      notes: null,
    });
  });
});
