import { expect, test } from 'vitest';
import { timeSpan } from '../../src/features/review/time-span.ts';

test.each([
  [0.2, '0 min'],
  [59.6, '1 h'],
  [187.5, '3 h 8 min'],
  [1440, '24 h'],
  [4567, '3 d 4 h'],
])('%s minutes are %s', (minutes, words) => {
  expect(timeSpan(minutes)).toBe(words);
});
