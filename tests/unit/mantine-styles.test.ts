import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = 'node_modules/@mantine/core/styles';
const listed = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/core\/styles\/([\w-]+)\.layer\.css/g)].map(([, name]) => name ?? '');
const lists = {
  base: listed('src/ui/theme/mantine-base.css'),
  screens: listed('src/ui/theme/mantine-screens.css'),
  panel: listed('mocks/panel/mantine-panel.css'),
};

function componentsIn(directory: string): string[] {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.tsx'),
  );
  const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
  const imports = texts.flatMap((text) => [...text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)]);
  return [...new Set(imports.flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim())))];
}

test.each([
  ['src', [...lists.base, ...lists.screens]],
  ['mocks/panel', [...lists.base, ...lists.screens, ...lists.panel]],
])('every Mantine component that %s uses has its styles', (directory, available) => {
  const styled = componentsIn(directory).filter((name) => existsSync(`${STYLES}/${name}.layer.css`));
  expect(styled).not.toEqual([]);
  expect(styled.filter((name) => !available.includes(name))).toEqual([]);
});

test('the portal ships no style that none of its components uses', () => {
  // Reads the build in dist/, which `npm test` creates first. A component's code contains its class names, whichever
  // component uses it.
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(`dist/assets/${name}`, 'utf8')).join('');
  const classesOf = (name: string) => readFileSync(`${STYLES}/${name}.css`, 'utf8').match(/\bm_[0-9a-f]+/g) ?? [];
  const unused = [...lists.base, ...lists.screens].filter((name) => {
    const classes = classesOf(name);
    return classes.length > 0 && !classes.some((each) => code.includes(each));
  });
  expect(unused).toEqual([]);
});

test("the lists keep Mantine's own order, and nothing is in both", () => {
  const whole = readFileSync('node_modules/@mantine/core/styles.css', 'utf8');
  const place = (name: string) => whole.indexOf(readFileSync(`${STYLES}/${name}.css`, 'utf8').trim().slice(0, 60));
  for (const names of Object.values(lists)) expect(names).toEqual(names.toSorted((a, b) => place(a) - place(b)));
  const all = Object.values(lists).flat();
  expect(all).toHaveLength(new Set(all).size);
});
