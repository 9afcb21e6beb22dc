import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Builds the portal into dist/ when it is missing or older than its sources. Runs before `npm start`; with the argument
// `mock`, before `npm run mock`, it builds the portal with the mock into dist-mock/. Without the development
// dependencies, an existing build is used as it is.

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
  const vite = await importVite();
  // To build with VITE_PRODUCT_NAME or other settings, run `npm run build`.
  if (vite) await vite.build({ root, mode, logLevel: 'warn' });
  else if (!existsSync(built)) {
    process.stderr.write(
      'There is no built portal, and Vite is not installed: run `npm ci && npm run build` first, then `npm ci --omit=dev`.\n',
    );
    process.exit(1);
  }
}

/** Undefined when only the production dependencies are installed. */
async function importVite(): Promise<typeof import('vite') | undefined> {
  try {
    return await import('vite');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
