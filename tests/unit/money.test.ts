import { expect, test } from 'vitest';
import { formatCount, formatPercent, formatThousands, formatUsd } from '../../src/lib/money.ts';

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
