import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest } from './held-by.ts';

// docs/security-asvs.md says which requirements of OWASP ASVS 5.0 level 2 are met, and by what. This test keeps it
// complete and true: every requirement has one row, and every test and file that it names exists.

/**
 * The number of level 1 and 2 requirements in each section, numbered from 1. Sections with only level 3 are left out.
 */
const SECTIONS: Record<string, number> = Object.fromEntries(
  `1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2, 2.1 3, 2.2 3, 2.3 4, 2.4 1, 3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2, 4.1 3, 4.2 1, 4.3 2, 4.4 4, 5.1 1, 5.2 3,
  5.3 2, 5.4 3, 6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3, 6.8 4, 7.1 3, 7.2 4, 7.3 2, 7.4 5, 7.5 2, 7.6 2, 8.1 2, 8.2 3, 8.3 1, 8.4 1, 9.1 3,
  9.2 4, 10.1 2, 10.2 2, 10.3 4, 10.4 11, 10.5 5, 10.6 2, 10.7 3, 11.1 2, 11.2 3, 11.3 3, 11.4 4, 11.5 1, 11.6 1, 12.1 3, 12.2 2, 12.3 4, 13.1 1,
  13.2 5, 13.3 2, 13.4 5, 14.1 2, 14.2 4, 14.3 3, 15.1 3, 15.2 3, 15.3 7, 16.1 1, 16.2 5, 16.3 4, 16.4 3, 16.5 3, 17.1 1, 17.2 4, 17.3 2`
    .split(/,\s+/)
    .map((entry) => entry.split(' '))
    .map(([section = '', count]) => [section, Number(count)]),
);
const STATES = ['holds', 'in part', 'no', 'operator', 'none here'];

const rows = readFileSync('docs/security-asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [requirements = '', state = '', , shownBy = ''] = line.slice(2, -2).split(' | ');
    return {
      requirements: requirements.split(', '),
      state,
      shownBy: shownBy.split('<br>').map((entry) => entry.trim()),
    };
  });

test('every requirement of levels 1 and 2 is in one row', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  const given = rows.flatMap(({ requirements }) => requirements);
  expect(given.toSorted()).toEqual(wanted.toSorted());
  expect(wanted).toHaveLength(253);
});

test('what holds, if only in part, is shown by a test or a file, and each that is named is there', () => {
  const wrong = rows.flatMap(({ requirements, state, shownBy: [first = '', ...more] }) => {
    if (!STATES.includes(state)) return [`${requirements}: ${state}`];
    if (first === '') return ['holds', 'in part'].includes(state) ? [`${requirements}: nothing is named`] : [];
    return [first, ...more].filter((entry) => !isThere(entry)).map((entry) => `${requirements} ← ${entry}`);
  });
  expect(wrong).toEqual([]);
});

const isThere = (entry: string) => (entry.includes(' › ') ? isTest(entry) : existsSync(entry));

test('a file or a test that is not there is seen', () => {
  expect(isThere('server/authentication/no-such-file.ts')).toBe(false);
  expect(isThere('tests/unit/security-asvs.test.ts › the second factor is asked for')).toBe(false);
});

const serverFiles = globSync('server/**/*.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const serverFilesWith = (pattern: RegExp) =>
  serverFiles.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('the server starts no program, and makes no code and no regular expression of what it is sent', () => {
  expect(serverFilesWith(/child_process|node:vm|\beval\(|new Function\(/)).toEqual([]);
  // This one is built from the contract's paths.
  expect(serverFilesWith(/new RegExp\(/)).toEqual(['server/http/operations.ts']);
});

test('no answer allows another origin to read it', () => {
  expect(serverFilesWith(/Access-Control-Allow|hono\/cors/i)).toEqual([]);
});
