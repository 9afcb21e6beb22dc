/** Maximum delay of the answer for the first rows: finding them in a large table may take long. */
const BEGIN_WITHIN_MS = 3_000;

/** A client may be silent for this long, … */
const GRACE_MS = 15_000;
/** … and must read at this rate, or others wait for its slot: 128 kbit/s. */
const MIN_BYTES_PER_SECOND = 16 * 1024;

/** The rows of an export, in chunks. */
export interface ExportRows<Row> {
  /** The next chunk; empty at the end. */
  next(): Promise<Row[]>;
  /** Further calls do nothing. */
  close(): Promise<void>;
}

export interface CsvFile<Row> {
  /** The header line, including its line end. */
  header: string;
  line: (row: Row) => string;
  /** Called with the error when the export fails after the answer has begun, and can only be broken off. */
  failed: (error: unknown) => void;
  /**
   * Called once with the number of rows sent and whether the export is complete. A complete export waits for it, and is
   * broken off before its end if it rejects; otherwise nothing waits for it.
   */
  ended: (rows: number, complete: boolean) => Promise<void>;
  /** Aborted when the client has gone, possibly before the stream is read. */
  signal: AbortSignal;
  /** Milliseconds; defaults to 15 seconds. */
  graceMs?: number;
}

/**
 * The lines of an export as a stream. A chunk is read only when the one before has been consumed, so a slow client
 * costs no memory; one that is too slow is broken off. Cancelling the stream (the client has gone) stops reading at once.
 *
 * The first chunk is awaited for a while before the stream is returned, so that an early failure still gets its own
 * status. The rows are always closed, whether or not the stream is read.
 */
export async function csvStream<Row>(
  rows: ExportRows<Row>,
  { header, line, failed, ended, signal, graceMs = GRACE_MS }: CsvFile<Row>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let first: Promise<Row[]> | undefined;
  try {
    refuseIfAborted(signal);
    first = rows.next();
    await firstChunkOrTimeout(first);
    refuseIfAborted(signal);
  } catch (error) {
    await rows.close();
    throw error;
  }

  let handedOut = 0;
  let isOver = false;
  let tooSlow: NodeJS.Timeout | undefined;
  const giveUp = async () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(tooSlow);
    signal.removeEventListener('abort', onGone);
    await Promise.all([rows.close().catch(() => {}), ended(handedOut, false).catch(failed)]);
  };
  const onGone = () => void giveUp();
  signal.addEventListener('abort', onGone);

  /** The next `pull` shows that the client has read it. */
  const enqueue = (controller: ReadableStreamDefaultController<Uint8Array>, text: string) => {
    const bytes = encoder.encode(text);
    controller.enqueue(bytes);
    const cut = () => {
      if (isOver) return;
      controller.error(new Error('the client reads too slowly'));
      void giveUp();
    };
    tooSlow = setTimeout(cut, graceMs + (bytes.length / MIN_BYTES_PER_SECOND) * 1000).unref();
  };

  return new ReadableStream<Uint8Array>({
    start(controller) {
      enqueue(controller, header);
    },
    async pull(controller) {
      clearTimeout(tooSlow);
      try {
        const chunk = await (first ?? rows.next());
        first = undefined;
        if (isOver) return;
        if (chunk.length > 0) {
          handedOut += chunk.length;
          return enqueue(controller, chunk.map(line).join(''));
        }
        await ended(handedOut, true);
        isOver = true;
        signal.removeEventListener('abort', onGone);
        await rows.close();
        controller.close();
      } catch (error) {
        if (isOver) return;
        failed(error);
        // An error, not a normal end: half a file must not look like a whole one.
        controller.error(error);
        await giveUp();
      }
    },
    cancel: giveUp,
  });
}

/** A signal's reason need not be an error; wrap it in one. */
function refuseIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new Error('nobody waits for the export any more', { cause: signal.reason });
}

/**
 * Resolves when the first chunk is there, or after the maximum delay. @throws the chunk's error if it fails before that
 */
async function firstChunkOrTimeout(rows: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const later = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, BEGIN_WITHIN_MS);
  });
  await Promise.race([rows, later]).finally(() => clearTimeout(timer));
  // Later failures reach whoever reads the stream.
  rows.catch(() => {});
}
