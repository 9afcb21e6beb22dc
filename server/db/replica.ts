import { sql } from 'drizzle-orm';
import type { Source } from './connect.ts';
import type { Database } from './database.ts';
import { driverError, isDatabaseDown } from './errors.ts';

const LOOK_EVERY_MS = 1_000;
/** A check that takes longer counts as failed. */
const ANSWER_WITHIN_MS = 500;
/** Maximum of remembered positions while the replica lags. */
const MAX_NOTED = 1_000;

interface Options {
  source: Source;
  /** The database that `source` replicates. */
  primary: Database;
  /** Called when the replica becomes usable or unusable, with the reason. */
  onChange: (usable: boolean, reason: unknown) => void;
  /** A replica that lags further is not read from. */
  longestLagMs: number;
  /** A monotonic clock in milliseconds; defaults to the process's own. */
  now?: () => number;
}

/**
 * A streaming replica, and whether it may be read from: it answers, follows its primary, and does not lag too far. The
 * lag is measured by WAL positions of the primary that we noted with our own clock; neither the replica's clock nor the
 * WAL that it has received but not replayed counts.
 */
export class Replica {
  readonly source: Source;
  readonly #primary: Database;
  readonly #onChange: Options['onChange'];
  readonly #longestLagMs: number;
  /** Positions of the primary by time, oldest first, that the replica has not replayed yet. */
  #noted: { position: bigint; at: number }[] = [];
  /** The replica has everything that the primary had at this time. */
  #hasAllOf = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;
  #usable = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ source, primary, onChange, longestLagMs, now = () => performance.now() }: Options) {
    this.source = source;
    this.#primary = primary;
    this.#onChange = onChange;
    this.#longestLagMs = longestLagMs;
    this.#now = now;
  }

  /** Checks at regular intervals from now on. */
  start(): void {
    const look = async () => {
      await this.look();
      this.#timer = setTimeout(look, LOOK_EVERY_MS).unref();
    };
    void look();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Checks whether the replica may be read from. Never rejects. */
  async look(): Promise<void> {
    const at = this.#now();
    // A slow primary does not make the replica unusable: sending it the reads as well would not help.
    const position = await inTime(positionOf(this.#primary)).catch(() => undefined);
    if (position !== undefined) this.#noted.push({ position, at });
    if (this.#noted.length > MAX_NOTED) this.#noted = this.#noted.filter((_, index) => index % 2 === 0);
    try {
      const replayed = await inTime(replayedBy(this.source.db));
      const behind = this.#noted.findIndex(({ position }) => position > replayed);
      const reached = this.#noted.splice(0, behind === -1 ? this.#noted.length : behind).at(-1);
      this.#hasAllOf = reached?.at ?? this.#hasAllOf;
      this.#set(this.#now() - this.#hasAllOf <= this.#longestLagMs, 'it is too far behind');
    } catch (error) {
      this.#set(false, driverError(error));
    }
  }

  /** Whether the replica may be read from, according to the last check. */
  get isUsable(): boolean {
    return this.#usable;
  }

  /** A read from the replica failed. If the replica is at fault, nobody reads from it until the next check. */
  failed(error: unknown): void {
    if (isDatabaseDown(error)) this.#set(false, driverError(error));
  }

  #set(usable: boolean, reason: unknown): void {
    if (usable === this.#usable) return;
    this.#usable = usable;
    this.#onChange(usable, reason);
  }
}

async function inTime<T>(answer: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ANSWER_WITHIN_MS, new Error('it does not answer in time'));
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function positionOf(primary: Database): Promise<bigint> {
  return readPosition(primary, sql`pg_current_wal_lsn()`);
}

/**
 * Null, which the caller treats as an error, unless this is a replica: a promoted one no longer follows the primary.
 */
async function replayedBy(replica: Database): Promise<bigint> {
  return readPosition(replica, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`);
}

async function readPosition(db: Database, position: ReturnType<typeof sql>): Promise<bigint> {
  const [row] = await db
    .select({ bytes: sql<string | null>`(${position} - '0/0'::pg_lsn)::text` })
    .from(sql`(select) as nothing`);
  if (!row?.bytes) throw new Error('it is not a replica');
  return BigInt(row.bytes);
}
