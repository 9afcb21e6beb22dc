/** How long the first rows may keep the answer waiting: a search through a large table takes its time to find any. */
const BEGIN_WITHIN_MS = 3_000;

/** What is exported, a chunk at a time. */
export interface ExportRows<Row> {
  /** None at the end. */
  next(): Promise<Row[]>;
  /** Again it does nothing. */
  close(): Promise<void>;
}

export interface CsvFile<Row> {
  /** The first line, with its line end. */
  header: string;
  line: (row: Row) => string;
  /** Told what went wrong when the answer had begun and could only be broken off. */
  failed: (error: unknown) => void;
  /**
   * Told once how many rows were handed out, and whether that is all of them. Where it rejects for all of them, the file is broken off
   * before its end; else nobody waits for it.
   */
  ended: (rows: number, complete: boolean) => Promise<void>;
  /** Aborted when nobody takes the file any more, also before it was begun to be taken. */
  gone: AbortSignal;
}

/**
 * The lines of an export as a stream that reads a chunk only when the one before has been taken, so that a slow client costs
 * no memory. Cancelling it (the client has gone) ends the reading at once.
 *
 * The first chunk is waited for before the stream is handed out, for a while: until then a failure still has an answer of its own. The
 * rows are closed in every case, whether the stream is taken or not.
 */
export async function csvStream<Row>(
  rows: ExportRows<Row>,
  { header, line, failed, ended, gone }: CsvFile<Row>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let first: Promise<Row[]> | undefined;
  try {
    refuseIfGone(gone);
    first = rows.next();
    await firstChunkOrTimeout(first);
    refuseIfGone(gone);
  } catch (error) {
    await rows.close();
    throw error;
  }

  let handedOut = 0;
  let isOver = false;
  const giveUp = async () => {
    if (isOver) return;
    isOver = true;
    gone.removeEventListener('abort', onGone);
    await Promise.all([rows.close().catch(() => {}), ended(handedOut, false).catch(failed)]);
  };
  const onGone = () => void giveUp();
  gone.addEventListener('abort', onGone);

  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(header));
    },
    async pull(controller) {
      try {
        const chunk = await (first ?? rows.next());
        first = undefined;
        if (isOver) return;
        if (chunk.length > 0) {
          handedOut += chunk.length;
          return controller.enqueue(encoder.encode(chunk.map(line).join('')));
        }
        await ended(handedOut, true);
        isOver = true;
        gone.removeEventListener('abort', onGone);
        await rows.close();
        controller.close();
      } catch (error) {
        if (isOver) return;
        failed(error);
        // Broken off, not closed: half a file must not look like a whole one.
        controller.error(error);
        await giveUp();
      }
    },
    cancel: giveUp,
  });
}

/** Its reason need not be an error, and nothing else may be thrown. */
function refuseIfGone(gone: AbortSignal): void {
  if (gone.aborted) throw new Error('nobody waits for the export any more', { cause: gone.reason });
}

/** Resolves when the rows are there or when they take long. @throws what goes wrong before either */
async function firstChunkOrTimeout(rows: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const later = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, BEGIN_WITHIN_MS);
  });
  await Promise.race([rows, later]).finally(() => clearTimeout(timer));
  // What goes wrong from now on is told to whoever reads the stream.
  rows.catch(() => {});
}
