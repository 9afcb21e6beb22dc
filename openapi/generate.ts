import { createHash } from 'node:crypto';
import { existsSync, readFileSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { CONTRACT, contractFiles, EXAMPLES } from './contract-files.ts';
import { GENERATED, generateClient } from './generate-client.ts';

// `npm run generate`: the client from the contract, once; with `-- --watch` again whenever the contract or an example is
// saved, until Ctrl-C.

/** Editors save in several steps; what follows within this time is the same save. Milliseconds. */
const SAVE_MS = 40;

const stopping = new AbortController();
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Says what came of it, and resolves with whether it was generated. */
async function generate(): Promise<boolean> {
  const start = performance.now();
  const outcome = await generateClient(stopping.signal);
  if ('refused' in outcome) {
    process.stderr.write(`${outcome.refused}\n`);
    return false;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { length } = outcome.changed;
  const changed = length === 0 ? 'nothing changed' : length === 1 ? 'one file changed' : `${length} files changed`;
  say(`Generated ${GENERATED} in ${seconds} s; ${changed}.`);
  return true;
}

/** Of everything that is generated from, so that a save without a change, and the second event of one save, cost nothing. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of contractFiles()) hash.update(file).update(existsSync(file) ? readFileSync(file) : '');
  return hash.digest('hex');
}

async function generateOnSave(): Promise<void> {
  let generated = '';
  let running = false;
  const settle = async () => {
    if (running) return;
    running = true;
    // What is saved while it runs is generated after it.
    for (let now = fingerprint(); now !== generated; now = fingerprint()) {
      generated = now;
      await generate();
    }
    running = false;
  };
  let timer: NodeJS.Timeout | undefined;
  const folders = [dirname(CONTRACT), EXAMPLES];
  for (const folder of folders) {
    watch(folder, { signal: stopping.signal }, (_, name) => {
      if (!name?.endsWith('.yaml')) return;
      clearTimeout(timer);
      timer = setTimeout(() => settle().catch(fail), SAVE_MS);
    });
  }
  stopping.signal.addEventListener('abort', () => clearTimeout(timer));
  await settle();
  say(`Watching ${folders.join(' and ')}. Ctrl-C ends it.`);
}

function fail(error: Error): void {
  if (stopping.signal.aborted) return;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

const isWatching = process.argv.slice(2).some((argument) => argument === '--watch' || argument === '-w');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping.abort();
    // Someone who ends a watch has what they wanted; a single run that was cut short has generated nothing.
    if (!isWatching) process.exitCode = 1;
  });
}
try {
  if (isWatching) await generateOnSave();
  else if (!(await generate())) process.exitCode = 1;
} catch (error) {
  fail(error as Error);
}
