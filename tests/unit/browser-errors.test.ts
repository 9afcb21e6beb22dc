import { expect, test } from 'vitest';
import { reportOf } from '../../src/api/browser-errors.ts';
import { BrowserErrorReport } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';

function thrown(error: Error, stack?: string): Error {
  return Object.assign(error, stack !== undefined && { stack });
}

const CODE_MISSING = new TypeError(
  'Not loaded: Failed to fetch dynamically imported module: https://admin.example.com/admin-panel/assets/item-form-Cq3x9vTb.js',
);
const IN_OURS = thrown(
  new RangeError('mara@example.com is out of range'),
  `RangeError: mara@example.com is out of range
    at render (https://admin.example.com/admin-panel/assets/screens-B7yWq0Zk.js:1:20418)
    at https://admin.example.com/admin-panel/assets/index-AAAAAAAA.js:2:3`,
);

test.each([
  [
    'a file that did not come, whatever noticed it',
    () => reportOf('drawing_failed', CODE_MISSING, '/admin-panel/game-items'),
    { kind: 'code_missing', error: 'TypeError', screen: 'game-items', file: 'item-form-Cq3x9vTb.js' },
  ],
  [
    'a style that did not come',
    () =>
      reportOf(
        'drawing_failed',
        new Error('Unable to preload CSS for /admin-panel/assets/games-60B1247r.css'),
        '/admin-panel/games',
      ),
    { kind: 'code_missing', error: 'Error', screen: 'games', file: 'games-60B1247r.css' },
  ],
  [
    'where an error was thrown',
    () => reportOf('drawing_failed', IN_OURS, '/admin-panel/'),
    {
      kind: 'drawing_failed',
      error: 'RangeError',
      screen: 'dashboard',
      file: 'screens-B7yWq0Zk.js',
      line: 1,
      column: 20418,
    },
  ],
  [
    'an error of a class and on a path that nobody knows',
    () => reportOf('uncaught', new (class MaraError extends Error {})('x'), '/admin-panel/players/PLR-1'),
    { kind: 'uncaught', error: 'Other', screen: 'players' },
  ],
  [
    'what is no error at all',
    () => reportOf('uncaught', 'mara@example.com', '/admin-panel/mara@example.com'),
    { kind: 'uncaught', error: 'Other', screen: 'other' },
  ],
])('a report says %s, as the contract has it, and has nobody’s data', (_, report, expected) => {
  expect(report()).toEqual(expected);
  expect(BrowserErrorReport.parse(report())).toEqual(expected);
  expect(JSON.stringify(report())).not.toContain('mara');
});
