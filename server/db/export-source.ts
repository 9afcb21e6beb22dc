import { Busy } from '../domain/temporary-errors.ts';
import type { Source } from './connect.ts';
import type { Replica } from './replica.ts';

/**
 * Opens the rows of an export. May call `read` a second time, when reading from the replica failed.
 *
 * @param signal aborted when nobody waits for the answer any more
 */
export type ReadForExport = <T>(read: (from: Source) => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Reads from the replica while it is usable; otherwise, or when that read fails, from the primary. */
export function exportsFrom(primary: Source, replica?: Replica): ReadForExport {
  return async (read, signal) => {
    if (!replica?.isUsable) return read(primary);
    try {
      return await read(replica.source);
    } catch (error) {
      if (error instanceof Busy || signal?.aborted) throw error;
      replica.failed(error);
      return read(primary);
    }
  };
}
