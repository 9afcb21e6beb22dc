import { statfs } from 'node:fs/promises';
import type { ServiceStatus } from '../../src/generated/model/serviceStatus.ts';
import { NotReady } from '../db/readiness.ts';
import { WorkLoop } from '../domain/work-loop.ts';

/** Interval of the background checks. */
const EVERY_MS = 30_000;
/** Callers within this time share one check. */
const FRESH_MS = 5_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** A database slower than this makes people wait. */
const SLOW_MS = 500;
const GIGABYTE = 1e9;

interface Outcomes {
  passed: number;
  failed: number;
}

/** The result of one check of a part. */
export interface Finding {
  status: ServiceStatus;
  latencyMs: number | null;
  detail: string | null;
}

export interface PartStatus extends Finding {
  name: string;
  /** Percentage of successful checks since the process started, at most the last 24 hours; null when there are none. */
  uptimePercent: number | null;
}

export interface Observation {
  parts: PartStatus[];
  checkedAt: Date;
}

interface Monitored {
  ping: () => Promise<void>;
  /** A directory on the disk to watch, and what it holds; omitted when this process does not watch storage. */
  storage?: { dir: string; holds: string } | undefined;
  /**
   * The problem that keeps the audit log from being sealed and exported, in words; undefined when there is none.
   * Omitted when this process does not watch it.
   */
  auditProblem?: () => string | undefined;
  /** Counts the pending changes of the rollups, up to `most`. Omitted when reads apply them. */
  countPendingDeltas?: ((most: number) => Promise<number>) | undefined;
  /** The state of paying withdrawals. Omitted when this process does not pay. Rejects when the state cannot be determined. */
  payments?: (() => Promise<Pick<Finding, 'status' | 'detail'>>) | undefined;
}

/** Checks the database, payments and storage regularly and remembers, in memory only, how often they were up. */
export class Monitor {
  readonly startedAt = new Date();
  readonly #monitored: Monitored;
  readonly #records = new Map<string, Map<number, Outcomes>>();
  #running: Promise<Observation> | undefined;
  #last: Observation | undefined;
  /** By a clock that nobody sets. */
  #checkedAt = 0;
  readonly loop = new WorkLoop({
    name: 'Checks of the services',
    pauseMs: EVERY_MS,
    firstAfterMs: EVERY_MS,
    work: () => this.observe(),
  });

  constructor(monitored: Monitored) {
    this.#monitored = monitored;
  }

  /** The state of all parts, at most a few seconds old. Never rejects: a part that does not answer is down. */
  async observe(): Promise<Observation> {
    if (this.#last && performance.now() - this.#checkedAt < FRESH_MS) return this.#last;
    this.#running ??= this.#check().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #check(): Promise<Observation> {
    const { ping, storage: watched, auditProblem, countPendingDeltas, payments } = this.#monitored;
    const [database, storage, queue] = await Promise.all([
      checkDatabase(ping),
      watched === undefined ? NOT_USED : checkStorage(watched),
      payments === undefined ? NOT_USED : checkPayments(payments),
    ]);
    const parts = [
      this.#record('Database', database),
      this.#record('Cache', await checkSums(database, countPendingDeltas)),
      this.#record('Queue', queue),
      this.#record('Storage', storage),
      ...(auditProblem ? [auditPart(auditProblem())] : []),
    ];
    this.#last = { parts, checkedAt: new Date() };
    this.#checkedAt = performance.now();
    return this.#last;
  }

  #record(name: string, finding: Finding): PartStatus {
    if (finding.status === 'not_used') return { name, ...finding, uptimePercent: null };
    const now = Math.floor(performance.now() / MINUTE_MS);
    const record = this.#records.get(name) ?? new Map<number, Outcomes>();
    this.#records.set(name, record);
    const outcomes = record.get(now) ?? { passed: 0, failed: 0 };
    record.set(now, outcomes);
    outcomes[finding.status === 'down' ? 'failed' : 'passed'] += 1;
    for (const minute of record.keys()) if (minute <= now - DAY_MINUTES) record.delete(minute);
    const all = [...record.values()];
    const passed = all.reduce((sum, minute) => sum + minute.passed, 0);
    const failed = all.reduce((sum, minute) => sum + minute.failed, 0);
    return { name, ...finding, uptimePercent: percentOf(passed, passed + failed) };
  }
}

const NOT_USED: Finding = { status: 'not_used', latencyMs: null, detail: 'Not part of this installation' };

/** Percentage with two decimals, rounded down, so that 100 means not a single failure. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((part / whole) * 10_000) / 100;
}

/** Has no uptime: a failed export is caught up later, so there is nothing to count. */
function auditPart(problem: string | undefined): PartStatus {
  const [status, detail] =
    problem === undefined ? ['operational' as const, 'Sealed and exported'] : ['degraded' as const, problem];
  return { name: 'Audit log', status, detail, latencyMs: null, uptimePercent: null };
}

/** With more pending changes than this, the rollups cannot keep up: reading figures gets slower, and active players lag behind. */
const MAX_PENDING_DELTAS = 50_000;
const MAX_COUNTED = 1_000_000;

async function checkDatabase(ping: () => Promise<void>): Promise<Finding> {
  const start = performance.now();
  try {
    await ping();
  } catch (error) {
    return {
      status: 'down',
      latencyMs: null,
      detail: error instanceof NotReady ? error.message : 'It does not answer',
    };
  }
  const latencyMs = performance.now() - start;
  if (latencyMs > SLOW_MS) return { status: 'degraded', latencyMs, detail: 'It answers slowly' };
  return { status: 'operational', latencyMs, detail: null };
}

/** The sums kept beside the tables, which figures and counts are read from. They are in the database. */
async function checkSums(database: Finding, countPendingDeltas: Monitored['countPendingDeltas']): Promise<Finding> {
  const down: Finding = { status: 'down', latencyMs: null, detail: 'The database does not answer' };
  if (database.status === 'down') return down;
  const start = performance.now();
  const pendingDeltas = countPendingDeltas === undefined ? 0 : await countPendingDeltas(MAX_COUNTED).catch(() => null);
  if (pendingDeltas === null) return down;
  const latencyMs = countPendingDeltas === undefined ? null : performance.now() - start;
  if (pendingDeltas <= MAX_PENDING_DELTAS) return { status: 'operational', latencyMs, detail: 'Totals are up to date' };
  const count = `${pendingDeltas === MAX_COUNTED ? 'Over ' : ''}${pendingDeltas.toLocaleString('en-US')}`;
  return { status: 'degraded', latencyMs, detail: `${count} changes are not in the sums yet: figures load slowly` };
}

/** The queue of withdrawals to be paid. */
async function checkPayments(payments: NonNullable<Monitored['payments']>): Promise<Finding> {
  try {
    return { latencyMs: null, ...(await payments()) };
  } catch {
    return { status: 'down', latencyMs: null, detail: 'The database does not answer' };
  }
}

async function checkStorage({ dir, holds }: NonNullable<Monitored['storage']>): Promise<Finding> {
  const start = performance.now();
  try {
    const { bavail, bsize } = await statfs(dir);
    const free = bavail * bsize;
    const detail = `${Math.floor(free / GIGABYTE).toLocaleString('en-US')} GB free for ${holds}`;
    return { status: free < GIGABYTE ? 'degraded' : 'operational', latencyMs: performance.now() - start, detail };
  } catch {
    return { status: 'down', latencyMs: null, detail: `The directory for ${holds} cannot be read` };
  }
}
