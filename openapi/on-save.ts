import { createHash } from 'node:crypto';
import { existsSync, readFileSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { AREAS, CONTRACT, contractFiles, EXAMPLES } from './contract-files.ts';

/** Editors save in several steps; changes within this time are one save. Milliseconds. */
const SAVE_MS = 40;

export const WATCHED = [dirname(CONTRACT), AREAS, EXAMPLES];

/**
 * Calls `act` now, and again whenever the content of the contract or an example has changed, one call at a time, until
 * the signal is aborted. Resolves after the first call.
 *
 * @param fail called with errors of later calls
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
      // Runs again if files were saved meanwhile.
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

/** A hash of the contents, so that a save without changes, or a second event of the same save, does nothing. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of contractFiles()) hash.update(file).update(existsSync(file) ? readFileSync(file) : '');
  return hash.digest('hex');
}
