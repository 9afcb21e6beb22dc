import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryDirectory } from '../server-process.ts';

// A copy of the project as a newcomer has it, to run commands in: its files, installed packages, and nothing that a run leaves behind.

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Not copied: what is installed, built or written by a run. */
const LEFT = /^(node_modules|dist|dist-mock|dist-sdk|\.(?!npmrc$|gitignore$|dockerignore$).*)$/;
/** Built with the tests; copied with their times, or `npm start` and `npm run simulate` would build them again. */
const BUILT = ['dist', 'dist-mock', 'dist-sdk'];

export interface FreshCopy {
  path: string;
  /** The PATH of a newcomer's shell: Node is the one that npm runs on. */
  searchPath: string;
  remove(): Promise<void>;
}

/** @param isInstalled false: `npm ci` really installs and the portal is built; otherwise both are there already */
export async function freshCopy(isInstalled: boolean): Promise<FreshCopy> {
  const { path, remove } = await temporaryDirectory();
  const entries = readdirSync(root);
  const names = entries.filter((name) => !LEFT.test(name) || (isInstalled && BUILT.includes(name)));
  for (const name of names) cpSync(join(root, name), join(path, name), { recursive: true, preserveTimestamps: true });
  commitContract(path);
  const directories = (process.env.PATH ?? '').split(delimiter).filter((name) => !name.includes('node_modules'));
  if (isInstalled) {
    installPackages(path);
    directories.unshift(npmThatHasInstalled(path));
  }
  return { path, searchPath: directories.join(delimiter), remove };
}

/** A repository whose main branch has the contract, which is compared with it. */
function commitContract(path: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Newcomer', '-c', 'user.email=newcomer@example.com', ...args], { cwd: path });
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'openapi', 'mocks', 'CHANGELOG.md');
  git('commit', '--quiet', '--message=The contract');
  git('checkout', '--quiet', '-b', 'change');
}

/** A folder of packages with caches of its own. */
function installPackages(path: string): void {
  const packages = join(path, 'node_modules');
  mkdirSync(packages);
  const names = readdirSync(join(root, 'node_modules')).filter((name) => name === '.bin' || !name.startsWith('.'));
  for (const name of names) symlinkSync(join(root, 'node_modules', name), join(packages, name));
}

/** A folder with an npm for which `npm ci` is done. */
function npmThatHasInstalled(path: string): string {
  const folder = join(path, 'node_modules', '.npm');
  mkdirSync(folder);
  const script = `#!/bin/sh
[ "$*" = ci ] && exit
PATH=\${PATH#${folder}${delimiter}}
exec npm "$@"
`;
  writeFileSync(join(folder, 'npm'), script, { mode: 0o755 });
  return folder;
}
