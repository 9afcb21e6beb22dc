import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { COPIED, importedByServer } from '../../build/release-packages.ts';

// Installing runs no scripts, and downloads only what the lock file names with its hash.

interface Locked {
  version: string;
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  bin?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('package.json');
const lock: { packages: Record<string, Locked> } = read('package-lock.json');
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package has an integrity hash in the lock file', () => {
  expect(locked.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path)).toEqual([]);
});

test('no package that the server runs with has an install script', () => {
  const production = locked.filter(([, { dev }]) => !dev);
  expect(production.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});

test('allowScripts decides about exactly those packages that have an install script', () => {
  const withScript = new Set(
    locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
  );
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...withScript].sort());
});

test('the runtime is one package per platform, optional, pinned, and new enough for what engines asks', () => {
  const runtimes = locked.filter(([, { bin }]) => bin?.node);
  expect(Object.fromEntries(runtimes.map(([path, { version }]) => [nameOf(path), version]))).toEqual(
    manifest.optionalDependencies,
  );
  expect(runtimes.every(([, { optional, dev }]) => optional && !dev)).toBe(true);
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(manifest.engines.node) ?? [];
  for (const version of Object.values<string>(manifest.optionalDependencies)) {
    const [ownMajor, ownMinor] = version.split('.').map(Number);
    expect(ownMajor).toBe(Number(major));
    expect(ownMinor).toBeGreaterThanOrEqual(Number(minor));
  }
});

test('npm start takes the place of its shell, so that a signal to npm reaches the program', () => {
  // Without exec, dash stays between npm and the program, and only dash ends on a signal.
  expect(manifest.scripts).not.toHaveProperty('prestart');
  expect(manifest.scripts.start).toMatch(/^exec node [\w./ -]+$/);
});

test('all that the server imports is in the release: packages that are dependencies, and files that are copied', () => {
  const names = importedByServer('.');
  expect(names).toContain('drizzle-orm');
  expect(names.filter((name) => manifest.dependencies[name] === undefined)).toEqual([]);
  const isCopied = (path: string) => COPIED.some((copied) => path === copied || path.startsWith(`${copied}/`));
  const missing = globSync(['server/**/*.ts', 'simulator/run.ts', 'src/generated/**/*.zod.ts']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';$/gm)]
      .map(([, target = '']) => join(dirname(file), target))
      .filter((target) => !isCopied(target)),
  );
  expect(missing).toEqual([]);
});
