import type { Database } from '../../server/db/database.ts';
import { transactions } from '../../server/db/schema/transactions.ts';

type NewTransaction = typeof transactions.$inferInsert;

let made = 0;

/** Inserts a transaction in any status. Returns the id that API calls use. */
export async function aTransaction(db: Database, values: Partial<NewTransaction> = {}): Promise<string> {
  const [row] = await db
    .insert(transactions)
    .values({
      transactionId: `TXN-${String(++made).padStart(6, '0')}`,
      transactionType: 'purchase',
      playerId: 'PLR-1',
      gameId: 'starfall',
      amountCents: 4_999,
      feeCents: 625,
      status: 'pending',
      ...values,
    })
    .returning({ id: transactions.id });
  return String(row?.id);
}
