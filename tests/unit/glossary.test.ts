import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each word of the glossary, at most 25, is a type or a table', () => {
  const glossary = readFileSync('CONTRIBUTING.md', 'utf8').split('## Glossary')[1]?.split('\n## ')[0] ?? '';
  const names = Array.from(glossary.matchAll(/^\| [^|]+ \| `(\w+)` \|/gm), ([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.length).toBeLessThanOrEqual(25);
  const code = globSync(['server/**/*.ts', 'src/**/*.ts'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unknown = names.filter(
    (name) =>
      !new RegExp(`^export (abstract )?(class|interface|type) ${name}\\b|^export const ${name} = pgTable\\(`, 'm').test(
        code,
      ),
  );
  expect(unknown).toEqual([]);
});
