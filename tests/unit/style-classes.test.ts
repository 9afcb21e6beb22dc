import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// TypeScript takes any name for a class of a style sheet.

const components = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.tsx'))
  .map((entry) => join(entry.parentPath, entry.name));

/** The classes that a component names, with the style sheet in which each should be. */
function namedClasses(file: string): { name: string; sheet: string }[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, local, path = '']) => {
    const sheet = join(dirname(file), path);
    return [...text.matchAll(new RegExp(`(?<![\\w/-])${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      name,
      sheet,
    }));
  });
}

test('every class that a component names is in its style sheet', () => {
  const missing = components.flatMap((file) =>
    namedClasses(file)
      .filter(({ name, sheet }) => !new RegExp(`\\.${name}(?![\\w-])`).test(readFileSync(sheet, 'utf8')))
      .map(({ name, sheet }) => `${file}: .${name} of ${sheet}`),
  );
  expect(missing).toEqual([]);
});
