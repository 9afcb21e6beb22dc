import { expect, test } from 'vitest';
import { unusualFigures } from '../../src/features/game-items/unusual-figures.ts';

const figures = (
  price_usd: number | null,
  currency_amount: number | null = 500,
  bonus_amount: number | null = null,
) => ({
  price_usd,
  currency_amount,
  bonus_amount,
});

test.each([
  [figures(4.99), figures(0), ['Price (USD): $4.99 before, $0.00 now.']],
  [figures(4.99), figures(499), ['Price (USD): $4.99 before, $499.00 now.']],
  [figures(499), figures(4.99), ['Price (USD): $499.00 before, $4.99 now.']],
  [figures(4.99), figures(4.99, 50_000), ['Currency Amount: 500 before, 50,000 now.']],
  [undefined, figures(0, 1_000_000_000), ['Price (USD): $0.00.', 'Currency Amount: 1,000,000,000.']],
  [figures(4.99, 500, 0), figures(4.99, 500, 2_000_000_000), ['Bonus Amount: 0 before, 2,000,000,000 now.']],
])('from %j to %j there is a question: %j', (before, next, sentences) => {
  expect(unusualFigures(before, next)).toEqual(sentences);
});

test.each([
  [figures(4.99), figures(498.99)],
  [figures(4.99), figures(0.05)],
  [figures(4.99), figures(null, null)],
  [figures(null), figures(4.99)],
  [figures(0), figures(0)],
  [undefined, figures(0.01, 1_000_000)],
  [figures(4.99, 500, 20), figures(4.99, 500, 1_999)],
])('from %j to %j there is none', (before, next) => {
  expect(unusualFigures(before, next)).toEqual([]);
});
