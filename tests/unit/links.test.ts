import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'sdk/README.md', ...globSync('docs/**/*.md')];
const SOURCES = globSync([
  '{src,server,mocks,sdk,simulator,build,tests,openapi}/**/*.{ts,tsx,mjs,sql,css,yaml,hbs}',
  '*.{ts,yaml,html}',
]);

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
/** A path in docs/ as a comment or a test names it. */
const MENTION = /\bdocs\/[\w./-]*\w/g;

/** Markdown without its code. */
const prose = (page: string) =>
  readFileSync(page, 'utf8')
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/`[^`\n]*`/g, '``');

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string) =>
  Array.from(readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isAlive(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(file)) return false;
  return anchor === undefined || !file.endsWith('.md') || anchorsOf(file).includes(anchor);
}

test('every link of a page leads to a file and a heading that are there', () => {
  const dead = PAGES.flatMap((page) =>
    Array.from(prose(page).matchAll(LINK), ([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !isAlive(page, target))
      .map((target) => `${page}: ${target}`),
  );
  expect(dead).toEqual([]);
});

test('every page that the code names is there', () => {
  const dead = SOURCES.flatMap((source) =>
    (readFileSync(source, 'utf8').match(MENTION) ?? [])
      .filter((path) => !existsSync(path))
      .map((path) => `${source}: ${path}`),
  );
  expect(SOURCES.length).toBeGreaterThan(800);
  expect(dead).toEqual([]);
});

test('a decision is named in full, never by a number alone', () => {
  const numbered = SOURCES.flatMap((source) =>
    (readFileSync(source, 'utf8').match(/^.*(?:\/\/|\*).*\(0\d\d\).*$/gm) ?? []).map(
      (line) => `${source}: ${line.trim()}`,
    ),
  );
  expect(numbered).toEqual([]);
});

test('every decision is in the list of decisions, which is short enough to be read', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  const pages = globSync('docs/decisions/*.md').map((page) => page.slice('docs/decisions/'.length));
  const decisions = pages.filter((page) => page !== 'README.md');
  expect(decisions.filter((page) => !list.includes(`](${page})`))).toEqual([]);
  // One more is merged with its neighbour.
  expect(decisions.length).toBeLessThanOrEqual(31);
});

test('the README is read in a few minutes, and its picture is light', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(150);
  expect(statSync('docs/withdrawals.webp').size).toBeLessThanOrEqual(150_000);
});
