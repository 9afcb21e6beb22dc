import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { INSTEAD, INSTEAD_WITH_PAGES } from '../../build/mantine.ts';

// Reads the build in dist/, which `npm test` creates first.
const STYLES = 'node_modules/@mantine/core/styles';
const readAll = (ending: string) =>
  readdirSync('dist/assets')
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`dist/assets/${name}`, 'utf8'))
    .join('');
const scripts = readAll('.js');
const styles = readAll('.css');
/** Of a component; its script contains them, whichever component uses it. */
const classesOf = (name: string) => new Set(readFileSync(`${STYLES}/${name}.css`, 'utf8').match(/\bm_[0-9a-f]+/g));
const components = readdirSync(STYLES)
  .map((name) => /^(\w+)\.layer\.css$/.exec(name)?.[1] ?? '')
  .filter((name) => name !== '' && classesOf(name).size > 0);

test('every Mantine component of the portal has its styles, and no other has', () => {
  const isIn = (text: string) => (name: string) => [...classesOf(name)].some((each) => text.includes(each));
  const used = components.filter(isIn(scripts));
  expect(used).toContain('Button');
  expect(components.filter(isIn(styles))).toEqual(used);
});

test('nothing uses the groups of buttons, whose styles are left out', () => {
  const files = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  expect(files.filter((text) => /(Button|ActionIcon)\.?Group/.test(text))).toEqual([]);
});

test('each module of Mantine that the build replaces is there, and its code is not in the portal', () => {
  const modules = globSync('node_modules/@mantine/{core,hooks}/esm/**/*.mjs');
  const isThere = (end: string) => modules.some((file) => file.endsWith(end));
  expect(Object.keys({ ...INSTEAD, ...INSTEAD_WITH_PAGES }).filter((end) => !isThere(end))).toEqual([]);
  expect(['--mantine-primary-color-filled-hover', '#fff0f6'].filter((code) => scripts.includes(code))).toEqual([]);
});

test('the toasts have their styles', () => {
  const rules = readFileSync('node_modules/@mantine/notifications/styles.css', 'utf8').match(/\bm_[0-9a-f]+/g);
  const used = [...new Set(rules)].filter((name) => scripts.includes(name));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !styles.includes(name))).toEqual([]);
});

test('the styles of a Mantine component are in files named after its script', () => {
  const modules = globSync('node_modules/@mantine/core/esm/**/*.module.mjs').map((file) =>
    basename(file, '.module.mjs'),
  );
  expect(components.filter((name) => !modules.includes(name))).toEqual([]);
  expect(existsSync(`${STYLES}/Button.layer.css`)).toBe(true);
});

test('every Mantine colour that the styles name is defined', () => {
  const theme = readFileSync('dist/transactions.html', 'utf8');
  const named = new Set(styles.match(/var\(--mantine-color-[\w-]+/g)?.map((each) => each.slice('var('.length)));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !styles.includes(`${name}:`) && !theme.includes(`${name}:`))).toEqual([]);
});
