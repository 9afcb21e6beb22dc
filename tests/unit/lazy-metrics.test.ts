import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** The files and packages that a program loads when it starts; imports of types and `import()` are not among them. */
function loadedBy(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, target = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';$/gm)) {
    const path = normalize(join(dirname(file), target));
    if (target.startsWith('.') && path.endsWith('.ts') && existsSync(path)) loadedBy(path, loaded);
    else loaded.add(target);
  }
  return loaded;
}

test('a server that measures nothing loads nothing of OpenTelemetry', () => {
  const loaded = loadedBy('server/main.ts');
  // The list is one of everything else.
  expect(loaded).toContain('server/metrics/readings.ts');
  expect(loaded).toContain('hono');
  expect([...loaded].filter((name) => name.startsWith('@opentelemetry'))).toEqual([]);
  expect([...loadedBy('server/metrics/start-metrics.ts')]).toContain('@opentelemetry/sdk-metrics');
});
