import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Whether a built file is missing or older than what it is made of.
 *
 * @param sources files and folders, by their paths from the project's root
 */
export function isOlder(built: string, sources: string[]): boolean {
  const stat = statSync(built, { throwIfNoEntry: false });
  return !stat || stat.mtimeMs < Math.max(...sources.map((path) => newest(join(root, path))));
}

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
