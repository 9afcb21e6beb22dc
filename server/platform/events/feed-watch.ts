import { AsyncResource } from 'node:async_hooks';
import type { Database } from '../../db/database.ts';
import { WorkLoop } from '../../domain/work-loop.ts';
import { lastPlace } from './queries.ts';

/** How often the database is asked whether there is anything new. */
const LOOK_EVERY_MS = 100;
/** Callers that are woken call again at once: after many of them, the next look comes later, so that other calls have their turn. */
const MS_PER_WOKEN = 10;
const LOOK_AT_LATEST_MS = 2_000;
/** One that waits and one that takes its place; more of one token only hold connections. */
const MOST_PER_CALLER = 2;

interface Waiting {
  after: number;
  end(isNew: boolean): void;
  fail(error: unknown): void;
}

/** Waits for events of the feed. One query a process, while somebody waits, however many do. */
export class FeedWatch {
  readonly #db: Database;
  readonly #waiting = new Set<Waiting>();
  /** How many calls of each caller wait. */
  readonly #callers = new Map<string, number>();
  #woken = 0;
  readonly loop = new WorkLoop({
    name: 'Waiting calls of the feed',
    pauseMs: () => Math.min(LOOK_EVERY_MS + MS_PER_WOKEN * this.#woken, LOOK_AT_LATEST_MS),
    firstAfterMs: LOOK_EVERY_MS,
    work: () => this.#look(),
    failed: (error) => {
      for (const waiting of [...this.#waiting]) waiting.fail(error);
    },
  });
  /** In the context of the process: the first caller's is over long before the last one's. */
  readonly #start: () => void;

  constructor(db: Database) {
    this.#db = db;
    this.#start = AsyncResource.bind(() => this.loop.start());
  }

  /**
   * Waits until there is an event after a place of the feed.
   *
   * @param caller of whose calls two wait at most: a third one is answered at once
   * @param ms how long to wait at most
   * @param signal aborted when the wait is over before its time
   * @returns whether there is an event
   * @throws any error of the database
   */
  async wait(caller: string, after: number, ms: number, signal: AbortSignal): Promise<boolean> {
    const others = this.#callers.get(caller) ?? 0;
    if (others >= MOST_PER_CALLER || signal.aborted) return false;
    this.#callers.set(caller, others + 1);
    try {
      return await this.#event(after, ms, signal);
    } finally {
      const left = (this.#callers.get(caller) ?? 1) - 1;
      if (left > 0) this.#callers.set(caller, left);
      else this.#callers.delete(caller);
    }
  }

  #event(after: number, ms: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        this.#waiting.delete(waiting);
      };
      const end = (isNew: boolean) => {
        leave();
        resolve(isNew);
      };
      const fail = (error: unknown) => {
        leave();
        reject(error);
      };
      const giveUp = () => end(false);
      const timer = setTimeout(giveUp, ms);
      signal.addEventListener('abort', giveUp, { once: true });
      const waiting = { after, end, fail };
      this.#waiting.add(waiting);
      this.#start();
    });
  }

  /** Ends the wait of those for whom there is an event; nobody is left when the loop ends. */
  async #look(): Promise<void> {
    this.#woken = 0;
    if (this.#waiting.size === 0) return void this.loop.stop();
    const last = await lastPlace(this.#db);
    for (const waiting of [...this.#waiting]) {
      if (last <= waiting.after) continue;
      waiting.end(true);
      this.#woken += 1;
    }
  }
}
