import type { Format, Reading, ReadOptions } from './reading.ts';

/** A format, or the words for a file that is none of ours: "an Excel file", and what to do with it. */
export type Detected = { format: Format } | { looksLike: string; remedy: string };

/** Tells the format by a file's first bytes; at least 4 kB of them if there are so many. */
export declare function detectFormat(head: Uint8Array): Detected;

/**
 * Reads a statement in any of the formats, with bounded memory. Whatever the file holds, the answer is a `Reading`: it throws for
 * nothing but what the stream throws.
 *
 * @param bytes at most 25 MB; a larger file is refused
 */
export declare function readStatement(bytes: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<Reading>;
