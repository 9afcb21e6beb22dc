import { spawnSync } from 'node:child_process';
import { CONTRACT } from '../contract-files.ts';

// What the working copy is compared with.

export interface Base {
  commit: string;
  /** What it is to the developer, as in `the merge base with main`. */
  words: string;
}

/** What git says, or undefined when it says no or is not there. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}

const commitOf = (ref: string) =>
  git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)?.trim();

/** Where the work on HEAD began, when it did not begin on that branch's own tip. */
function branchedFrom(branch: string, head: string): Base | undefined {
  if (!commitOf(branch)) return undefined;
  const commit = git('merge-base', branch, head)?.trim();
  return commit && commit !== head ? { commit, words: `the merge base with ${branch}` } : undefined;
}

/** For a developer: a ref of their own, or the merge base with main, or on main itself HEAD. Undefined when there is none. */
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
 * For CI: where the change began, by CI_BASE_REF, or by main, or, when it is main, the commit before. Undefined in a clone
 * that is too shallow to have it.
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

/** Reads files as they were at a commit. */
export function textAt(commit: string): (file: string) => string {
  return (file) => {
    const text = git('show', `${commit}:${file}`);
    if (text === undefined) throw new Error(`${commit.slice(0, 9)} has no ${file}`);
    return text;
  };
}

export const hasContract = (commit: string) => git('cat-file', '-e', `${commit}:${CONTRACT}`) !== undefined;
