import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Has the statements of this transaction, and the checks of its foreign keys, find rows by indexes. A plan that was made
 * while a table was small reads all of it, and is kept while the table grows: inserting 50,000 rows would read it 50,000 times.
 */
export async function planByIndexes(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local enable_seqscan = off`);
  await tx.execute(sql`discard plans`);
}
