import type { Logger } from 'pino';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Database } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import { WorkLoop } from '../domain/work-loop.ts';
import {
  type ChangeRow,
  type ChangeSource,
  MOST_ROWS,
  newestRows,
  rowsAfter,
  SOURCES,
  withdrawalsWaiting,
} from './change-queries.ts';

/** With a fifth of a second on average, a change is on the screen well within one. */
const LOOK_EVERY_MS = 400;

/**
 * Ids are given out before the commit, so a row may appear after others with higher ids. One that appears within this time after them is told of; every
 * call is over by then.
 */
const LATE_MS = 20_000;

/** Rows that are read again when there are too many to read all of the last seconds. */
const LOOKED_BACK = MOST_ROWS / 2;

/** A change of a record; of very many at once, only the kind. */
export type SeenChange = Omit<ChangeRow, 'source' | 'rowId' | 'recordId'> & { recordId: string | null };

/** News since the last look. `waiting` is there when it may have changed: how many withdrawals await review. */
export interface News {
  changes: SeenChange[];
  waiting: number | undefined;
}

/** The permission to hear that there are very many of a kind, without an id; null for everybody. */
const PERMISSION_OF_KIND: Record<ChangeRow['kind'], Permission | null> = {
  withdrawal: 'withdrawals.read',
  transaction: 'transactions.read',
  approval: null,
  mention: null,
};

type Listener = (news: News) => void;

/** The rows of one source that were seen. */
class SeenRows {
  /** Rows up to this id are not looked at any more. */
  after: number;
  /** When each later row was seen first. */
  readonly #seen = new Map<number, number>();

  constructor(after: number) {
    this.after = after;
  }

  /** The rows among these that were not seen before. @param rows the newest first @param now milliseconds of a clock that never goes back */
  unseen(rows: readonly ChangeRow[], now: number): SeenChange[] {
    const fresh = rows.filter(({ rowId }) => !this.#seen.has(rowId));
    for (const { rowId } of fresh) this.#seen.set(rowId, now);
    const isMore = rows.length > MOST_ROWS;
    // Older rows were not read, and are not known from the look before.
    const isMany = isMore && fresh.at(-1) === rows.at(-1);
    // The next ones have to fit beside those that are looked at again.
    if (isMore) this.after = rows[LOOKED_BACK]?.rowId ?? this.after;
    for (const [id, at] of this.#seen) if (now - at > LATE_MS) this.after = Math.max(this.after, id);
    for (const id of this.#seen.keys()) if (id <= this.after) this.#seen.delete(id);
    if (!isMany) return fresh;
    return [...new Set(fresh.map(({ kind }) => kind))].map((kind) => ({
      kind,
      recordId: null,
      isNew: true,
      adminId: null,
      permission: PERMISSION_OF_KIND[kind],
      requesterId: null,
    }));
  }
}

interface Session {
  seen: Record<ChangeSource, SeenRows> | undefined;
  /** How many withdrawals await review, and what the listeners were told of it. */
  waiting: number | undefined;
  told: number | undefined;
  /** Kept when what follows fails: a change is seen only once. */
  untold: SeenChange[];
}

/**
 * Tells of changes of the database, whichever process made them. One query a process, while somebody listens, however many do; without NOTIFY, at whose
 * lock all commits would queue up (docs/decisions/what-if-two-people-edit.md).
 */
export class ChangeWatch {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #listeners = new Set<Listener>();
  /** What the listeners of now were told; another one begins when somebody listens after a time in which nobody did. */
  #session: Session | undefined;
  readonly loop = new WorkLoop({
    name: 'Changes for open screens',
    pauseMs: LOOK_EVERY_MS,
    work: () => this.#look(),
    failed: (error, isAgain) => {
      if (!isAgain) this.#log.warn({ err: driverError(error) }, 'new changes could not be read');
    },
  });

  constructor({ db, log }: { db: Database; log: Logger }) {
    this.#db = db;
    this.#log = log;
  }

  /** Tells the listener how much waits, once changes are looked for, and then of every change, until the returned function is called. */
  follow(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (!this.#session) this.#start();
    // Before the first look, a change might be neither in what is loaded now nor told.
    else if (this.#session.told !== undefined) listener({ changes: [], waiting: this.#session.told });
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#session = undefined;
      void this.loop.stop();
    };
  }

  #start(): void {
    this.#session = { seen: undefined, waiting: undefined, told: undefined, untold: [] };
    this.loop.start();
  }

  async #look(): Promise<void> {
    const session = this.#session;
    if (!session) return;
    session.seen ??= await this.#begin();
    session.untold.push(...(await this.#changesAfter(session.seen)));
    if (session.waiting === undefined || session.untold.some(({ kind }) => kind === 'withdrawal')) {
      session.waiting = await withdrawalsWaiting(this.#db);
    } else if (session.untold.length === 0) return;
    const changes = session.untold;
    session.untold = [];
    // Nobody listens any more, or in a later session.
    if (this.#session !== session) return;
    session.told = session.waiting;
    this.#tell({ changes, waiting: session.waiting });
  }

  async #begin(): Promise<Record<ChangeSource, SeenRows>> {
    const newest = await newestRows(this.#db);
    // A row that commits late, with a lower id, is told of as well.
    const seen = Object.fromEntries(
      SOURCES.map((source) => [source, new SeenRows(Math.max(0, newest[source] - LOOKED_BACK))]),
    ) as Record<ChangeSource, SeenRows>;
    await this.#changesAfter(seen);
    return seen;
  }

  async #changesAfter(seen: Record<ChangeSource, SeenRows>): Promise<SeenChange[]> {
    const after = Object.fromEntries(SOURCES.map((source) => [source, seen[source].after]));
    const rows = await rowsAfter(this.#db, after as Record<ChangeSource, number>);
    const bySource = Map.groupBy(rows, ({ source }) => source);
    return SOURCES.flatMap((source) => seen[source].unseen(bySource.get(source) ?? [], performance.now()));
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}
