import type { Call, CallOptions } from './call.ts';
import type { Connection } from './connection.ts';
import { secondsUntilNext, waited } from './retry.ts';

interface Batch {
  events: readonly unknown[];
  next_cursor: string;
}

/** An empty answer that comes before its time, as to a third call of one token that waits, is not asked for again at once. */
const AT_LEAST_SECONDS = 1;

/**
 * Turns an operation that waits for new events into a loop over them that does not end: whatever is over after some time, such as a lost
 * connection, a server that restarts or a feed that is closed, is waited for, however long it takes.
 */
export const followed = <Params extends { after?: string; wait?: number }, Answer extends Batch>(
  operation: (params?: Params) => Call<Answer>,
) =>
  async function* (connection: Connection, params?: Params, options?: CallOptions): AsyncGenerator<Answer, void> {
    let after = params?.after;
    for (let attempt = 0; ; ) {
      try {
        const asked = { wait: 8, ...params, ...(after !== undefined && { after }) } as Params;
        const began = performance.now();
        const answer = await connection.send(operation(asked), { ...options, retries: 0 });
        attempt = 0;
        after = answer.next_cursor;
        const left = AT_LEAST_SECONDS - (performance.now() - began) / 1_000;
        if (answer.events.length > 0) yield answer;
        else if (left > 0) await waited(left, options?.signal);
      } catch (error) {
        const seconds = secondsUntilNext(error, attempt++);
        if (seconds === undefined) throw error;
        await waited(seconds, options?.signal);
      }
    }
  };
