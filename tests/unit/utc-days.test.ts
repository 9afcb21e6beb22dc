import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const QUERIES = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== join('statistics', 'utc-days.ts'))
  .map((file) => ({ file, text: readFileSync(join('server', file), 'utf8') }));

test('where a day begins, and which day a moment is on, is asked of server/statistics/utc-days.ts only', () => {
  const borders = /::date\b|date_trunc\('day'|'YYYY-MM-DD'\)/;
  const found = QUERIES.filter(({ text }) => borders.test(text)).map(({ file }) => file);
  expect(found).toEqual([]);
});
