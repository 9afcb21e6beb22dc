import type { Call, CallOptions } from './call.ts';
import type { Connection } from './connection.ts';

/** An operation as a function that sends its call. The options of the call come after the operation's own arguments. */
export const sent =
  <Args extends unknown[], Answer>(operation: (...args: Args) => Call<Answer>) =>
  (connection: Connection, ...args: [...Args, options?: CallOptions]): Promise<Answer> =>
    connection.send(operation(...(args as unknown[] as Args)), args[operation.length] as CallOptions | undefined);
