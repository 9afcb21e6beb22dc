import { globSync, readFileSync } from 'node:fs';

// The shell blocks of the documents, which commands.test.ts runs as they stand. What a reader must know to run one is in its first line,
// as a comment, and the test reads it there too:
//
//   # In a second terminal …    what the blocks before have started keeps running; otherwise it is ended by Ctrl-C first
//   # Once: <reason>            the second time it refuses, in words
//   # With a release …          install.test.ts runs it, where a release is unpacked and nothing else is
//   # With two releases         faults/releases.test.ts runs it, where two are
//   # Not tested: <reason>      it needs what no test may have, such as a domain

/** In the order in which they are run. The calls of sdk/README.md are run by tests/sdk/examples.test.ts. */
export const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md').toSorted()];

export interface ShellBlock {
  /** The path of its page. */
  page: string;
  /** Counted from 1. */
  line: number;
  text: string;
  isInSecondTerminal: boolean;
  isOnce: boolean;
  isOfRelease: boolean;
  isOfTwoReleases: boolean;
  /** Why no test runs it. */
  untested: string | undefined;
}

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** Every fenced block of a page, with its language. */
export function fences(page: string): { language: string; text: string; line: number }[] {
  const markdown = readFileSync(page, 'utf8');
  return Array.from(markdown.matchAll(FENCE), ({ 1: language = '', 2: text = '', index }) => ({
    language,
    text,
    line: markdown.slice(0, index).split('\n').length,
  }));
}

export const shellBlocks = (page: string): ShellBlock[] =>
  fences(page)
    .filter(({ language }) => language === 'sh')
    .map(({ text, line }) => ({
      page,
      line,
      text,
      isInSecondTerminal: /^# In a (second|third) terminal\b/.test(text),
      isOnce: /^# Once: \w/.test(text),
      isOfRelease: /^# With a release\b/.test(text),
      isOfTwoReleases: /^# With two releases\b/.test(text),
      untested: /^# Not tested: (\w.{9,})$/m.exec(text)?.[1],
    }));
