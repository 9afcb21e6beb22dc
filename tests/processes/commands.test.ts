import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { full } from '../faults/suite.ts';
import { freePort } from '../postgres.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';
import { type FreshCopy, freshCopy } from './fresh-copy.ts';
import { PAGES, type ShellBlock, shellBlocks } from './shell-blocks.ts';
import { Terminal } from './terminal.ts';

// The shell blocks of the documents, as they stand, one after the other in a copy of the project. Only the ports are others than the
// usual ones. `npm run test:faults` runs those of all pages, and each twice; `COMMANDS=full` also installs the packages and builds the
// portal.

const isFull = process.env.COMMANDS === 'full';
const LIMIT_MS = isFull ? 600_000 : 120_000;
/**
 * Building and packing the SDK, which tests/sdk/install-package.ts does with the same commands; generating, which
 * tests/processes/generate.test.ts does with that of package.json; comparing contracts, a part of `npm run static`; and the release, which
 * tests/processes/release.test.ts unpacks.
 */
const ELSEWHERE = /\bnpm run (build:sdk|generate|contract:diff|package)\b/;
/**
 * The second time they find what they stored the first time, or make it anew. That the server starts on its own data again,
 * tests/processes/start.test.ts shows, and docs/connect-a-platform.md imports the same players twice.
 */
const repeatsAll = isFull || full();
/** What nobody should have to read: a stack, Node's own error codes, npm's warnings. */
const UNREADABLE = /^ +at .+[:)]|\bERR_[A-Z_]+\b|\bnpm warn\b|\bUnhandled\b|PostCSS/im;

let copy: FreshCopy;
let terminal: Terminal;
let ports: Record<string, number>;
let database: TestDatabase;

beforeAll(async () => {
  [copy, database] = [await freshCopy(!isFull), await createDatabase('template1')];
  const [server, rail] = [await freePort(), await freePort()];
  ports = { 4600: server, 4620: rail };
  const { hostname, port, username } = new URL(database.url);
  terminal = new Terminal(copy.path, {
    ...{ HOME: process.env.HOME, LANG: process.env.LANG, TMPDIR: process.env.TMPDIR, PATH: copy.searchPath },
    ...{ PORT: String(server), RAIL_PORT: String(rail), COINOP_URL: `http://127.0.0.1:${server}` },
    ...{ PGHOST: hostname, PGPORT: port, PGUSER: username },
    ...{ DEMO_TRANSACTIONS: '300', DRAIN_SECONDS: '0' },
  });
}, LIMIT_MS);
afterAll(async () => {
  await terminal.interrupt('SIGKILL');
  await copy.remove();
  await database.remove();
});

const asItStands = (text: string) =>
  text.replace(/(?<=127\.0\.0\.1:)(4600|4620)\b/g, (usual) => String(ports[usual] ?? usual));

async function endPrograms() {
  for (const output of await terminal.interrupt()) {
    expect(output).not.toMatch(UNREADABLE);
    // The simulated platform compares its records with the server's.
    if (output.includes('records per second')) expect(output).toContain('Both have the same.');
  }
}

async function runBlock({ text, isInSecondTerminal, isOnce }: ShellBlock, round: number) {
  if (!isInSecondTerminal) await endPrograms();
  const { code, output } = await terminal.run(asItStands(text));
  expect(output).not.toMatch(UNREADABLE);
  const refuses = isOnce && round === 2;
  expect(code === null || code === 0 ? 'fine' : 'refused', output).toBe(refuses ? 'refused' : 'fine');
}

const pages = PAGES.map((page) => ({ page, blocks: shellBlocks(page) })).filter(({ blocks }) => blocks.length > 0);
/** The pages that a newcomer follows; the full form runs the blocks of all. */
const isRun = (page: string) => repeatsAll || ['README.md', 'docs/connect-a-platform.md'].includes(page);

describe.each(repeatsAll ? [1, 2] : [1])('run for time %i:', (round) => {
  for (const { page, blocks } of pages.filter(({ page }) => isRun(page))) {
    for (const block of blocks) {
      const isElsewhere = ELSEWHERE.test(block.text) && !repeatsAll;
      if (block.untested !== undefined || block.isOfRelease || block.isOfTwoReleases || isElsewhere) continue;
      const [command = ''] = block.text.split('\n').filter((line) => !line.startsWith('#'));
      test(`${page}:${block.line} ${command.replace(/ {2,}#.*/, '')}`, { timeout: LIMIT_MS }, () =>
        runBlock(block, round),
      );
    }
  }
  test('and all that was started ends by Ctrl-C', { timeout: LIMIT_MS }, endPrograms);
});
