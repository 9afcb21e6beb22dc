import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readmeWithTable } from '../bench/goal-table.ts';

test('the README has the table of goals that `npm run bench -- table` prints', () => {
  expect(readFileSync('README.md', 'utf8')).toBe(readmeWithTable());
});
