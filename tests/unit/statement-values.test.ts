import { expect, test } from 'vitest';
import { amountIn } from '../../server/statements/reading/amount.ts';
import { dayIn } from '../../server/statements/reading/dates.ts';
import type { DateOrder } from '../../server/statements/reading/profile.ts';

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
