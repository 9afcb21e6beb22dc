import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The contents of a release.

/** Of the project itself. The demo's live records come from the simulator. */
export const COPIED = [
  'build/node-24.mjs',
  'server',
  'simulator',
  'demo',
  'src/generated',
  'src/lib/search-key.ts',
  'dist',
  'docs',
  // It is for the developers of a platform.
  'sdk/README.md',
  'deploy',
  'Dockerfile',
  '.dockerignore',
  'compose.yaml',
  'RELEASES.md',
];

interface Locked {
  version: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** By path: `node_modules/pg`, `node_modules/pino/node_modules/x`. */
export type Lock = Record<string, Locked>;

export const readLock = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** The names of the packages that the server imports itself. */
export function importedByServer(root: string): string[] {
  const files = globSync(['server/**/*.ts', 'demo/*.ts', 'src/generated/**/*.zod.ts'], { cwd: root });
  const names = new Set<string>();
  for (const file of files) {
    // It belongs to `npm run generate:migration`.
    if (file.endsWith('drizzle.config.ts')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name] of text.matchAll(
      /^(?:import|export) (?!type )[^;]*?from '((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?';$/gm,
    )) {
      if (name !== undefined) names.add(name);
    }
    for (const [, name] of text.matchAll(/\bimport\('((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'\)/g)) {
      if (name !== undefined) names.add(name);
    }
  }
  return [...names].toSorted();
}

/** The paths of the packages that the server runs with: those that it imports, and those that they depend on. */
export function serverPackages(root: string, lock: Lock): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const path = resolvePackage(lock, name, from);
    if (path === undefined) throw new Error(`package-lock.json has no ${name}`);
    if (found.has(path)) return;
    found.add(path);
    for (const dependency of neededBy(lock[path])) add(dependency, path);
  };
  for (const name of importedByServer(root)) add(name, '');
  return [...found].toSorted();
}

/** Its dependencies, and the packages that it expects beside itself; those that it can do without are there if the server imports them. */
function neededBy({ dependencies, peerDependencies, peerDependenciesMeta }: Partial<Locked> = {}): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...peers];
}

/** As Node finds it: in the package's own node_modules, or in one further out. */
function resolvePackage(lock: Lock, name: string, from: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (lock[path] !== undefined) return path;
  if (from === '') return undefined;
  return resolvePackage(lock, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

/** `name@version` of what the server runs with or the portal is bundled from. */
export const bundledPackages = (lock: Lock): Set<string> =>
  new Set(
    Object.entries(lock)
      .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
      .map(
        ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
      ),
  );
