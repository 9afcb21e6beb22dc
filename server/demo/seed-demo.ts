import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import * as schema from '../db/schema.ts';
import { rebuildTallies } from '../statistics/tallies.ts';
import { insertAudit } from './audit.ts';
import { gameItemRows, gameRows } from './game-items.ts';
import { createPlayers, insertPlayers } from './players.ts';
import { insertRevenue } from './revenue.ts';
import { createShop } from './shop.ts';
import { insertStaff } from './staff.ts';
import { insertTransactions } from './transactions.ts';
import { defaultWithdrawals, insertWithdrawals } from './withdrawals.ts';

/** Whose triggers count their rows. */
const COUNTED = [
  schema.transactions,
  schema.players,
  schema.withdrawals,
  schema.withdrawalHistory,
  schema.revenueRecords,
];

export interface DemoOptions {
  /** The newest moment of the demo: nothing in it is later. */
  now: Date;
  /** How many transactions; players scale with it. 20,000 unless given. */
  transactions?: number;
  /** How many withdrawals; unless given one for every four transactions, but from 60 to 480. They are held in memory. */
  withdrawals?: number;
  /** Signs in as `admin`. */
  demoAdmin: { passwordHash: string };
}

/**
 * Fills an empty, migrated database with half a year of a platform's business, in one transaction.
 *
 * The same `now` and the same number give the same rows. Memory does not grow with the number of transactions, but a large
 * one needs a connection without a limit on the time of a statement.
 */
export async function seedDemo(db: Database, options: DemoOptions): Promise<void> {
  const { transactions = 20_000, demoAdmin } = options;
  const now = options.now.getTime();
  const items = gameItemRows(now);
  const players = createPlayers(Math.max(60, Math.round(transactions * 0.045)), now);
  const market = { now, players, shop: createShop(items, now) };

  await db.transaction(async (tx) => {
    // Counting all at once at the end takes a fraction of counting with every statement.
    for (const table of COUNTED) await tx.execute(sql`alter table ${table} disable trigger user`);
    await insertStaff(tx, now, demoAdmin);
    await insertRows(tx, schema.games, gameRows(now));
    await insertRows(tx, schema.gameItems, items);
    await insertPlayers(tx, players);
    await insertTransactions(tx, market, transactions);
    const changes = await insertWithdrawals(tx, market, options.withdrawals ?? defaultWithdrawals(transactions));
    await insertRevenue(tx, now);
    await insertAudit(tx, changes);
    for (const table of COUNTED) await tx.execute(sql`alter table ${table} enable trigger user`);
    await rebuildTallies(tx);
    // PGlite never gathers statistics by itself, and a server would only after a while.
    await tx.execute(sql`analyze ${schema.transactions}, ${schema.players}, ${schema.withdrawals},
      ${schema.withdrawalHistory}, ${schema.revenueRecords}, ${schema.revenueBlocks}, ${schema.tallies}, ${schema.activity}`);
  });
}
