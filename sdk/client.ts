import { type Connection, type ConnectionOptions, createConnection } from './connection.ts';
import { type Areas, areas } from './generated/areas.ts';

/** A connection with every operation as a method, by the areas of the contract: `client.transactions.list()`. */
export interface Client extends Connection, Areas {}

/** A method of the client: a function of a connection, on the client's own. */
export type Method<Of> = Of extends (connection: Connection, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

/**
 * A client of one server with one session. Clients know nothing of each other.
 *
 * A bundle that needs a few operations only is smaller with `createConnection` and those operations.
 *
 * @throws TypeError when `baseUrl` is not a whole address
 */
export function createClient(options: ConnectionOptions): Client {
  const connection = createConnection(options);
  const bound = Object.entries(areas).map(([area, methods]) => [
    area,
    Object.fromEntries(
      Object.entries<(connection: Connection, ...args: never[]) => unknown>(methods).map(([name, method]) => [
        name,
        method.bind(undefined, connection),
      ]),
    ),
  ]);
  return { ...connection, ...(Object.fromEntries(bound) as Areas) };
}
