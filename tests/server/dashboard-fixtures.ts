import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { players } from '../../server/db/schema/players.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { recordRevenue } from '../../server/ledger/revenue.ts';

/** A time relative to 00:00 UTC of the database's today, such as '-6 days' or '-1 microsecond'. */
export const fromMidnight = (interval: string) =>
  sql`(date_trunc('day', now() at time zone 'utc') at time zone 'utc') + ${interval}::interval`;

let made = 0;

export async function aTransaction(
  db: Database,
  at: string,
  values: Partial<typeof transactions.$inferInsert> = {},
): Promise<void> {
  await db.insert(transactions).values({
    transactionId: `TXN-${++made}`,
    transactionType: 'purchase',
    playerId: 'PLR-1',
    gameId: 'starfall',
    amountCents: 1000,
    status: 'completed',
    ...values,
    createdAt: fromMidnight(at) as unknown as Date,
  });
}

export async function someRevenue(
  db: Database,
  at: string,
  amountCents: number,
  values: Partial<typeof revenueRecords.$inferInsert> = {},
): Promise<number> {
  const sourceId = `TXN-${++made}`;
  return db.transaction(async (tx) => {
    await recordRevenue(tx, [{ revenueType: 'purchase_fee', sourceType: 'transaction', sourceId, amountCents }]);
    const [record] = await tx
      .update(revenueRecords)
      .set({ ...values, createdAt: fromMidnight(at) as unknown as Date })
      .where(eq(revenueRecords.sourceId, sourceId))
      .returning({ id: revenueRecords.id });
    return record?.id ?? 0;
  });
}

export async function aPlayer(db: Database, playerId: string, joined: string): Promise<void> {
  await db.insert(players).values({
    playerId,
    email: `${playerId.toLowerCase()}@example.com`,
    displayName: playerId,
    createdAt: fromMidnight(joined) as unknown as Date,
  });
}

/** The UTC day that is `days` before the database's today. */
export async function dayBefore(db: Database, days: number): Promise<string> {
  const [row] = await db
    .select({ day: sql<string>`to_char((now() at time zone 'utc')::date - ${days}::int, 'YYYY-MM-DD')` })
    .from(sql`(select) as nothing`);
  return row?.day ?? '';
}
