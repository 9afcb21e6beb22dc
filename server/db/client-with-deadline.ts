import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { SESSION_OPTIONS } from './session-settings.ts';

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
 */
export class ClientWithDeadline extends Client {
  /** Set by the pool. */
  declare release?: (error: Error) => void;

  constructor(config?: string | ClientConfig) {
    super(config);
    // `connectionParameters` is missing from the driver's types. When an option is given twice, the last one wins.
    const { connectionParameters } = this as unknown as { connectionParameters: { options?: string } };
    const given = connectionParameters.options;
    connectionParameters.options = given ? `${given} ${SESSION_OPTIONS}` : SESSION_OPTIONS;
    this.on('error', () => {});
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const answer = query(...args);
      if (answer instanceof Promise) answer.catch((error: Error) => this.#closeAfter(args[0], error));
      return answer;
    }) as typeof this.query;
  }

  /** Destroys the socket, while it connects or in the middle of a query. */
  cut(): void {
    // `connection` is missing from the driver's types.
    const { connection } = this as unknown as { connection: { stream: Socket } };
    connection.stream.destroy();
  }

  #closeAfter(query: unknown, error: Error): void {
    if (error.message === 'Query read timeout') this.cut();
    const text = typeof query === 'string' ? query : (query as { text?: string }).text;
    if (text?.startsWith('begin')) this.release?.(error);
  }
}
