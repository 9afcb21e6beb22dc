import { CSV_HEADER, presentCsvLine } from './present.ts';
import type { ExportRow } from './queries.ts';

/** How long the first rows may keep the answer waiting: a search through a large table takes its time to find any. */
const BEGIN_WITHIN_MS = 3_000;

/** What is exported, a chunk at a time. */
export interface ExportRows {
  /** None at the end. */
  next(): Promise<ExportRow[]>;
  close(): Promise<void>;
}

/**
 * The lines of the export as a stream that reads a chunk only when the one before has been taken, so that a slow client costs
 * no memory. Cancelling it (the client has gone) ends the reading at once.
 *
 * The first chunk is waited for before the stream is handed out, for a while: until then a failure still has an answer of its own.
 *
 * @param onFailure told what went wrong later, when the answer has begun and can only be broken off
 */
export async function csvStream(
  rows: ExportRows,
  onFailure: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let first: Promise<ExportRow[]> | undefined = rows.next();
  try {
    await soonOrLater(first);
  } catch (error) {
    await rows.close();
    throw error;
  }

  let cancelled = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_HEADER));
    },
    async pull(controller) {
      try {
        const chunk = await (first ?? rows.next());
        first = undefined;
        if (cancelled) return;
        if (chunk.length > 0) return controller.enqueue(encoder.encode(chunk.map(presentCsvLine).join('')));
        await rows.close();
        controller.close();
      } catch (error) {
        if (cancelled) return;
        onFailure(error);
        // Broken off, not closed: half a file must not look like a whole one.
        controller.error(error);
        await rows.close().catch(() => {});
      }
    },
    cancel() {
      cancelled = true;
      return rows.close();
    },
  });
}

/** Resolves when the rows are there or when they take long. @throws what goes wrong before either */
async function soonOrLater(rows: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const later = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, BEGIN_WITHIN_MS);
  });
  await Promise.race([rows, later]).finally(() => clearTimeout(timer));
  // What goes wrong from now on is told to whoever reads the stream.
  rows.catch(() => {});
}
