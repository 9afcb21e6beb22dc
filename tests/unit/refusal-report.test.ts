import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { RefusalReport } from '../../server/cli/refusal-report.ts';
import type { Refused } from '../../server/platform/imports/import-records.ts';

const directory = mkdtempSync(join(tmpdir(), 'coinop-report-'));
const path = join(directory, 'games.csv.refused.ndjson');
afterAll(() => rmSync(directory, { recursive: true }));
beforeEach(() => rmSync(path, { force: true }));

const refusedAt = (line: number): Refused => ({ line, id: null, result: 'invalid', message: 'a\u2028line of Ä' });
const linesOfReport = () =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((entry) => (JSON.parse(entry) as Refused).line);

async function run(fromLine: number, refused: number[][]): Promise<number> {
  const report = new RefusalReport(path);
  await report.begin(fromLine);
  for (const some of refused) await report.add(some.map(refusedAt));
  await report.close();
  return report.count;
}

test('a continued import keeps and counts what was refused before its first line', async () => {
  expect(await run(1, [[2, 3], [7]])).toBe(3);
  expect(await run(8, [[9]])).toBe(4);
  expect(linesOfReport()).toEqual([2, 3, 7, 9]);
});

test('an import without refusals leaves no report, least of all that of the run before', async () => {
  await run(1, [[2, 3]]);
  expect([await run(1, []), existsSync(path)]).toEqual([0, false]);
  await run(1, [[7]]);
  expect([await run(7, []), existsSync(path)]).toEqual([0, false]);
});

test('entries of lines that are imported anew are replaced, and one that was cut off goes', async () => {
  await run(1, [[2, 3, 7]]);
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, -5));
  expect(await run(3, [[7]])).toBe(2);
  expect(linesOfReport()).toEqual([2, 7]);
});

test('a continued import that refuses nothing, before or now, makes no report', async () => {
  expect(await run(5, [])).toBe(0);
  expect(() => readFileSync(path)).toThrow('ENOENT');
});
