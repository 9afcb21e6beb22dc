import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest, isTestOfEveryRun } from './held-by.ts';

// docs/spec-coverage.md names the test for every statement of the specification's sections 2, 4, 5, 8 and 9. This test
// keeps it complete and true: no statement may be missing, and every named test must exist.

const SECTIONS = ['2', '4', '5', '8', '9'];
/** Lines that are not statements: headings, and introductions to lists. */
const NO_STATEMENT = /^(#.*|\*\*[^*]+:\*\*|General answers .*:|Toasts per action .*:)$/;

interface Row {
  section: string;
  statement: string;
  /** "file › title", one or more; or in brackets the reason why no test is needed. */
  heldBy: string[];
}

const rows: Row[] = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d \|/.test(line))
  .map((line) => {
    const [section = '', statement = '', heldBy = ''] = line.slice(2, -2).split(' | ');
    return { section, statement, heldBy: heldBy.split('<br>').map((entry) => entry.trim()) };
  });

function sectionOfSpec(number: string): string {
  const spec = readFileSync('docs/product-spec.md', 'utf8');
  const start = spec.search(new RegExp(`^## ${number}\\.`, 'm'));
  const end = spec.indexOf('\n## ', start + 1);
  return spec.slice(start, end === -1 ? undefined : end);
}

test.each(SECTIONS)('every statement of section %s is in the table', (number) => {
  let rest = sectionOfSpec(number);
  // Longest first, because a short statement may be part of a long one.
  const statements = rows.filter(({ section }) => section === number).map(({ statement }) => statement);
  for (const statement of statements.toSorted((a, b) => b.length - a.length)) {
    expect(rest).toContain(statement);
    rest = rest.replace(statement, '');
  }
  const missing = rest
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter((line) => line !== '' && !NO_STATEMENT.test(line));
  expect(missing).toEqual([]);
});

test('every statement is held by a test that is there, or says why there is nothing to hold', () => {
  const wrong = rows.flatMap(({ statement, heldBy }) =>
    heldBy.filter((entry) => !isHeld(entry)).map((entry) => `${statement} ← ${entry}`),
  );
  expect(wrong).toEqual([]);
});

test('no statement is held only by tests that the full form makes', () => {
  const unheld = rows.filter(({ heldBy }) => heldBy.some(isTest) && !heldBy.some(isTestOfEveryRun));
  expect(unheld.map(({ statement }) => statement)).toEqual([]);
  expect(
    isTestOfEveryRun(
      'tests/e2e/transactions.test.ts › the list is what the server finds: filtered, paged, and again after a reload',
    ),
  ).toBe(false);
});

function isHeld(entry: string): boolean {
  return /^\(.{10,}\)$/.test(entry) || isTest(entry);
}

test('a test that is not there is seen', () => {
  expect(isHeld('tests/unit/notify.test.ts › no such test at all')).toBe(false);
  expect(
    isHeld('tests/unit/notify.test.ts › a toast with an id, such as that of a burst of refusals, is not stacked'),
  ).toBe(true);
});
