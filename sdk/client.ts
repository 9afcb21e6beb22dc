import type { Call } from './call.ts';
import { type Connection, type ConnectionOptions, createConnection } from './connection.ts';
import * as operations from './generated/operations.ts';

/** A connection with every operation as a method, which sends its call. */
export interface Client extends Connection, operations.ClientOperations {}

/**
 * A client of one server with one session: a connection with every operation as a method. Clients know nothing of each other.
 *
 * A bundle that needs a few operations only is smaller with `createConnection` and those operations.
 *
 * @throws TypeError when `baseUrl` is not a whole address
 */
export function createClient(options: ConnectionOptions): Client {
  const connection = createConnection(options);
  const methods = Object.entries(operations).map(([name, operation]) => {
    const describe = operation as (...args: unknown[]) => Call<unknown>;
    return [name, (...args: unknown[]) => connection.send(describe(...args))];
  });
  return { ...connection, ...(Object.fromEntries(methods) as operations.ClientOperations) };
}
