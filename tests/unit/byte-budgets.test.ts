import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { CHUNK_GROUPS } from '../../vite.config.ts';
import { SCREENS } from './byte-budgets.ts';

// Reads the build in dist/, which `npm test` creates first.

const screens = readdirSync('dist').filter((name) => name.endsWith('.html') && name !== 'index.html');
const page = (screen: string) => readFileSync(`dist/${screen}.html`, 'utf8');
const scriptsOf = (screen: string) => [
  ...new Set(
    [...page(screen).matchAll(/(?:href|src)="\/admin-panel\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name),
  ),
];
/** With the same quality as server/http/portal.ts. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const sent = (script: string) => readFileSync(`dist/${script}.br`).length;

/** @throws Error that says by how much, and what one may do */
function expectWithin(what: string, bytes: number, budget: number): void {
  const [is, over] = [bytes, bytes - budget].map((count) => count.toLocaleString('en-US'));
  if (bytes <= budget) return;
  throw new Error(
    `${what}: ${is} bytes, ${over} more than the budget. Load later what the first view does not need (LazyPart, lazyDialog), ` +
      'or raise the budget in tests/unit/byte-budgets.ts and say why in the commit.',
  );
}

test('every screen has a budget', () => {
  expect(screens.map((name) => name.replace('.html', '')).sort()).toEqual(Object.keys(SCREENS).sort());
});

test.each(Object.entries(SCREENS))('%s keeps to its budget of bytes', (screen, budget) => {
  const scripts = scriptsOf(screen).map((script) => [script, sent(script)] as const);
  const each = scripts.map(([script, bytes]) => `${script} ${bytes}`).join(', ');
  expectWithin(
    `scripts of ${screen} (${each})`,
    scripts.reduce((sum, [, bytes]) => sum + bytes, 0),
    budget.script,
  );
  expectWithin(`page of ${screen}`, brotliCompressSync(page(screen), QUICKLY).length, budget.page);
});

test('the page names every script that its own scripts import, and none of the charts', () => {
  for (const screen of Object.keys(SCREENS)) {
    const named = scriptsOf(screen);
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
  const names = CHUNK_GROUPS.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  // Rolldown names the entry's group after the entry.
  const isThere = (name: string) => files.some((file) => file.startsWith(`${name === 'base' ? 'index' : name}-`));
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
