import type { Database, Transaction } from './database.ts';
import { postgresCode } from './errors.ts';

/** Deadlock and serialization failure: the database rolled the transaction back and expects it to be retried. */
const RETRYABLE = new Set(['40P01', '40001']);
const MAX_TRIES = 3;

/**
 * Runs `work` in one `read committed` transaction. If `work` throws, everything is rolled back.
 *
 * `work` runs again, three times at most, after a deadlock or serialization failure. So it must have no effects outside
 * the transaction, and must use only the handle that it is given.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work, { isolationLevel: 'read committed' });
    } catch (error) {
      if (tries === MAX_TRIES || !RETRYABLE.has(postgresCode(error) ?? '')) throw error;
    }
  }
}
