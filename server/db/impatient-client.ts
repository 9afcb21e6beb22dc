import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { SESSION_OPTIONS } from './session-settings.ts';

/**
 * Every connection to a PostgreSQL server: with `SESSION_SETTINGS`, whatever its database, role, address or environment would have set.
 *
 * It breaks quietly. One that ends while a transaction has it says so by an event as well as by the failure of its
 * query, and an event that nobody listens to ends the process.
 *
 * It is closed when a query on it went unanswered. The driver would hand it back to the pool as if it were well, with the old
 * answer still to come, and the next transaction to have it would wait behind that.
 */
export class ImpatientClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // The types leave the driver's own parameters out. Of the same setting twice the last one holds.
    const { connectionParameters } = this as unknown as { connectionParameters: { options?: string } };
    const given = connectionParameters.options;
    connectionParameters.options = given ? `${given} ${SESSION_OPTIONS}` : SESSION_OPTIONS;
    this.on('error', () => {});
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const answer = query(...args);
      if (answer instanceof Promise) answer.catch((error: Error) => this.#closeAfter(error));
      return answer;
    }) as typeof this.query;
  }

  /** Ends it at once: while it connects, and in the middle of a query, too. */
  cut(): void {
    // The types leave the driver's own connection out.
    const { connection } = this as unknown as { connection: { stream: Socket } };
    connection.stream.destroy();
  }

  #closeAfter(error: Error): void {
    if (error.message === 'Query read timeout') this.cut();
  }
}
