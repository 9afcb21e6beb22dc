import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import { sealAudit } from './commands.ts';
import { appendHeads, lastHead } from './heads.ts';
import { databaseIdentity, hashesOfBlocks, headsAfter } from './queries.ts';

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
  #problem: string | undefined;

  constructor(options: SealerOptions) {
    this.#options = options;
  }

  /** The problem that keeps the log from being sealed and exported, for the system page; undefined when there is none. */
  get problem(): string | undefined {
    return this.#problem;
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

  /** A failure is logged, kept for the system page and made good the next time. */
  async #seal(signal: AbortSignal): Promise<void> {
    const { db, log, headFile } = this.#options;
    try {
      await sealAudit(db, signal);
    } catch (err) {
      this.#problem = 'The newest rows are not sealed yet';
      log.warn({ err: driverError(err) }, 'the newest audit rows are not sealed yet');
      return;
    }
    try {
      const problem = PROBLEMS[await exportHeads(db, headFile)];
      if (problem !== undefined && problem !== this.#problem) log.error({ headFile }, problem);
      this.#problem = problem;
    } catch (err) {
      this.#problem = 'AUDIT_HEAD_FILE cannot be written: sealed blocks are not exported';
      log.error({ err: driverError(err), headFile }, 'the heads of the audit log could not be exported');
    }
  }
}

/**
 * What came of an export. `altered`: the file's last head is of this database but not, or no longer, in its log. `foreign`: the
 * file is another database's, and nothing was written.
 */
export type ExportOutcome = 'exported' | 'altered' | 'foreign';

const PROBLEMS: Record<ExportOutcome, string | undefined> = {
  exported: undefined,
  altered: 'The audit log is not the one that was exported: run `npm run audit -- verify`',
  foreign: 'AUDIT_HEAD_FILE holds the heads of another database: sealed blocks are not exported. Name another file',
};

/**
 * Appends the blocks that are newer than the last one in the file. A file whose last head is in this log is this log's, whatever
 * identity it carries: a database may have moved.
 */
export async function exportHeads(db: Database, path: string): Promise<ExportOutcome> {
  const last = await lastHead(path);
  const database = await databaseIdentity(db);
  const isOurs = last === undefined || (await hashesOfBlocks(db, [last.blockId])).get(last.blockId) === last.hash;
  if (!isOurs && last.database !== database) return 'foreign';
  let after = last?.blockId ?? 0;
  for (;;) {
    const heads = await headsAfter(db, after, PAGE);
    await appendHeads(
      path,
      heads.map((head) => ({ ...head, database })),
    );
    if (heads.length < PAGE) break;
    after = heads.at(-1)?.blockId ?? after;
  }
  return isOurs ? 'exported' : 'altered';
}
