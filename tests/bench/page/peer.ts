import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { progress } from '../progress.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = fileURLToPath(new URL('./react-admin', import.meta.url));
/** Outside the project's packages: react-admin is no dependency of ours, not even for development. */
const DIRECTORY = join(project, '.bench-peer');

type File = [type: string, content: Buffer];

/** A list and a sign-in page made with react-admin, by path. Installed from the npm registry the first time. */
export async function peerFiles(): Promise<Record<string, File>> {
  const manifest = readFileSync(join(SOURCES, 'package.json'), 'utf8');
  const installed = join(DIRECTORY, 'package.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== manifest) {
    progress('installing react-admin, once');
    rmSync(DIRECTORY, { recursive: true, force: true });
    mkdirSync(DIRECTORY);
    cpSync(SOURCES, DIRECTORY, { recursive: true });
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: DIRECTORY,
      stdio: 'ignore',
    });
  }
  cpSync(SOURCES, DIRECTORY, { recursive: true });
  await build({ root: DIRECTORY, configFile: false, logLevel: 'error', build: { chunkSizeWarningLimit: 4000 } });
  const assets = readdirSync(join(DIRECTORY, 'dist/assets')).map((name): [string, File] => [
    `/assets/${name}`,
    [name.endsWith('.css') ? 'text/css' : 'text/javascript', readFileSync(join(DIRECTORY, 'dist/assets', name))],
  ]);
  return { '/peer': ['text/html', readFileSync(join(DIRECTORY, 'dist/index.html'))], ...Object.fromEntries(assets) };
}
