import { expect, test } from 'vitest';
import { changePercent } from '../../server/domain/change-percent.ts';

test.each([
  [3, 2, 50],
  [2, 3, -33.3],
  [-1, 4, -125],
  [5, 0, null],
  // More was reversed than earned: a share of that would have the wrong sign.
  [5, -2, null],
])('%d after %d is a change of %s', (value, before, change) => {
  expect(changePercent(value, before)).toBe(change);
});
