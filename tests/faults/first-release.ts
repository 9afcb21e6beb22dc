import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/**
 * The newest release with the schema of version 1.0; each release after it can take its place while it runs. The very first one did not know yet that
 * migrations may follow (docs/operations.md).
 */
const COMMIT = 'cd78ee7901c3b1cd1fadbd40fc18122f00d814f3';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Unpacks the first release in a folder, from the archive that `FIRST_RELEASE` names, or from one that is built of its commit as `npm run
 * package` builds it.
 *
 * @returns the folder with its server
 */
export function firstRelease(folder: string): string {
  const archive = process.env.FIRST_RELEASE ?? packaged(folder);
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['--extract', '--file', archive, '--directory', unpacked]);
  return join(unpacked, readdirSync(unpacked)[0] ?? '');
}

function packaged(folder: string): string {
  const isThere = spawnSync('git', ['cat-file', '-e', `${COMMIT}^{commit}`], { cwd: root }).status === 0;
  const remedy = '`git fetch --unshallow` gets it, or FIRST_RELEASE names its archive';
  expect(isThere, `the commit of the first release, ${COMMIT}, is in this clone (${remedy})`).toBe(true);
  const [sources, out] = [join(folder, 'sources'), join(folder, 'archive')];
  mkdirSync(sources);
  const tar = execFileSync('git', ['archive', COMMIT], { cwd: root, maxBuffer: 1_000_000_000 });
  execFileSync('tar', ['--extract', '--directory', sources], { input: tar });
  installPackages(sources);
  const time = execFileSync('git', ['log', '-1', '--format=%ct', COMMIT], { cwd: root, encoding: 'utf8' });
  const env = { ...process.env, SOURCE_DATE_EPOCH: time.trim() };
  for (const script of [['build/build-portal.ts'], ['build/package.ts', out]]) {
    const args = ['--import', './build/node-24.mjs', ...script];
    execFileSync(process.execPath, args, { cwd: sources, env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return join(out, readdirSync(out).find((name) => name.endsWith('.tgz')) ?? '');
}

/** Those of this project where it has the same ones. */
function installPackages(sources: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(sources) === lock(root)) symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: sources, stdio: ['ignore', 'ignore', 'inherit'] });
}
