import { expect, test } from 'vitest';
import { epochOf } from '../../src/features/audit/canonical-entry.ts';
import { headsIn, nearestHead } from '../../src/features/audit/prove-entry.ts';

const hash = (digit: string) => digit.repeat(64);
const line = (block: number, digit: string, rest = ' 71-5') =>
  `${block} ${block * 10} ${hash(digit)} 2026-11-24T08:00:00.000Z${rest}`;

test('heads that a restore cut off are not in the chain, and the one that it continues from is', () => {
  const file = [line(1, 'a'), line(2, 'b'), line(3, 'c'), line(1, 'a', ` 71-5 follows 3 ${hash('c')}`), line(2, 'd')];
  expect(headsIn(file.join('\n')).map((head) => `${head.blockId}${head.hash[0]}`)).toEqual(['1a', '2d']);
});

test('what is no line of such a file is skipped, and a line of an old file has no database', () => {
  const pasted = `${line(7, 'a', '')}\r\n${line(8, 'b').slice(0, 40)}\n\nnothing\n${line(9, 'z')}`;
  expect(headsIn(pasted)).toEqual([{ blockId: 7, hash: hash('a'), database: undefined }]);
  expect(headsIn('')).toEqual([]);
});

test('of several heads the nearest at or behind the block is followed, or else the newest', () => {
  const heads = headsIn([2, 9, 5, 7].map((block) => line(block, 'a')).join('\n'));
  expect([1, 2, 3, 5, 6, 8, 10].map((block) => nearestHead(heads, block)?.blockId)).toEqual([2, 2, 5, 5, 7, 9, 9]);
  expect(nearestHead([], 1)).toBeUndefined();
});

test('a time is hashed with six decimals, whatever it was sent with', () => {
  expect(epochOf('2026-11-20T12:21:48.000001Z')).toBe('1795177308.000001');
  expect(epochOf('2026-11-20T12:21:48.1Z')).toBe('1795177308.100000');
  expect(epochOf('2026-11-20T12:21:48Z')).toBe('1795177308.000000');
});
