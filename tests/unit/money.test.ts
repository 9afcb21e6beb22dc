import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatChange,
  formatCount,
  formatNumber,
  formatPercent,
  formatThousands,
  formatThousandsUsd,
  formatUptime,
  formatUsd,
  percentOf,
  subtractUsd,
  sumUsd,
} from '../../src/lib/money.ts';
import { decimalUsd, usdOfText } from '../../src/lib/money-text.ts';
import { UnreadableNumber } from '../../src/lib/unreadable.ts';

test.each([
  [1234.5, '$1,234.50'],
  [0, '$0.00'],
  [-0, '$0.00'],
  [-0.001, '$0.00'],
  [-19.99, '-$19.99'],
  [0.1 + 0.2, '$0.30'],
  [100_000_000, '$100,000,000.00'],
])('%d dollars are shown as %s', (amount, text) => {
  expect(formatUsd(amount)).toBe(text);
});

test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY])('%s is no amount', (amount) => {
  expect(formatUsd(amount)).toBe('—');
  expect(formatCount(amount)).toBe('—');
  expect(formatPercent(amount)).toBe('—');
  expect(formatUptime(amount)).toBe('—');
  expect(formatChange(amount)).toEqual({ text: '—', direction: 'none' });
});

test('a figure reads as the browser itself would write it', () => {
  const decimals = fc.nat(3).chain((most) => fc.tuple(fc.constant(most), fc.nat(most)));
  const number = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  const cents = fc.integer({ min: -1e12, max: 1e12 }).map((amount) => amount / 1000);
  fc.assert(
    fc.property(fc.oneof(number, cents), decimals, (value, [most, least]) => {
      const figures = { minimumFractionDigits: least, maximumFractionDigits: most, signDisplay: 'negative' } as const;
      expect(formatNumber(value, most, least)).toBe(new Intl.NumberFormat('en-US', figures).format(value));
    }),
  );
});

test('counts have thousands separators', () => expect(formatCount(12_480)).toBe('12,480'));

test('a percentage is in percent already and has at most one decimal', () => {
  expect(formatPercent(3.2)).toBe('3.2%');
  expect(formatPercent(99.95)).toBe('100%');
  expect(formatPercent(-4)).toBe('-4%');
});

test.each([
  [0, '0'],
  [500, '500'],
  [0.5, '0.5'],
  [999.99, '999.99'],
  [1000, '1k'],
  [1500, '1.5k'],
  [-2000, '-2k'],
  [1_250_000, '1,250k'],
])('on an axis %d is %s', (value, text) => {
  expect(formatThousands(value)).toBe(text);
});

test('what is no figure has no place on an axis', () => {
  expect(formatThousands(undefined)).toBe('—');
  expect(formatThousands(Number.POSITIVE_INFINITY)).toBe('—');
});

test.each([
  [1500, '$1.5k'],
  [-1500, '-$1.5k'],
  [-0.5, '-$0.5'],
  [-0.001, '$0'],
  [0, '$0'],
])("on an axis of dollars %d is %s: the sign stands before the dollar's", (value, text) => {
  expect(formatThousandsUsd(value)).toBe(text);
});

test.each([
  [3.24, '+3.2%', 'up'],
  [-4, '-4%', 'down'],
  [0.04, '0%', 'none'],
  [-0.04, '0%', 'none'],
  [0, '0%', 'none'],
])('a change of %d percent reads %s and goes %s', (value, text, direction) => {
  expect(formatChange(value)).toEqual({ text, direction });
});

test.each([
  [100, '100%'],
  [99.999, '99.99%'],
  [99.96, '99.96%'],
  [99.57, '99.57%'],
  [98.5, '98.5%'],
  [0, '0%'],
])('an uptime of %d reads %s: only what never failed is 100', (value, text) => {
  expect(formatUptime(value)).toBe(text);
});

test('amounts are subtracted in whole cents', () => {
  expect(subtractUsd(0.3, 0.1)).toBe(0.2);
  expect(subtractUsd(1.15, 1.15)).toBe(0);
});

test('a part of nothing has no percentage', () => {
  expect(percentOf(1, 4)).toBe(25);
  expect(percentOf(0, 0)).toBeUndefined();
});

test('an amount is typed and written to files with its cents', () => {
  expect(usdOfText('12.5')).toBe(12.5);
  expect(usdOfText('1e3')).toBeNaN();
  expect(decimalUsd(12.5)).toBe('12.50');
});

test('what cannot be read is no figure, and a change keeps its words', () => {
  const unreadable = new UnreadableNumber('+12% since May') as unknown as number;
  expect([formatUsd, formatCount, formatPercent, formatUptime].map((format) => format(unreadable))).toEqual(
    Array.from({ length: 4 }, () => 'unreadable'),
  );
  expect(formatChange(unreadable)).toEqual({ text: '+12% since May', direction: 'none' });
  expect(formatUsd(sumUsd([1, unreadable]))).toBe('—');
  expect([decimalUsd(unreadable), decimalUsd(undefined), decimalUsd(1.5)]).toEqual(['+12% since May', '', '1.50']);
});
