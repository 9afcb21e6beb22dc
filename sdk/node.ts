/// <reference types="node" />
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

// The package's entry for programs with a file system: Node.js, Deno and Bun.

/**
 * Saves a stream, such as `client.transactions.exportStream()`, as a file. It has its name when it is complete; until then it is
 * `<path>.part`, and if the stream breaks off, nothing is left of it, and a file that was there before stays.
 *
 * @throws ApiError when the stream breaks off
 */
export async function saveToFile(
  stream: ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>,
  path: string,
): Promise<void> {
  const part = `${path}.part`;
  const bytes = await stream;
  try {
    await pipeline(Readable.fromWeb(bytes as never), createWriteStream(part));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
