import type { Database } from '../../server/db/database.ts';
import { gameItems, games } from '../../server/db/schema/catalogue.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { transactions } from '../../server/db/schema/transactions.ts';

let made = 0;

/** A game besides `starfall`, which every test has. */
export async function aGame(db: Database, values: Partial<typeof games.$inferInsert> & { gameId: string }) {
  await db.insert(games).values({
    gameName: values.gameId,
    developer: 'Hollow Reed',
    genre: 'Puzzle',
    platformFeeBps: 1000,
    ...values,
  });
}

/** An item of `starfall`. */
export async function anItem(db: Database, values: Partial<typeof gameItems.$inferInsert> & { itemId: string }) {
  await db.insert(gameItems).values({
    gameId: 'starfall',
    itemName: values.itemId,
    itemType: 'bundle',
    itemCategory: 'standard',
    itemRarity: 'common',
    ...values,
  });
}

/** A completed purchase by PLR-1 in `starfall`, with the revenue of its fee if it has one. */
export async function aPurchase(db: Database, values: Partial<typeof transactions.$inferInsert> = {}) {
  const transactionId = `TXN-${++made}`;
  const row = {
    transactionType: 'item_purchase',
    playerId: 'PLR-1',
    gameId: 'starfall',
    amountCents: 1_000,
    feeCents: 0,
    status: 'completed',
    ...values,
    transactionId,
  };
  await db.insert(transactions).values(row);
  if (row.status !== 'completed' || row.feeCents === 0) return;
  const source = { revenueType: 'purchase_fee', sourceType: 'transaction', sourceId: transactionId };
  await db.insert(revenueRecords).values({ ...source, amountCents: row.feeCents, createdAt: values.createdAt });
}

/** 00:00 UTC that many days ago, plus so many milliseconds. */
export function dayStart(daysAgo: number, milliseconds = 0): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysAgo) + milliseconds);
}
