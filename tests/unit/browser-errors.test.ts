import { expect, test } from 'vitest';
import { reportOf, reportOfViolation } from '../../src/api/browser-errors.ts';
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

const violation = (effectiveDirective: string, blockedURI: string, sourceFile = '', lineNumber = 0, columnNumber = 0) =>
  reportOfViolation(
    { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber },
    '/admin-panel/game-items',
  );
const VIOLATION = { kind: 'policy_violation', screen: 'game-items' };

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
  [
    'the origin alone of what the policy refused',
    () => violation('img-src', 'http://pictures.example.com:8080/mara.png?of=mara#mara'),
    { ...VIOLATION, directive: 'img-src', blocked: 'http://pictures.example.com:8080' },
  ],
  [
    'where in our code the policy refused something',
    () => violation('require-trusted-types-for', 'trusted-types-sink', '/admin-panel/assets/frame-AAAAAAAA.js', 1, 7),
    {
      ...VIOLATION,
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      file: 'frame-AAAAAAAA.js',
      line: 1,
      column: 7,
    },
  ],
  [
    'the scheme alone of what has no origin',
    () => violation('img-src', 'blob:https://mara.example.com/mara'),
    { ...VIOLATION, directive: 'img-src', blocked: 'blob' },
  ],
  [
    'neither a place nor an address that are not of the known form',
    () => violation('frame-src', 'https://mara@[::1]/mara', 'https://admin.example.com/mara.js', 0, 3),
    { ...VIOLATION, directive: 'frame-src', blocked: 'https' },
  ],
  [
    'a file without a place in it',
    () =>
      violation('script-src-elem', 'inline', 'https://admin.example.com/admin-panel/assets/index-AAAAAAAA.js', 0, 0),
    { ...VIOLATION, directive: 'script-src-elem', blocked: 'inline', file: 'index-AAAAAAAA.js' },
  ],
])('a report says %s, as the contract has it, and has nobody’s data', (_, report, expected) => {
  expect(report()).toEqual(expected);
  expect(BrowserErrorReport.parse(report())).toEqual(expected);
  expect(JSON.stringify(report())).not.toContain('mara');
});
