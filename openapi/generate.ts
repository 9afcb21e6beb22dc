import { GENERATED, generateClient } from './generate-client.ts';
import { onSave, WATCHED } from './on-save.ts';

// `npm run generate`: generates the client from the contract once; with `-- --watch`, again whenever the contract or an
// example is saved, until Ctrl-C.

const stopping = new AbortController();
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Prints the result, and resolves with whether the client was generated. */
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

async function generateOnSave(): Promise<void> {
  await onSave(generate, stopping.signal, fail);
  say(`Watching ${WATCHED.join(', ')}. Ctrl-C ends it.`);
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
    // Ending a watch is normal; a single run that was interrupted has generated nothing.
    if (!isWatching) process.exitCode = 1;
  });
}
try {
  if (isWatching) await generateOnSave();
  else if (!(await generate())) process.exitCode = 1;
} catch (error) {
  fail(error as Error);
}
