import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Cents are calculated with, and US dollars written, in src/lib/money.ts, money-text.ts and discount.ts alone.

const OF_MONEY = /toFixed\(2\)|[*/] 100\b|style: 'currency'/;
/** 'At most two decimals' of amounts and percentages alike. */
const ALLOWED = ['src/lib/money.ts', 'src/lib/money-text.ts', 'src/lib/discount.ts', 'src/lib/form-rules.ts'];

test('no other file calculates with cents, or writes dollars', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: (name) => String(name).includes('generated') });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => OF_MONEY.test(readFileSync(file, 'utf8')))).toEqual(ALLOWED.toSorted());
});
