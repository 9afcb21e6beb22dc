import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Release {
  version: string;
  /** The whole hash; undefined where there is neither a repository nor the file of a release. */
  commit?: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** In the release that `npm run package` makes: the commit that it was made of. */
export const COMMIT_FILE = 'commit.txt';

let known: Release | undefined;

/** The version and the commit of this server. */
export function release(): Release {
  known ??= readRelease(root);
  return known;
}

/** Characters of a hash that are shown, as git abbreviates one. */
export const SHORT_COMMIT = 10;

/** The version and the commit for people: `0.2.0 (1f0b2c9d4e)`. */
export function releaseInWords({ version, commit }: Release = release()): string {
  return commit === undefined ? version : `${version} (${commit.slice(0, SHORT_COMMIT)})`;
}

export function readRelease(folder: string): Release {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const commit = commitOf(folder);
  return { version, ...(commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit) && { commit }) };
}

function commitOf(folder: string): string | undefined {
  try {
    const file = join(folder, COMMIT_FILE);
    return existsSync(file) ? textOf(file) : headOf(folder);
  } catch {
    // No repository of its own, or one in a form that we do not know.
    return undefined;
  }
}

/** The commit that `git rev-parse HEAD` would name; the server starts no programs. */
function headOf(folder: string): string | undefined {
  const dotGit = join(folder, '.git');
  const gitDir = statSync(dotGit).isDirectory() ? dotGit : resolve(folder, textOf(dotGit).replace(/^gitdir: /, ''));
  const head = textOf(join(gitDir, 'HEAD'));
  const [, ref] = /^ref: (.+)$/.exec(head) ?? [];
  if (ref === undefined) return head;
  // A further work tree shares the branches of the repository.
  const shared = join(gitDir, 'commondir');
  const common = existsSync(shared) ? resolve(gitDir, textOf(shared)) : gitDir;
  if (existsSync(join(common, ref))) return textOf(join(common, ref));
  const packed = textOf(join(common, 'packed-refs')).split('\n');
  return packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0];
}

const textOf = (file: string) => readFileSync(file, 'utf8').trim();
