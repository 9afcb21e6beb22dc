import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { readLock } from '../../build/release-packages.ts';

/**
 * The newest release with the schema of version 1.0; each release after it can take its place while it runs. The very first one did not know yet that
 * migrations may follow (docs/operations.md).
 */
const COMMIT = 'cd78ee7901c3b1cd1fadbd40fc18122f00d814f3';

/** The release 0.1.0. */
const COMMIT_0_1 = '695daf98550b2d7639806435572694a53e93ec2d';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Unpacks the first release in a folder, from the archive that `FIRST_RELEASE` names, or from one that is built of its commit as `npm run
 * package` builds it.
 *
 * @returns the folder with its server
 */
export function firstRelease(folder: string): string {
  const archive = process.env.FIRST_RELEASE ?? packaged(folder, COMMIT, 'FIRST_RELEASE');
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['--extract', '--file', archive, '--directory', unpacked]);
  return join(unpacked, readdirSync(unpacked)[0] ?? '');
}

/** The archive of 0.1.0: the one that `RELEASE_0_1` names, beside which its checksum is, or one that is built of its commit. */
export const release01 = (folder: string): string =>
  process.env.RELEASE_0_1 ?? packaged(folder, COMMIT_0_1, 'RELEASE_0_1');

function packaged(folder: string, commit: string, setting: string): string {
  const isThere = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0;
  const remedy = `\`git fetch --unshallow\` gets it, or ${setting} names its archive`;
  expect(isThere, `the commit of the release, ${commit}, is in this clone (${remedy})`).toBe(true);
  const [sources, out] = [join(folder, 'sources'), join(folder, 'archive')];
  mkdirSync(sources);
  const tar = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1_000_000_000 });
  execFileSync('tar', ['--extract', '--directory', sources], { input: tar });
  installPackages(sources);
  const time = execFileSync('git', ['log', '-1', '--format=%ct', commit], { cwd: root, encoding: 'utf8' });
  const env = { ...process.env, SOURCE_DATE_EPOCH: time.trim() };
  for (const script of [['build/build-portal.ts'], ['build/package.ts', out]]) {
    const args = ['--import', './build/node-24.mjs', ...script];
    execFileSync(process.execPath, args, { cwd: sources, env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return join(out, readdirSync(out).find((name) => name.endsWith('.tgz')) ?? '');
}

/** Those of this project where it has the same ones. */
function installPackages(sources: string): void {
  const packages = (folder: string) => {
    // The first one is the project itself, whose version is another one.
    const { '': _, ...others } = readLock(folder);
    return JSON.stringify(others);
  };
  if (packages(sources) === packages(root)) symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: sources, stdio: ['ignore', 'ignore', 'inherit'] });
}
