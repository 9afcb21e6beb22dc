import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { CHUNK_GROUPS } from '../../vite.config.ts';
import { CHARTS, FRAME, SCREENS, SHARED } from './byte-budgets.ts';

// Reads the build in dist/, which `npm test` creates first.

const pages = readdirSync('dist').filter((name) => name.endsWith('.html') && name !== 'index.html');
const scriptsIn = (page: string) => [
  ...new Set([...page.matchAll(/(?:href|src)="\/admin-panel\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name ?? '')),
];
const scriptsOf = (name: string) => scriptsIn(readFileSync(`dist/${name}.html`, 'utf8'));
/** With the same quality as server/http/portal.ts. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const sent = (name: string) => readFileSync(`dist/${name}.br`).length;
const pageBytes = (name: string) => brotliCompressSync(readFileSync(`dist/${name}.html`), QUICKLY).length;
/** The name of a chunk, without the hash: 'table'. */
const nameOf = (script: string) => script.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1');
const isShared = (script: string) => nameOf(script) in SHARED;
const sum = (scripts: string[]) => scripts.reduce((bytes, script) => bytes + sent(script), 0);

/** @throws Error that says by how much, and what one may do */
function expectWithin(what: string, bytes: number, budget: number): void {
  const [is, over] = [bytes, bytes - budget].map((count) => count.toLocaleString('en-US'));
  if (bytes <= budget) return;
  throw new Error(
    `${what}: ${is} bytes, ${over} more than the budget. Load later what the first view does not need (LazyPart, lazyDialog), ` +
      'or raise the budget in tests/unit/byte-budgets.ts and say why.',
  );
}

test('every screen has a budget', () => {
  expect(pages.map((name) => name.replace('.html', '')).sort()).toEqual(Object.keys(SCREENS).sort());
});

// Of each screen only what it alone loads, so that a change of one screen fails no other.
test.each(Object.entries(SCREENS))('%s keeps to its budget of bytes', (name, budget) => {
  const own = scriptsOf(name).filter((script) => !isShared(script));
  expect(own).not.toEqual([]);
  expectWithin(`scripts of ${name} (${own.map(nameOf).join(', ')})`, sum(own), budget.script);
  const frame = 'wholePage' in budget ? 0 : pageBytes(FRAME.screen);
  const page = 'wholePage' in budget ? budget.wholePage : budget.page;
  expectWithin(`page and styles of ${name}`, pageBytes(name) - frame, page);
});

test('the page and the styles that every screen has keep to their budget', () => {
  expectWithin('page and styles of every screen', pageBytes(FRAME.screen), FRAME.page);
});

test.each(Object.entries(SHARED))('the chunk %s, which several screens load, keeps to its budget', (name, budget) => {
  const files = readdirSync('dist/assets').map((file) => `assets/${file}`);
  const chunks = files.filter((file) => file.endsWith('.js') && nameOf(file) === name);
  expect(chunks).toHaveLength(1);
  expectWithin(`chunk ${name}`, sum(chunks), budget);
});

test('a chunk that several screens load has a budget of its own', () => {
  const loaded = Object.keys(SCREENS).flatMap(scriptsOf);
  const several = new Set(loaded.filter((script, index) => loaded.indexOf(script) < index));
  expect([...several].filter((script) => !isShared(script)).map(nameOf)).toEqual([]);
});

test('a budget that is exceeded says by how much, and what one may do', () => {
  expect(() => expectWithin('table', 8_400, 8_340)).toThrow(
    /^table: 8,400 bytes, 60 more than the budget\. Load later/,
  );
  expect(() => expectWithin('table', 8_340, 8_340)).not.toThrow();
});

test('the page names every script that its own scripts import, and none of the charts', () => {
  for (const name of Object.keys(SCREENS)) {
    const named = scriptsOf(name);
    const imported = named.flatMap((script) =>
      [...readFileSync(`dist/${script}`, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
        ([, file]) => `assets/${file}`,
      ),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((file) => !named.includes(file))).toEqual([]);
    expect(named.filter((file) => file.startsWith('assets/charts'))).toEqual([]);
  }
});

test('every group of chunks that the configuration names holds something', () => {
  const files = readdirSync('dist/assets');
  // Rolldown names the entry's group after the entry.
  const names = CHUNK_GROUPS.map(({ name }) => (name === 'base' ? 'index' : name));
  expect(names.filter((name) => !files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js')))).toEqual(
    [],
  );
});

test('the code of the charts keeps to its budget', () => {
  const charts = readdirSync('dist/assets').filter((name) => /^charts.*\.js$/.test(name));
  expect(charts).not.toEqual([]);
  expectWithin('charts', sum(charts.map((name) => `assets/${name}`)), CHARTS);
});
