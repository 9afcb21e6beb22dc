import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { CHUNK_GROUPS } from '../../vite.config.ts';
import { BUDGETS, CHARTS } from './byte-budgets.ts';

// Reads the build in dist/, which `npm test` creates first.

const pages = readdirSync('dist').filter((name) => name.endsWith('.html') && name !== 'index.html');
const scriptsIn = (page: string) => [
  ...new Set([...page.matchAll(/(?:href|src)="\/admin-panel\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name ?? '')),
];
/** With the same quality as server/http/portal.ts. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const sent = (name: string) => readFileSync(`dist/${name}.br`).length;

function bytesOf(name: string): { page: number; script: number } {
  const page = readFileSync(`dist/${name}.html`);
  const scripts = scriptsIn(page.toString()).map(sent);
  return { page: brotliCompressSync(page, QUICKLY).length, script: scripts.reduce((sum, bytes) => sum + bytes, 0) };
}

test('every screen has a budget', () => {
  expect(pages.map((name) => name.replace('.html', '')).sort()).toEqual(Object.keys(BUDGETS).sort());
});

test.each(Object.entries(BUDGETS))('%s keeps to its budget of bytes', (name, budget) => {
  const bytes = bytesOf(name);
  expect(bytes.script).toBeGreaterThan(0);
  expect(bytes.page, 'the page, with its styles').toBeLessThanOrEqual(budget.page);
  expect(bytes.script, 'its scripts').toBeLessThanOrEqual(budget.script);
});

test('the page names every script that its own scripts import, and none of the charts', () => {
  for (const name of Object.keys(BUDGETS)) {
    const named = scriptsIn(readFileSync(`dist/${name}.html`, 'utf8'));
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
  expect(charts.reduce((sum, name) => sum + sent(`assets/${name}`), 0)).toBeLessThanOrEqual(CHARTS);
});
