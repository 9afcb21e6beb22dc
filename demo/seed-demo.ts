import { sql } from 'drizzle-orm';
import type { Database } from '../server/db/database.ts';
import { insertRows } from '../server/db/insert-rows.ts';
import { gameItems, games } from '../server/db/schema/catalogue.ts';
import { ledgerTransfers } from '../server/db/schema/ledger.ts';
import { players, playerTotals } from '../server/db/schema/players.ts';
import { revenueBlocks, revenueRecords } from '../server/db/schema/revenue.ts';
import { reasonCodes } from '../server/db/schema/review.ts';
import { activity, rollups } from '../server/db/schema/statistics.ts';
import { transactions } from '../server/db/schema/transactions.ts';
import { withdrawalHistory, withdrawals } from '../server/db/schema/withdrawals.ts';
import { withoutIndexes } from '../server/db/without-indexes.ts';
import { counted } from '../server/domain/words.ts';
import { rebuildRollups } from '../server/statistics/rollups.ts';
import { insertAudit } from './audit.ts';
import { insertDeferrals } from './deferrals.ts';
import { gameItemRows, gameRows } from './game-items.ts';
import { insertPlayerCases } from './player-cases.ts';
import { createPlayers, insertPlayers } from './players.ts';
import { reasonCodeRows } from './reason-codes.ts';
import { insertRevenue } from './revenue.ts';
import { createShop } from './shop.ts';
import { insertStaff } from './staff.ts';
import { insertTransactions } from './transactions.ts';
import { defaultWithdrawals, insertWithdrawals } from './withdrawals.ts';

/** Tables whose triggers count their rows. */
const COUNTED = [transactions, players, withdrawals, withdrawalHistory, revenueRecords];

/** They have nearly all of the demo's rows. */
const LARGE = [transactions, revenueRecords, ledgerTransfers, rollups, activity];

export interface DemoOptions {
  /** The newest time in the demo's data. */
  now: Date;
  /** Number of transactions, 20,000 by default; the number of players scales with it. */
  transactions?: number;
  /** Number of withdrawals; by default one for every four transactions, but 60 to 480. They are held in memory. */
  withdrawals?: number;
  /** The account `admin`. */
  demoAdmin: { passwordHash: string };
  /** Told of each step before it begins, in words for people. */
  say?: (step: string) => void;
}

/**
 * Fills an empty, migrated database with half a year of a platform's business, in one transaction.
 *
 * The same `now` and the same number give the same rows. Memory does not grow with the number of transactions, but a
 * large number needs a connection without a statement timeout.
 */
export async function seedDemo(db: Database, options: DemoOptions): Promise<void> {
  const { transactions: count = 20_000, demoAdmin, say = () => {} } = options;
  const now = options.now.getTime();
  const items = gameItemRows(now);
  const people = createPlayers(Math.max(60, Math.round(count * 0.045)), now);
  const market = { now, players: people, shop: createShop(items, now) };

  await db.transaction(async (tx) => {
    // Counting everything once at the end is much faster than counting with every statement.
    for (const table of COUNTED) await tx.execute(sql`alter table ${table} disable trigger user`);
    await insertStaff(tx, now, demoAdmin);
    await insertRows(tx, games, gameRows(now));
    await insertRows(tx, gameItems, items);
    await withoutIndexes(tx, LARGE, async () => {
      say(counted(people.count, 'player'));
      await insertPlayers(tx, people);
      say(counted(count, 'transaction'));
      await insertTransactions(tx, market, count);
      say('withdrawals, revenue and the audit log');
      await tx.insert(reasonCodes).values(reasonCodeRows(now));
      const changes = await insertWithdrawals(tx, market, options.withdrawals ?? defaultWithdrawals(count));
      await insertRevenue(tx, now);
      const deferrals = await insertDeferrals(tx, changes, now);
      await insertAudit(tx, changes, [...deferrals, ...(await insertPlayerCases(tx, now))]);
      for (const table of COUNTED) await tx.execute(sql`alter table ${table} enable trigger user`);
      say('rollups, for the figures');
      await rebuildRollups(tx);
      say('indexes');
    });
    await tx.execute(sql`select fill_review_queue()`);
    // PGlite never runs ANALYZE by itself, and a server would only after a while.
    await tx.execute(sql`analyze ${transactions}, ${players}, ${withdrawals},
      ${withdrawalHistory}, ${revenueRecords}, ${revenueBlocks}, ${rollups}, ${activity}, ${playerTotals}`);
  });
}
