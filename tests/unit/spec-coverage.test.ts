import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest } from './held-by.ts';

test('every test that docs/spec-coverage.md names is there', () => {
  const named = readFileSync('docs/spec-coverage.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d \|/.test(line))
    .flatMap((line) => line.slice(2, -2).split(' | ')[2]?.split('<br>') ?? [])
    .map((entry) => entry.trim())
    // In brackets is the reason why no test is needed.
    .filter((entry) => !entry.startsWith('('));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((entry) => !isTest(entry))).toEqual([]);
});
