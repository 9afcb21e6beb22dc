import { createHash } from 'node:crypto';
import { existsSync, readFileSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { CONTRACT, contractFiles, EXAMPLES } from './contract-files.ts';

/** Editors save in several steps; what follows within this time is the same save. Milliseconds. */
const SAVE_MS = 40;

export const WATCHED = [dirname(CONTRACT), EXAMPLES];

/**
 * Acts now, and again whenever the contract or an example is saved with another content, one after the other, until the signal is given.
 * Resolves when it has acted for the first time.
 *
 * @param fail hears of what `act` throws later
 */
export async function onSave(
  act: () => Promise<unknown>,
  signal: AbortSignal,
  fail: (error: Error) => void,
): Promise<void> {
  let done = '';
  let running = false;
  const settle = async () => {
    if (running) return;
    running = true;
    try {
      // A save while it acts is acted upon after it.
      for (let now = fingerprint(); now !== done; now = fingerprint()) {
        done = now;
        await act();
      }
    } finally {
      running = false;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  for (const folder of WATCHED) {
    watch(folder, { signal }, (_, name) => {
      if (!name?.endsWith('.yaml')) return;
      clearTimeout(timer);
      timer = setTimeout(() => settle().catch(fail), SAVE_MS);
    });
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
  await settle();
}

/** So that a save without a change, and the second event of one save, cost nothing. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of contractFiles()) hash.update(file).update(existsSync(file) ? readFileSync(file) : '');
  return hash.digest('hex');
}
