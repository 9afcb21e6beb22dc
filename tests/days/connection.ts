import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import type { Host, Machine } from './host.ts';
import type { Schedule } from './schedule.ts';

/** What is going to happen to a process: it is killed, or loses its connection, in the middle of a transaction or right after a commit. */
export interface Fault {
  what: 'kill' | 'break';
  /**
   * Statements of the transaction before it; `end`: it has done everything, and is not committed; `commit`: the process does not hear that it
   * was committed.
   */
  after: number | 'end' | 'commit';
}

/** A process as its connection sees it. */
export interface Owner extends Machine {
  fault: Fault | undefined;
  /** When its connection broke last. */
  brokeAt: number;
  kill(): void;
  /** Rejects when it is killed. */
  readonly killed: Promise<never>;
}

const never = () => new Promise<never>(() => {});
const broken = () => Object.assign(new Error('the connection broke'), { code: 'ECONNRESET' });

/** "update withdrawals": enough of a statement for the log. */
function nameOf(statement: string): string {
  const [verb = ''] = /[a-z]+/i.exec(statement) ?? [];
  const [, table = ''] = /(?:from|into|update)\s+"?([a-z_]+)/i.exec(statement) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
}

/**
 * The database as one process reaches it, in place of PGlite: each transaction, and each statement outside of one, waits for its turn. Its
 * clock is the database's, and a process that is killed hears of nothing any more. Transactions that it leaves open are rolled back.
 */
export class ProcessConnection {
  readonly waitReady = Promise.resolve();
  readonly #database: PGlite;
  readonly #machine: Machine;
  readonly #owner: Owner;
  readonly #host: Host;
  readonly #schedule: Schedule;

  /** @param machine the database's */
  constructor(database: PGlite, machine: Machine, owner: Owner, host: Host, schedule: Schedule) {
    this.#database = database;
    this.#machine = machine;
    this.#owner = owner;
    this.#host = host;
    this.#schedule = schedule;
  }

  query(statement: string, params?: unknown[], options?: QueryOptions) {
    // Processes have connections of their own, and here they share one: so the cursors of each have its name.
    const own = statement.replaceAll('"rows_at_once_', `"rows_at_once_${this.#owner.name}_`);
    return this.#inDatabase(nameOf(statement), () => this.#database.query(own, params, options));
  }

  exec(statements: string) {
    return this.#inDatabase('exec', () => this.#database.exec(statements));
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#inDatabase('transaction', () =>
      this.#database.transaction((tx) => {
        const guarded = { ...this.#statements(tx), rollback: () => tx.rollback(), closed: false };
        const worked = this.#host.inside(this.#owner, () => work(guarded as unknown as Transaction));
        const ended = worked.then((result) => {
          if (this.#owner.isAlive && this.#owner.fault?.after === 'end') this.#strike();
          return this.#owner.isAlive ? result : never();
        });
        return Promise.race([ended, this.#owner.killed]);
      }),
    );
  }

  async close(): Promise<void> {}

  /** The statements of a transaction, before each of which the process may die or its connection may break. */
  #statements(tx: Transaction) {
    let ran = 0;
    const guard = async <T>(run: () => Promise<T>): Promise<T> => {
      if (!this.#owner.isAlive) return never();
      if (this.#owner.fault?.after === ran++) this.#strike();
      return this.#owner.isAlive ? this.#host.inside(this.#machine, run) : never();
    };
    return {
      query: (statement: string, params?: unknown[], options?: QueryOptions) =>
        guard(() => tx.query(statement, params, options)),
      exec: (statements: string) => guard(() => tx.exec(statements)),
    };
  }

  async #inDatabase<T>(what: string, run: () => Promise<T>): Promise<T> {
    await this.#schedule.turn(this.#owner, what);
    this.#schedule.inDatabase += 1;
    let outcome: () => T;
    try {
      const result = await this.#host.inside(this.#machine, run);
      outcome = () => result;
    } catch (error) {
      outcome = () => {
        throw error;
      };
    }
    this.#schedule.inDatabase -= 1;
    if (this.#owner.isAlive && this.#owner.fault?.after === 'commit') this.#strike();
    return this.#owner.isAlive ? outcome() : never();
  }

  /** @throws the error of a connection that broke */
  #strike(): void {
    const { what } = this.#owner.fault ?? {};
    this.#owner.fault = undefined;
    if (what === 'break') {
      this.#owner.brokeAt = this.#host.time;
      throw broken();
    }
    this.#owner.kill();
  }
}
