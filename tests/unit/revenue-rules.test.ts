import { describe, expect, test } from 'vitest';
import {
  nameOf,
  paidOutPercent,
  processedBy,
  segmentsOf,
  sharesOf,
} from '../../src/features/company-revenue/revenue-rules.ts';
import { revenueSearch } from '../../src/features/company-revenue/revenue-search.ts';
import type { Payout } from '../../src/generated/model/payout.ts';
import { sumUsd } from '../../src/lib/money.ts';
import { UnreadableNumber } from '../../src/lib/unreadable.ts';

const payout: Payout = {
  id: '7',
  paid_out_at: '2026-11-18T15:20:31.000Z',
  amount: 12_500,
  payout_method: 'ACH',
  payout_reference: 'PO-2026-0007',
  record_count: 3,
  paid_out_by_user: { username: 'admin' },
};

test('nobody, or somebody without a name, is the system', () => {
  expect(processedBy(payout)).toBe('admin');
  expect(processedBy({ ...payout, paid_out_by_user: null })).toBe('System');
  expect(processedBy({ ...payout, paid_out_by_user: { username: '' } })).toBe('System');
});

test('a payout without a reference is called by its id', () => {
  expect(nameOf(payout)).toBe('PO-2026-0007');
  expect(nameOf({ ...payout, payout_reference: null })).toBe('Payout 7');
});

test('amounts are added in cents', () => expect(sumUsd([0.1, 0.2, 0.7])).toBe(1));

describe('the breakdown', () => {
  test('has all five types in one order, those that are left out with nothing', () => {
    expect(sharesOf({ other: { total_amount: 5, record_count: 1 } })).toEqual([
      { type: 'transfer_fee', label: 'Transfer fee', usd: 0, records: 0 },
      { type: 'purchase_fee', label: 'Purchase fee', usd: 0, records: 0 },
      { type: 'withdrawal_fee', label: 'Withdrawal fee', usd: 0, records: 0 },
      { type: 'platform_fee', label: 'Platform fee', usd: 0, records: 0 },
      { type: 'other', label: 'Other', usd: 5, records: 1 },
    ]);
  });

  test('shows a type that nobody knows, and the doughnut keeps to five segments that add up', () => {
    const of = (total_amount: number) => ({ total_amount, record_count: 1 });
    const shares = sharesOf({ tournament_fee: of(90.1), platform_fee: of(312.5), other: of(0.2) });
    expect(shares.at(-1)).toEqual({ type: 'tournament_fee', label: 'Tournament fee', usd: 90.1, records: 1 });
    const segments = segmentsOf(shares);
    expect(segments).toHaveLength(5);
    expect(segments.at(-1)).toMatchObject({ name: 'Other types', value: 90.3 });
    // A segment that combines types without a colour of their own, and a fee, which has the colour of its transactions
    // in the dashboard's mix.
    expect(segments.map(({ color }) => color)).toEqual([1, 0, 2, 5, 6]);
    expect(sumUsd(segments.map(({ value }) => value))).toBe(402.8);
  });
});

test('an amount that did not come, or cannot be read, is no zero, and no total has it', () => {
  const odd = new UnreadableNumber('1e3') as unknown as number;
  const none = undefined as unknown as number;
  const of = (total_amount: number) => ({ total_amount, record_count: none });
  const shares = sharesOf({ transfer_fee: of(odd), purchase_fee: of(none), other: of(2), tournament_fee: of(none) });
  expect(shares.map(({ usd }) => usd)).toEqual([odd, undefined, 0, 0, 2, undefined]);
  expect(shares.map(({ records }) => records)).toEqual([undefined, undefined, 0, 0, undefined, undefined]);
  expect(segmentsOf(shares).map(({ value }) => value)).toEqual([odd, undefined, 0, 0, undefined]);
});

test('the share that was paid out is unknown while there is no revenue', () => {
  const monthly_stats = { current_month: 0, previous_month: 0, average: 0, growth_rate: null };
  const of = (total_lifetime_revenue: number, total_paid_out: number) =>
    paidOutPercent({ total_lifetime_revenue, total_paid_out, by_revenue_type: {}, monthly_stats });
  expect(of(200, 50)).toBe(25);
  expect(of(0, 0)).toBeUndefined();
});

test.each(['12', 'PAY-0007', '0', '007', 'a/b c', '9'.repeat(200), '1.5'])('payout=%j opens that payout', (value) => {
  expect(revenueSearch({ payout: value }).payout).toBe(value);
});

test.each(['', '..', 'x'.repeat(201), ['1'], null])('payout=%j opens nothing', (value) => {
  expect(revenueSearch({ payout: value }).payout).toBeUndefined();
});
