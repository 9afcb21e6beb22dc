import { spawnSync } from 'node:child_process';
import { CONTRACT } from '../contract-files.ts';

// The commit that the working copy is compared with.

export interface Base {
  commit: string;
  /** Describes the commit to the developer: `the merge base with main`. */
  words: string;
}

/** Git's output; undefined when git fails or is not installed. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}

const commitOf = (ref: string) =>
  git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)?.trim();

/** The merge base of HEAD and the branch, unless HEAD is the branch's own tip. */
function branchedFrom(branch: string, head: string): Base | undefined {
  if (!commitOf(branch)) return undefined;
  const commit = git('merge-base', branch, head)?.trim();
  return commit && commit !== head ? { commit, words: `the merge base with ${branch}` } : undefined;
}

/**
 * The base for a developer: the given ref, or the merge base with main, or HEAD when on main itself. Undefined when there is none.
 */
export function baseFor(ref?: string): Base | undefined {
  if (ref !== undefined) {
    const commit = commitOf(ref);
    return commit ? { commit, words: ref } : undefined;
  }
  const head = commitOf('HEAD');
  if (!head) return undefined;
  return branchedFrom('main', head) ?? branchedFrom('origin/main', head) ?? { commit: head, words: 'HEAD' };
}

/**
 * The base in CI: the merge base with CI_BASE_REF or with main, or on main the previous commit. Undefined in a clone
 * that is too shallow.
 */
export function baseInCi(named = process.env.CI_BASE_REF): Base | undefined {
  const head = commitOf('HEAD');
  if (!head) return undefined;
  if (named) return branchedFrom(named, head);
  const before = commitOf('HEAD^');
  return (
    branchedFrom('origin/main', head) ??
    branchedFrom('main', head) ??
    (before ? { commit: before, words: 'the commit before' } : undefined)
  );
}

/** Returns a function that reads files as they were at a commit. */
export function textAt(commit: string): (file: string) => string {
  return (file) => {
    const text = git('show', `${commit}:${file}`);
    if (text === undefined) throw new Error(`${commit.slice(0, 9)} has no ${file}`);
    return text;
  };
}

export const hasContract = (commit: string) => git('cat-file', '-e', `${commit}:${CONTRACT}`) !== undefined;
