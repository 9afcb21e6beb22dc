import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns.ts';

/**
 * Rollups: row counts and sums of money per table, by UTC day or hour of creation and by the dimensions that the screens filter by.
 * server/statistics/rollups.ts reads them; triggers and `apply_rollup_deltas()` maintain them: docs/decisions/which-mechanisms-earn-their-place.md.
 */
export const rollups = pgTable(
  'rollups',
  {
    /** The source: 'transactions', 'sales', 'revenue', 'players', 'withdrawals' or 'withdrawal_steps'. */
    source: text('source').notNull(),
    /** 'day' or 'hour'. */
    grain: text('grain').notNull(),
    // In each dimension '*' stands for all values, and '' for no value.
    status: text('status').notNull(),
    type: text('type').notNull(),
    gameId: text('game_id').notNull(),
    itemId: text('item_id').notNull(),
    /** Start of the day or hour, UTC. */
    startsAt: instant('starts_at').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    cents: cents('cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.grain, t.status, t.type, t.gameId, t.itemId, t.startsAt] })],
);

/** Pending changes of the rollups since the last `apply_rollup_deltas()`. Writers only append, so they never wait for one another. */
export const rollupDeltas = pgTable('rollup_deltas', {
  source: text('source').notNull(),
  /** When the row that changed was created. */
  at: instant('at').notNull(),
  status: text('status').notNull().default(''),
  type: text('type').notNull().default(''),
  gameId: text('game_id').notNull().default(''),
  itemId: text('item_id').notNull().default(''),
  playerId: text('player_id').notNull().default(''),
  count: bigint('count', { mode: 'number' }).notNull(),
  cents: cents('cents').notNull(),
});

/**
 * How many players were active on `day` and, before it, last on `previous_day`. The number of players active between two days is the
 * sum over those days of the players whose previous day lies before the first one, so no player has to be read.
 */
export const activity = pgTable(
  'activity',
  {
    /** '*' stands for all games. */
    gameId: text('game_id').notNull(),
    day: instant('day').notNull(),
    /** -infinity on the player's first day. */
    previousDay: instant('previous_day').notNull(),
    players: bigint('players', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.day, t.previousDay] }),
    index('activity_first_days').on(t.gameId).where(sql`${t.previousDay} = '-infinity'`),
  ],
);
