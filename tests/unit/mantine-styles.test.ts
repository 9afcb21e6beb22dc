import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = 'node_modules/@mantine/core/styles';
const listed = (file: string) =>
  [...readFileSync(`src/ui/theme/${file}`, 'utf8').matchAll(/core\/styles\/([\w-]+)\.layer\.css/g)].map(
    ([, name]) => name ?? '',
  );
const lists = { base: listed('mantine-base.css'), screens: listed('mantine-screens.css') };

function usedComponents(): Set<string> {
  const files = ['src', 'mocks/panel']
    .flatMap((directory) => readdirSync(directory, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => name.endsWith('.tsx'));
  const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
  const imports = texts.flatMap((text) => [...text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)]);
  return new Set(imports.flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim())));
}

test('every Mantine component in use has its styles', () => {
  const styled = [...usedComponents()].filter((name) => existsSync(`${STYLES}/${name}.layer.css`));
  expect(styled).not.toEqual([]);
  expect(styled.filter((name) => ![...lists.base, ...lists.screens].includes(name))).toEqual([]);
});

test("the lists keep Mantine's own order, and nothing is in both", () => {
  const whole = readFileSync('node_modules/@mantine/core/styles.css', 'utf8');
  const place = (name: string) => whole.indexOf(readFileSync(`${STYLES}/${name}.css`, 'utf8').trim().slice(0, 60));
  for (const names of Object.values(lists)) expect(names).toEqual(names.toSorted((a, b) => place(a) - place(b)));
  expect(lists.screens.filter((name) => lists.base.includes(name))).toEqual([]);
});
