import { fork, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAssets, missingForms } from './compress-assets.ts';
import { isOlder } from './is-older.ts';

// Builds the portal into dist/ when it is missing or older than its sources; with the argument `mock`, before
// `npm run mock`, the portal with the mock into dist-mock/. Without the development dependencies, an existing build is
// used as it is.
//
// With the argument `start`, before `npm start`, nobody waits for what can be done beside it: the demo's database is
// created during the build, and the files are compressed when the server runs. Until then it sends them as they are.

/** As in package.json. */
const QUICKLY = ['--import', new URL('../server/start/quick-loading.ts', import.meta.url).href];
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

if (isOlder(built, madeOf)) {
  const demo = purpose === 'start' ? createDemo() : undefined;
  const vite = await importVite();
  if (vite) process.stdout.write(`Building the portal${demo ? ' and the demo' : ''} takes some 10 seconds …\n`);
  if (vite) await vite.build({ root, mode, logLevel: 'warn' });
  else if (!existsSync(built)) {
    process.stderr.write(
      'There is no built portal, and Vite is not installed: run `npm ci && npm run build` first, then `npm ci --omit=dev`.\n',
    );
    process.exit(1);
  }
  await demo;
}
// The mock is only served to this machine.
if (mode === 'production' && missingForms(dist).length > 0) {
  if (purpose === 'start') compressLater();
  else await compressAssets(dist);
}

/** In a process of its own, which ends with this one. If it fails, the server says why when it starts. */
async function createDemo(): Promise<void> {
  // Its steps are said here.
  const stdio: StdioOptions = ['ignore', 'inherit', 'ignore', 'ipc'];
  await once(fork(join(root, 'server/start/create-demo.ts'), { stdio, execArgv: QUICKLY }), 'exit');
}

/** In a process that outlives this one. */
function compressLater(): void {
  const script = join(root, 'build/compress-assets.ts');
  spawn(process.execPath, [script, dist], { detached: true, stdio: 'ignore' }).unref();
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
