import { statfs } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import type { Database } from '../db/database.ts';
import { databaseFigures, type Given } from './figure-queries.ts';
import type { Figures } from './figures.ts';

/** However often somebody asks, a reading is at least this long in use. */
const KEPT_MS = 5_000;
/** A database that takes longer is one that does not answer. */
const WITHIN_MS = 3_000;
const RECENT_MINUTES = 5;

/** Connections to the database for requests. */
export interface PoolState {
  inUse: number;
  waiting: number;
  size: number;
}

/** The parts of the process that know something. Those that a process does not have are omitted. */
export interface Sources extends Given {
  /** For background work: requests do not wait for a reading, and it does not wait for them. */
  db: Database;
  /** Resolves when the database can do its work. */
  ping: () => Promise<void>;
  reviewTargetSeconds: number;
  failedCalls: (minutes: number) => number;
  books?: (() => { findings: number; differenceCents: number; checkedAt: Date } | undefined) | undefined;
  pool?: (() => PoolState) | undefined;
  /** How many kinds of decisions need a second person when nobody could be one. */
  unmetRules?: (() => Promise<number>) | undefined;
  auditProblem?: (() => string | undefined) | undefined;
  storageDir?: string | undefined;
  /** Whether restoring a backup is tried from time to time, which nobody asks of an embedded database. */
  hasDrills?: boolean;
  /** For tests of what happens later; by default the process's clock, in milliseconds. */
  clock?: () => number;
}

/** Reads the figures when somebody asks, and lets everybody who asks within five seconds share one reading. */
export class Readings {
  readonly #sources: Sources;
  readonly #clock: () => number;
  #reading: Promise<Figures> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #loop = performance.eventLoopUtilization();

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#clock = sources.clock ?? (() => performance.now());
  }

  /** Never rejects: figures that cannot be determined are missing. The caller must not change the answer. */
  read(): Promise<Figures> {
    const now = this.#clock();
    if (this.#reading === undefined || now - this.#readAt >= KEPT_MS) {
      this.#readAt = now;
      this.#reading = this.#read();
    }
    return this.#reading;
  }

  async #read(): Promise<Figures> {
    const { db, ping, storageDir } = this.#sources;
    const [isUp, ofDatabase, unmetRules, disk] = await Promise.all([
      within(ping().then(() => true)),
      within(databaseFigures(db, this.#sources)),
      this.#sources.unmetRules && within(this.#sources.unmetRules()),
      storageDir === undefined ? undefined : within(statfs(storageDir)),
    ]);
    if (this.#sources.hasDrills === false) delete ofDatabase?.sinceDrill;
    return {
      ...ofDatabase,
      ...this.#ofProcess(),
      databaseUp: isUp ? 1 : 0,
      ...(unmetRules !== undefined && { unmetRules }),
      ...(disk && { diskFree: disk.bavail * disk.bsize }),
    };
  }

  #ofProcess(): Figures {
    const { reviewTargetSeconds, failedCalls, books, pool, auditProblem } = this.#sources;
    const [checked, connections] = [books?.(), pool?.()];
    const before = this.#loop;
    this.#loop = performance.eventLoopUtilization();
    return {
      reviewTarget: reviewTargetSeconds,
      callsFailed: failedCalls(RECENT_MINUTES),
      eventLoop: performance.eventLoopUtilization(this.#loop, before).utilization,
      memory: process.memoryUsage.rss(),
      uptime: process.uptime(),
      ...(checked && {
        ledgerDifference: checked.differenceCents,
        brokenInvariants: checked.findings,
        booksAge: secondsSince(checked.checkedAt),
      }),
      ...(connections && {
        poolInUse: connections.inUse,
        poolWaiting: connections.waiting,
        poolSize: connections.size,
      }),
      ...(auditProblem && { auditTrouble: auditProblem() === undefined ? 0 : 1 }),
    };
  }
}

const secondsSince = (time: Date) => (Date.now() - time.getTime()) / 1_000;

/** Undefined when it fails or takes too long. */
async function within<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, WITHIN_MS, undefined).unref();
  });
  return Promise.race([asked.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
