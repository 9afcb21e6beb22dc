import { type Connection, type ConnectionOptions, createConnection } from './connection.ts';
import { type Areas, areas } from './generated/areas.ts';

/** A connection with every operation as a method, by the areas of the contract: `client.transactions.list()`. */
export interface Client extends Connection, Areas {}

/** The type of a client's method, made from a function of a connection. */
export type Method<Of> = Of extends (connection: Connection, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

/**
 * Creates a client of one server with one session. Clients are independent of one another.
 *
 * A bundle that needs only a few operations is smaller with `createConnection` and those operations.
 *
 * @throws TypeError when `baseUrl` is not an absolute URL
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
