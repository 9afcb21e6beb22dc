import type { Call } from './call.ts';
import { type Connection, type ConnectionOptions, createConnection } from './connection.ts';
import * as operations from './generated/operations.ts';

type Operations = typeof operations;
type Sent<Operation> = Operation extends (...args: infer Args) => Call<infer Answer>
  ? (...args: Args) => Promise<Answer>
  : never;

/** Every operation of the contract as a method, which sends the call. */
export type ClientOperations = { [Name in keyof Operations]: Sent<Operations[Name]> };

export interface Client extends Connection, ClientOperations {}

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
  return { ...connection, ...(Object.fromEntries(methods) as ClientOperations) };
}
