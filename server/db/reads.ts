import { Busy } from '../domain/errors.ts';
import type { SessionMark } from '../domain/session-mark.ts';
import type { Source } from './connect.ts';
import type { Replica } from './replica.ts';
import { SharedRead } from './shared-read.ts';

interface Options {
  /** Left out: everything is read from the primary database. */
  replica?: Replica | undefined;
  /** For how long an answer of `recent` may be given again, milliseconds; left out: no longer than a query runs. */
  keepMs?: number | undefined;
}

interface Place extends Source {
  shared: SharedRead;
}

/**
 * Where reads that change nothing are made. What a session has changed it sees in its next read, wherever that is made and
 * whichever process was asked.
 */
export class Reads {
  readonly #primary: Place;
  readonly #replica: (Place & { of: Replica }) | undefined;
  readonly #keepMs: number;

  constructor(primary: Source, { replica, keepMs = 0 }: Options = {}) {
    // What is shared on one database is no answer of the other.
    this.#primary = { ...primary, shared: new SharedRead() };
    this.#replica = replica && { ...replica.source, shared: new SharedRead(), of: replica };
    this.#keepMs = keepMs;
  }

  /**
   * Reads from the replica when it has what the session changed, else, or when it fails there, from the primary.
   *
   * @param read may be called twice
   * @param gone aborted when nobody waits for the answer any more
   */
  async anywhere<T>(session: SessionMark, read: (from: Place) => Promise<T>, gone?: AbortSignal): Promise<T> {
    const replica = this.#replica;
    if (!replica || !(await replica.of.has(session))) return read(this.#primary);
    try {
      return await read(replica);
    } catch (error) {
      // Anything else may be for what the replica does not have yet, were it a record that is not found.
      if (error instanceof Busy || gone?.aborted) throw error;
      replica.of.failed(error);
      return read(this.#primary);
    }
  }

  /**
   * A read that is the same whoever asks, shared by those who ask for it at the same time.
   *
   * @param operation and `query` tell it from all other reads
   */
  shared<T>(session: SessionMark, operation: string, query: unknown, read: (from: Source) => Promise<T>): Promise<T> {
    const key = keyOf(operation, query);
    return this.anywhere(session, (from) => from.shared.read(key, () => read(from)));
  }

  /** The same from the primary, and given again for a moment to whoever has changed nothing meanwhile. */
  recent<T>(session: SessionMark, operation: string, query: unknown, read: (from: Source) => Promise<T>): Promise<T> {
    const { shared } = this.#primary;
    const key = keyOf(operation, query);
    const ask = () => read(this.#primary);
    return session.activeJustNow ? shared.read(key, ask) : shared.recent(key, this.#keepMs, ask);
  }
}

/** @param query as it was validated: the same names in the same order for the same question */
const keyOf = (operation: string, query: unknown) => `${operation} ${JSON.stringify(query)}`;
