import type { Call, CallOptions } from './call.ts';
import type { Connection } from './connection.ts';
import { cutOff } from './exchange.ts';

type Exports<Args extends unknown[]> = (...args: Args) => Call<string>;

/**
 * Turns an operation that answers with a file into a stream of its bytes. A file that is cut off ends with an error.
 */
export const streamed =
  <Args extends unknown[]>(operation: Exports<Args>) =>
  async (connection: Connection, ...args: [...Args, options?: CallOptions]): Promise<ReadableStream<Uint8Array>> => {
    const call = operation(...(args as unknown[] as Args));
    const options = args[operation.length] as CallOptions | undefined;
    const { body, status } = await connection.open(call, options);
    const reader = (body ?? new Blob().stream()).getReader();
    return new ReadableStream({
      pull: async (file) => {
        try {
          const { value, done } = await reader.read();
          if (done) file.close();
          else file.enqueue(value);
        } catch (cause) {
          const request = `${call.method} ${call.url.replace(/\?.*/, '')}`;
          file.error(options?.signal?.aborted ? options.signal.reason : cutOff({ request, status, cause }));
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
  };

/** The records of such a file, including the header, without their line ends. A record spans several lines if a quoted field does. */
export const lines = <Args extends unknown[]>(operation: Exports<Args>) =>
  async function* (connection: Connection, ...args: [...Args, options?: CallOptions]): AsyncGenerator<string, void> {
    const reader = (await streamed(operation)(connection, ...args)).getReader();
    const decoder = new TextDecoder();
    try {
      // The lines of an unfinished record, and the unfinished line.
      let record: string[] = [];
      let rest = '';
      for (let done = false; !done; ) {
        const chunk = await reader.read();
        done = chunk.done;
        const complete = (rest + decoder.decode(chunk.value, { stream: !done })).split('\r\n');
        rest = done ? '' : (complete.pop() ?? '');
        for (const line of complete) {
          record.push(line);
          const text = record.join('\r\n');
          // Inside a quoted field the number of quotes so far is odd.
          if (text.split('"').length % 2 === 0) continue;
          if (text !== '') yield text;
          record = [];
        }
      }
      if (record.length > 0) yield record.join('\r\n');
    } finally {
      await reader.cancel();
    }
  };
