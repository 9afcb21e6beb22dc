import type { Call, CallOptions } from './call.ts';
import type { Answered, Connection } from './connection.ts';

/** Turns an operation into a function that sends its call. The call's options follow the operation's own arguments. */
export const sent =
  <Args extends unknown[], Answer>(operation: (...args: Args) => Call<Answer>) =>
  (connection: Connection, ...args: [...Args, options?: CallOptions]): Answered<Answer> =>
    connection.send(operation(...(args as unknown[] as Args)), args[operation.length] as CallOptions | undefined);
