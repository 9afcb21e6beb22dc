import { CSV_HEADER, presentCsvLine } from './present.ts';
import type { ExportRow } from './queries.ts';

/**
 * The lines of the export as a stream that reads a chunk only when the one before has been taken, so that a slow client costs
 * no memory. Cancelling it (the client has gone) ends the reading.
 *
 * The first chunk is read before the stream is handed out: until then a failure still has an answer of its own.
 *
 * @param onFailure told what went wrong later, when the answer has begun and can only be broken off
 */
export async function csvStream(
  chunks: AsyncGenerator<ExportRow[]>,
  onFailure: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const first = await chunks.next();

  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_HEADER + (first.done ? '' : linesOf(first.value))));
      if (first.done) controller.close();
    },
    async pull(controller) {
      try {
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(linesOf(next.value)));
      } catch (error) {
        onFailure(error);
        // Broken off, not closed: half a file must not look like a whole one.
        controller.error(error);
      }
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

function linesOf(rows: readonly ExportRow[]): string {
  return rows.map(presentCsvLine).join('');
}
