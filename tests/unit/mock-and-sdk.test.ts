import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest } from './held-by.ts';

// docs/mock-and-sdk.md compares the mock and the SDK with others, and names a test beside whatever ours can do.

const rows = readFileSync('docs/mock-and-sdk.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-zA-Z]/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(/(?<=\s)\|(?=\s)/)
      .map((cell) => cell.trim()),
  );

test('every row has a word on each of the others, and a test or a file that is there beside what ours can do', () => {
  expect(rows.length).toBeGreaterThan(40);
  const wrong = rows.filter((cells) => {
    const [, ours = '', shownBy = ''] = [cells[0], cells[1], cells[7]];
    if (cells.length !== 8) return true;
    if (ours.startsWith('no')) return shownBy !== '';
    return !(shownBy.includes(' › ') ? isTest(shownBy) : existsSync(shownBy));
  });
  expect(wrong).toEqual([]);
});
