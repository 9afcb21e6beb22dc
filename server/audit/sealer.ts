import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import { sealAudit } from './commands.ts';
import { appendHeads, type Head, lastHead } from './heads.ts';
import { hashesOfBlocks, headsAfter } from './queries.ts';

/** What was written since is not sealed yet. */
const EVERY_MS = 10_000;

/** How long the end of the server may wait for the last sealing. */
const LAST_MS = 3_000;

const PAGE = 200;

export interface SealerOptions {
  db: Database;
  log: Logger;
  /** Where this process notes every block that there is, its own or another's. */
  headFile: string;
}

/** Seals the audit log every ten seconds, and exports what was sealed. */
export class Sealer {
  readonly #options: SealerOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  readonly #stopping = new AbortController();
  #isForeign = false;

  constructor(options: SealerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#seal(this.#stopping.signal);
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#seal(this.#stopping.signal));
    }, EVERY_MS);
    this.#timer.unref();
  }

  /** Seals what there is, for the last time. To be called when no request is open any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    const enough = AbortSignal.timeout(LAST_MS);
    await Promise.race([once(enough, 'abort'), this.#running.then(() => this.#seal(enough))]);
  }

  /** A failure is logged and made good the next time. */
  async #seal(signal: AbortSignal): Promise<void> {
    const { db, log, headFile } = this.#options;
    try {
      await sealAudit(db, signal);
    } catch (err) {
      log.warn({ err: driverError(err) }, 'the newest audit rows are not sealed yet');
      return;
    }
    try {
      if (!(await exportHeads(db, headFile))) this.#warnOnce();
    } catch (err) {
      log.error({ err: driverError(err), headFile }, 'the heads of the audit log could not be exported');
    }
  }

  #warnOnce(): void {
    if (this.#isForeign) return;
    this.#isForeign = true;
    const { log, headFile } = this.#options;
    log.error({ headFile }, 'the audit log is not the one that was exported: run `npm run audit -- verify`');
  }
}

/**
 * Appends the blocks that are newer than the last one in the file.
 *
 * @returns false when that last one is not, or no longer, in the database
 */
export async function exportHeads(db: Database, path: string): Promise<boolean> {
  const last = await lastHead(path);
  let after = last?.blockId ?? 0;
  for (;;) {
    const heads: Head[] = await headsAfter(db, after, PAGE);
    await appendHeads(path, heads);
    if (heads.length < PAGE) break;
    after = heads.at(-1)?.blockId ?? after;
  }
  return last === undefined || (await hashesOfBlocks(db, [last.blockId])).get(last.blockId) === last.hash;
}
