import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE, withSettings } from '../../build/settings-table.ts';
import { settingRows } from '../../server/start/environment.ts';

test('the table of settings is the one that the server declares: npm run settings:table writes it', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toBe(withSettings(page));
});

test('every setting says what it is for', () => {
  expect(settingRows().filter((row) => !/\| [^|]*\w{3}[^|]* \|$/.test(row))).toEqual([]);
});
