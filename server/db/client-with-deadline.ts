import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { isOfFormerPrimary, NotReplicated } from './errors.ts';
import { isBehindPooler, settingAfterConnecting } from './pooler.ts';
import { SESSION_OPTIONS } from './session-settings.ts';

/**
 * The function of PostgreSQL that warns of a commit which was not replicated. Unlike the warning's text it is never translated, and unlike its
 * code it stands for nothing else.
 */
const REPLICATION_WAIT = 'SyncRepWaitForLSN';

type GiveBack = (error?: Error | boolean) => void;

/** The parts of the driver's `connection` that its types leave out. */
interface Wire extends EventEmitter {
  stream: Socket;
}

/**
 * The client behind every connection to a PostgreSQL server. Its session has `SESSION_SETTINGS`, whatever the database,
 * role, address or environment set.
 *
 * A broken connection does not end the process: one that breaks inside a transaction emits an `error` event in addition
 * to rejecting its query, and an unhandled event would be fatal.
 *
 * The connection is closed after a query timed out. The driver would return it to the pool with the old answer still to
 * come, and the next transaction on it would wait behind that. It is also closed, and its place in the pool given to
 * another one, after its `begin` failed: Drizzle, which began the transaction, does not return it
 * (https://github.com/drizzle-team/drizzle-orm/issues/6241).
 *
 * It is closed as well when its server turns out not to be the primary any more, and when a commit was not replicated although it should
 * have been: PostgreSQL only warns of that, and reports success.
 */
export class ClientWithDeadline extends Client {
  #giveBack: GiveBack | undefined;
  /** Why the pool must not use the connection again. */
  #unusable: Error | undefined;
  #notReplicated: NotReplicated | undefined;

  constructor(config?: string | ClientConfig) {
    super(config);
    // `connectionParameters` is missing from the driver's types. When an option is given twice, the last one wins.
    const { connectionParameters } = this as unknown as { connectionParameters: { options?: string } };
    const given = connectionParameters.options;
    connectionParameters.options = given ? `${given} ${SESSION_OPTIONS}` : SESSION_OPTIONS;
    this.on('error', () => {});
    if (isBehindPooler(typeof config === 'string' ? config : config?.connectionString)) this.#setAfterConnecting();
    this.on('notice', ({ routine }) => {
      if (routine === REPLICATION_WAIT) this.#failCommit();
    });
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const answer = query(...args);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: Error) => {
        this.#closeAfter(args[0], error);
        // Also that of the `rollback` which Drizzle attempts: its error would take the place of the first one's.
        throw this.#notReplicated ?? this.#unusable ?? error;
      });
    }) as typeof this.query;
  }

  #setAfterConnecting(): void {
    const set = settingAfterConnecting(this);
    const connect = this.connect.bind(this) as () => Promise<unknown>;
    this.connect = ((callback?: (error?: Error) => void) => {
      const connected = connect().then(set);
      return callback ? void connected.then(() => callback(), callback) : connected;
    }) as typeof this.connect;
  }

  /** Set by the pool, and called by whoever got the connection from it. */
  set release(giveBack: GiveBack) {
    this.#giveBack = giveBack;
  }

  get release(): GiveBack {
    return (error) => this.#giveBack?.(error || this.#unusable);
  }

  /** Destroys the socket, while it connects or in the middle of a query. */
  cut(): void {
    this.#wire.stream.destroy();
  }

  get #wire(): Wire {
    return (this as unknown as { connection: Wire }).connection;
  }

  /** At once, because the report of success follows in the same packet. */
  #failCommit(): void {
    this.#notReplicated = new NotReplicated();
    this.#wire.emit('error', this.#notReplicated);
    this.cut();
  }

  #closeAfter(query: unknown, error: Error): void {
    const text = typeof query === 'string' ? query : (query as { text?: string }).text;
    if (error.message === 'Query read timeout') this.cut();
    if (isOfFormerPrimary(error)) this.#unusable = error;
    if (text?.startsWith('begin')) this.release(error);
  }
}
