import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// Builds the portal into dist/ when it is missing or older than what it is made of. Runs before `npm start`; with the
// argument `mock`, before `npm run mock`, the portal with its moods into dist-mock/.

const root = fileURLToPath(new URL('..', import.meta.url));
const mode = process.argv[2] ?? 'production';
const built = join(root, mode === 'mock' ? 'dist-mock' : 'dist', 'index.html');
const madeOf = ['src', 'public', 'index.html', 'vite.config.ts', 'build', 'package-lock.json'];
if (mode === 'mock') madeOf.push('mocks', 'openapi/match-operation.ts');

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const newestSource = Math.max(...madeOf.map((path) => newest(join(root, path))));
if (!existsSync(built) || statSync(built).mtimeMs < newestSource) {
  // A build with VITE_PRODUCT_NAME or other settings is `npm run build`.
  await build({ root, mode, logLevel: 'warn' });
}
