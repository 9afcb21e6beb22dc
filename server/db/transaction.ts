import type { Database, Transaction } from './database.ts';
import { postgresCode } from './errors.ts';

/** Deadlock found, serialization failure: the database gave up this transaction and asks to run it again. */
const RETRYABLE = new Set(['40P01', '40001']);
const MOST_TRIES = 3;

/**
 * Runs `work` in one transaction, `read committed`. What it throws rolls everything back.
 *
 * `work` runs again (three times at most) when the database gave the transaction up, so it must have no effect outside it,
 * and it must use only the handle that it is given.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work, { isolationLevel: 'read committed' });
    } catch (error) {
      if (tries === MOST_TRIES || !RETRYABLE.has(postgresCode(error) ?? '')) throw error;
    }
  }
}
