import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import { confirmReplicated } from '../db/replication.ts';
import { WorkLoop } from '../domain/work-loop.ts';
import { sealAudit } from './commands.ts';
import { compareWithFile } from './head-file.ts';
import { appendHeads } from './heads.ts';
import { databaseIdentity, headsAfter, restoreEndedAfter } from './queries.ts';

/** Rows written since the last run are not sealed yet. */
const EVERY_MS = 10_000;

/** Maximum time that stopping the server waits for the last run. */
const LAST_MS = 3_000;

const PAGE = 200;

export interface SealerOptions {
  db: Database;
  log: Logger;
  /** The file to which this process exports all blocks, its own and those of other processes. */
  headFile: string;
  /** Called after each run; never rejects. */
  afterSealing?: () => Promise<void>;
}

/** Seals the audit log every ten seconds, and exports the sealed blocks. */
export class Sealer {
  readonly #options: SealerOptions;
  readonly #stopping = new AbortController();
  #problem: string | undefined;
  readonly loop = new WorkLoop({
    name: 'Audit log',
    pauseMs: EVERY_MS,
    work: async () => {
      await this.#seal(this.#stopping.signal);
      if (this.#problem !== undefined) throw new Error(this.#problem);
    },
  });

  constructor(options: SealerOptions) {
    this.#options = options;
  }

  /** The reason that keeps the log from being sealed or exported, for the system page; undefined when all is well. */
  get problem(): string | undefined {
    return this.#problem;
  }

  start(): void {
    this.loop.start();
  }

  /** Seals for the last time. Call it when no request is open any more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const enough = AbortSignal.timeout(LAST_MS);
    await Promise.race([once(enough, 'abort'), this.loop.stop().then(() => this.#seal(enough))]);
  }

  /** A failure is logged and kept for the system page; the next run catches up. */
  async #seal(signal: AbortSignal): Promise<void> {
    await this.#sealAndExport(signal);
    await this.#options.afterSealing?.();
  }

  async #sealAndExport(signal: AbortSignal): Promise<void> {
    const { db, log, headFile } = this.#options;
    let unsealed: string | undefined;
    try {
      await sealAudit(db, signal);
    } catch (err) {
      unsealed = 'The newest rows are not sealed yet';
      log.warn({ err: driverError(err) }, 'the newest audit rows are not sealed yet');
    }
    // Sealed blocks are exported in any case, whichever process sealed them.
    try {
      const problem = PROBLEMS[await exportHeads(db, headFile)] ?? unsealed;
      if (problem !== undefined && problem !== unsealed && problem !== this.#problem) log.error({ headFile }, problem);
      this.#problem = problem;
    } catch (err) {
      this.#problem = 'The file with the heads of the audit log cannot be written: sealed blocks are not exported';
      log.error({ err: driverError(err), headFile }, 'the heads of the audit log could not be exported');
    }
  }
}

/**
 * The result of an export. `altered`: the file is this log's, but its log does not have the last head (any more), and nothing was written.
 * `foreign`: the file belongs to another database, and nothing was written.
 */
export type ExportOutcome = 'exported' | 'altered' | 'foreign';

const PROBLEMS: Record<ExportOutcome, string | undefined> = {
  exported: undefined,
  altered: 'The audit log is not the one that was exported: verify it at the server’s console',
  foreign: 'The file with the heads of the audit log is another database’s: sealed blocks are not exported',
};

/** Appends the blocks that are newer than the last one in the file; after a restore that was dealt with, it begins a new chain there. */
export async function exportHeads(db: Database, path: string): Promise<ExportOutcome> {
  const { state, last, common } = await compareWithFile(db, path);
  if (state === 'foreign') return 'foreign';
  const database = await databaseIdentity(db);
  let after = last?.blockId ?? 0;
  if (state === 'behind') {
    if (!(await restoreEndedAfter(db, last.sealedAt))) return 'altered';
    await appendHeads(path, [{ ...common, database, follows: { blockId: last.blockId, hash: last.hash } }]);
    after = common.blockId;
  }
  for (;;) {
    const heads = await headsAfter(db, after, PAGE);
    // A file that is ahead of the database looks like a restored backup.
    if (heads.length > 0) await confirmReplicated(db);
    await appendHeads(
      path,
      heads.map((head) => ({ ...head, database })),
    );
    if (heads.length < PAGE) return 'exported';
    after = heads.at(-1)?.blockId ?? after;
  }
}
