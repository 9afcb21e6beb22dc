import { isDatabaseDown } from './errors.ts';

/**
 * Does the work for one item after the other. One that fails stops no others; a database that does not answer stops all.
 *
 * @param failed told of each item that failed; it will be tried again, if its loop does so
 * @throws the error of a database that does not answer
 */
export async function eachAlone<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  failed: (item: T, error: unknown) => void,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      failed(item, error);
    }
  }
}
