import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finishBuild, isFinished } from './finish-build.ts';
import { isOlder } from './is-older.ts';

// Builds the portal into dist/ when it is missing or older than its sources; with the argument `mock`, before
// `npm run mock`, the portal with the mock into dist-mock/. Without the development dependencies, an existing build is
// used as it is. With the argument `start` (start.ts), a process of its own finishes the build while the server runs.

const root = fileURLToPath(new URL('..', import.meta.url));
const purpose = process.argv[2];
const mode = purpose === 'mock' ? 'mock' : 'production';
const dist = join(root, mode === 'mock' ? 'dist-mock' : 'dist');
const built = join(dist, 'index.html');
const madeOf = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'build',
  'openapi',
  'mocks/examples',
  'package-lock.json',
];
if (mode === 'mock') madeOf.push('mocks');

// It ends with the process that started it, and does not wait for that one.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

if (isOlder(built, madeOf)) {
  const vite = await importVite();
  if (vite) {
    process.stdout.write('Building the portal takes some 10 seconds …\n');
    await vite.build({ root, mode, logLevel: 'warn' });
  } else if (!existsSync(built)) {
    process.stderr.write(
      'There is no built portal, and Vite is not installed: run `npm ci && npm run build` first, then `npm ci --omit=dev`.\n',
    );
    process.exit(1);
  }
}
// The mock is only served to this machine.
if (mode === 'production' && !isFinished(dist)) {
  if (purpose === 'start') finishLater();
  else await finishBuild(dist);
}

/** In a process that outlives this one. */
function finishLater(): void {
  const script = join(root, 'build/finish-build.ts');
  spawn(process.execPath, [script, dist], { cwd: root, detached: true, stdio: 'ignore' }).unref();
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
