import { sql } from 'drizzle-orm';
import type { Source } from './connect.ts';
import type { Database } from './database.ts';
import { driverError, isDatabaseDown } from './errors.ts';

const LOOK_EVERY_MS = 1_000;
/** What does not answer within this has failed. */
const ANSWER_WITHIN_MS = 500;
/** Positions that are remembered while it lags. */
const MOST_NOTED = 1_000;

interface Options {
  source: Source;
  /** What it is a replica of. */
  primary: Database;
  /** Told when it can be read from, and when no longer, and why. */
  onChange: (usable: boolean, reason: unknown) => void;
  /** Nobody reads what is older. */
  longestLagMs: number;
  /** Milliseconds of a clock that is never set; left out: the process's own. */
  now?: () => number;
}

/**
 * A streaming replica, and whether it may be read from: it answers, follows, and is not far behind. How far is measured by
 * positions of the primary's log that were noted here, not by the replica's clock, and not by what it says it received.
 */
export class Replica {
  readonly source: Source;
  readonly #primary: Database;
  readonly #onChange: Options['onChange'];
  readonly #longestLagMs: number;
  /** Where the primary was when, oldest first: what the replica has not replayed yet. */
  #noted: { position: bigint; at: number }[] = [];
  /** All that the primary had then, the replica has. */
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

  /** Looks by itself from now on. */
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

  /** Finds out whether it may be read from. Never rejects. */
  async look(): Promise<void> {
    const at = this.#now();
    // A primary that is slow just now is no reason to ask it for the lists as well.
    const position = await inTime(positionOf(this.#primary)).catch(() => undefined);
    if (position !== undefined) this.#noted.push({ position, at });
    if (this.#noted.length > MOST_NOTED) this.#noted = this.#noted.filter((_, index) => index % 2 === 0);
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

  /** Whether it may be read from, as the last look found it. */
  get isUsable(): boolean {
    return this.#usable;
  }

  /** A read went wrong there: until the next look nobody reads from it, if it is the replica that is the trouble. */
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

/** Null, and so an error, where it is no replica or none any more: what was promoted goes its own way. */
async function replayedBy(replica: Database): Promise<bigint> {
  return readPosition(replica, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`);
}

async function readPosition(db: Database, position: ReturnType<typeof sql>): Promise<bigint> {
  const [row] = await db
    .select({ bytes: sql<string | null>`(${position} - '0/0'::pg_lsn)::text` })
    .from(sql`(select) as nothing`);
  if (!row?.bytes) throw new Error('it is no replica');
  return BigInt(row.bytes);
}
