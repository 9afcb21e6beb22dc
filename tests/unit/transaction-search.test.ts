import { describe, expect, test } from 'vitest';
import {
  filtersOf,
  queryOf,
  type TransactionSearch,
  transactionSearch,
} from '../../src/features/transactions/transaction-search.ts';
import { ListTransactionsQueryParams } from '../../src/generated/transactions/transactions.zod.ts';
import { hasFilters } from '../../src/lib/search-params.ts';

type ParamName = keyof typeof ListTransactionsQueryParams.shape;
type Field = Exclude<keyof TransactionSearch, 'open' | 'page'>;

/** The API's name for each search parameter. */
const PARAM: Record<Field, ParamName> = {
  search: 'search',
  status: 'status',
  transaction_type: 'type',
  game_id: 'game_id',
  date_from: 'date_from',
  date_to: 'date_to',
  time_zone: 'time_zone',
};

describe("the screen's URL agrees with the generated query schema", () => {
  const values: [Field, unknown[]][] = [
    ['status', ['pending', 'completed', 'failed', 'cancelled', 'all', 'Pending', '', 7, null]],
    [
      'transaction_type',
      ['purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase', 'refund', ['purchase']],
    ],
    ['search', ['Copper', '%_\\', "'", '🎲', 'x'.repeat(200), ['a'], { a: 1 }]],
    ['date_from', ['2026-10-01', '2028-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '0001-01-01', '', 20261001]],
    ['date_to', ['2026-10-31', '2026-11-31', 'yesterday', '2026-10-31T00:00:00Z', '9999-12-31']],
  ];
  for (const [name, all] of values) {
    test.each(all)(`${name}: %j`, (value) => {
      expect(transactionSearch({ [name]: value })[name]).toEqual(
        ListTransactionsQueryParams.shape[PARAM[name]].safeParse(value).data,
      );
    });
  }
});

test.each([
  [2, 2],
  ['2', 2],
  ['1000000', 1_000_000],
  [1, undefined],
  [0, undefined],
  [-1, undefined],
  [1.5, undefined],
  [1_000_001, undefined],
  ['1e3', undefined],
  ['x', undefined],
  [null, undefined],
])('page=%j is page %j of the URL, which does not mention the first', (value, page) => {
  expect(transactionSearch({ page: value }).page).toBe(page);
});

test('one bad field does not spoil the others', () => {
  const search = transactionSearch({ status: 'nonsense', search: 'mara', page: 'x', open: '900412' });
  expect(search).toEqual({ search: 'mara', open: '900412' });
});

test.each(['..', '', 'x'.repeat(201), ['1'], null])('open=%j opens nothing', (open) => {
  expect(transactionSearch({ open }).open).toBeUndefined();
});

test('neither the page nor the open record is a filter', () => {
  expect(hasFilters(filtersOf(transactionSearch({ page: 3, open: '1' })))).toBe(false);
  expect(hasFilters(filtersOf(transactionSearch({ search: '' })))).toBe(false);
  expect(hasFilters(filtersOf(transactionSearch({ game_id: 'starfall' })))).toBe(true);
});

test('the API is asked with its own names', () => {
  expect(queryOf({ status: 'failed', transaction_type: 'transfer' })).toEqual({ status: 'failed', type: 'transfer' });
});
