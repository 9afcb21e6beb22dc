import { describe, expect, test } from 'vitest';
import {
  amountOf,
  filtersOf,
  type WithdrawalFilters,
  withdrawalSearch,
} from '../../src/features/withdrawals/withdrawal-search.ts';
import { ListWithdrawalsQueryParams } from '../../src/generated/withdrawals/withdrawals.zod.ts';
import { hasFilters } from '../../src/lib/search-params.ts';

/** One field parsed by the generated schema: its value, or undefined if it is refused. */
function bySchema(name: keyof WithdrawalFilters, value: unknown): unknown {
  return ListWithdrawalsQueryParams.shape[name].safeParse(value).data;
}

describe("the screen's URL agrees with the generated query schema", () => {
  const values: [keyof WithdrawalFilters, unknown[]][] = [
    [
      'status',
      [...'pending_review pending approved processing completed rejected failed'.split(' '), 'all', 'Approved', '', 7],
    ],
    ['search', ['First Meridian', '%_\\', 'x'.repeat(200), ['a'], { a: 1 }]],
    ['date_from', ['2026-10-01', '2028-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '01/10/2026', '', 20261001]],
    ['date_to', ['2026-10-31', '2026-11-31', 'yesterday', '2026-10-31T00:00:00Z']],
    ['step', ['completed', 'failed', 'paid', 'all', '', 7]],
    ['min_amount', [0, 0.01, 50, 1000.5, 100_000_000, 100_000_000.01, -1, 'fifty', '50', Number.NaN, {}]],
    ['max_amount', [0, 99_999_999.99, 100_000_001, -0.01, '1000.50']],
  ];
  for (const [name, all] of values) {
    test.each(all)(`${name}: %j`, (value) => {
      expect(withdrawalSearch({ [name]: value })[name]).toEqual(bySchema(name, value));
    });
  }
});

describe('what a link may hold', () => {
  test('one bad field does not spoil the others', () => {
    const search = withdrawalSearch({ status: 'nonsense', search: 'bank', min_amount: 'NaN', open: 'WDR-1' });
    expect(search).toEqual({ search: 'bank', open: 'WDR-1' });
  });

  test('a search for digits, which the router reads as a number, is a text', () => {
    expect(withdrawalSearch({ search: 100482 }).search).toBe('100482');
  });

  test('an empty search is no filter', () => {
    expect(hasFilters(filtersOf(withdrawalSearch({ search: '' })))).toBe(false);
  });

  test.each(['..', '', 'summary', 'x'.repeat(201), ['WDR-1'], null])('open=%j opens nothing', (open) => {
    expect(withdrawalSearch({ open }).open).toBeUndefined();
  });

  test('the day of a step needs the step', () => {
    expect(withdrawalSearch({ step_from: '2026-11-01' })).toEqual({});
    expect(withdrawalSearch({ step: 'failed', step_from: '2026-11-01' }).step_from).toBe('2026-11-01');
    expect(withdrawalSearch({ step: 'failed', step_from: 'then' })).toEqual({ step: 'failed' });
  });

  test('the open record is not a filter', () => {
    expect(hasFilters(filtersOf(withdrawalSearch({ open: 'WDR-1' })))).toBe(false);
    expect(hasFilters(filtersOf(withdrawalSearch({ min_amount: 0 })))).toBe(true);
  });
});

test.each([
  ['50', 50],
  [' 50.5 ', 50.5],
  ['.5', 0.5],
  ['5.', 5],
  ['', undefined],
  ['.', undefined],
  ['1.234', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['1,000', undefined],
])('the amount %j is read as %j', (text, usd) => {
  expect(amountOf(text)).toBe(usd);
});
