import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Source } from '../db/connection/connect.ts';
import type { Database } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { gameItems, games } from '../db/schema/catalogue.ts';
import { activity, rollups } from '../db/schema/statistics.ts';
import { transactions } from '../db/schema/transactions.ts';
import { gameHas } from '../db/text-search.ts';
import { openWholeRows } from '../db/whole-rows.ts';
import { NotFound } from '../domain/errors.ts';
import { activePlayers, applyRollupDeltas, rollup } from '../statistics/rollups.ts';
import { beginningOfDayAgo, dayOf } from '../statistics/utc-days.ts';

export interface GameFilter {
  search?: string | undefined;
  status?: string | undefined;
}

export interface GameRow {
  game: typeof games.$inferSelect;
  /** Active or not. */
  itemCount: number;
  /** Players with a transaction in the game, in any status. */
  playerCount: number;
}

const matching = ({ search, status }: GameFilter) =>
  and(search?.trim() ? gameHas(search.trim()) : undefined, status !== undefined ? eq(games.status, status) : undefined);

const BY_NAME = [asc(sql`lower(${games.gameName})`), asc(games.gameId)];

/** Every game that matches, by name. */
export const gameList = (db: Database, filter: GameFilter): Promise<GameRow[]> => withCounts(db, matching(filter));

/** Opens the same games. @param signal aborted when nobody waits for them any more */
export const openGames = (source: Source, filter: GameFilter, signal: AbortSignal) =>
  openWholeRows(
    source,
    games,
    sql`where ${matching(filter) ?? sql`true`} order by ${sql.join(BY_NAME, sql`, `)}`,
    signal,
  );

/** @throws NotFound */
export async function game(db: Database, id: string): Promise<GameRow> {
  const [row] = await withCounts(db, eq(games.gameId, id));
  if (!row) throw new NotFound(`Game ${id}`);
  return row;
}

/** Games with their counts. */
async function withCounts(db: Database, condition: SQL | undefined): Promise<GameRow[]> {
  await applyRollupDeltas(db);
  const wanted = db.$with('wanted').as(db.select({ gameId: games.gameId }).from(games).where(condition));
  const items = db
    .select({ gameId: gameItems.gameId, count: sql<number>`count(*)::int`.as('item_count') })
    .from(gameItems)
    .where(sql`${gameItems.gameId} in (select game_id from wanted)`)
    .groupBy(gameItems.gameId)
    .as('items');
  // Everyone who ever played the game had exactly one first day.
  const playersEver = sql`(
    select coalesce(sum(${activity.players}), 0) from ${activity}
    where ${activity.gameId} = ${games.gameId} and ${activity.previousDay} = '-infinity'
  )`.mapWith(Number);
  const rows = await db
    .with(wanted)
    .select({ game: games, itemCount: items.count, playerCount: playersEver })
    .from(games)
    .leftJoin(items, eq(items.gameId, games.gameId))
    .where(condition)
    .orderBy(...BY_NAME);
  return rows.map((row) => ({ ...row, itemCount: row.itemCount ?? 0 }));
}

export interface GameDay {
  /** UTC, YYYY-MM-DD */
  day: string;
  revenueCents: number;
  /** In any status. */
  transactions: number;
}

export interface SoldItem {
  itemId: string;
  itemName: string;
  sold: number;
  salesCents: number;
}

export interface GameFigures {
  /** Every day of the period, oldest first. */
  days: GameDay[];
  players: number;
  topItems: SoldItem[];
}

const TOP_ITEMS = 5;

/** Figures of the last `days` UTC days, including today, from daily rollups. @throws NotFound */
export async function gameFigures(db: Database, id: string, days: number): Promise<GameFigures> {
  const [known] = await db.select({ id: games.gameId }).from(games).where(eq(games.gameId, id));
  if (!known) throw new NotFound(`Game ${id}`);
  await applyRollupDeltas(db);
  return {
    days: await figuresByDay(db, id, days),
    players: await playersSince(db, id, days),
    topItems: await topItems(db, id, days),
  };
}

/** 00:00 UTC of the first of the last `days` days, of which the last is today. */
const firstDay = (days: number) => beginningOfDayAgo(days - 1);

async function figuresByDay(db: Database, gameId: string, days: number): Promise<GameDay[]> {
  const from = firstDay(days);
  return db
    .select({
      day: dayOf(sql`calendar.day`),
      revenueCents: sql`coalesce(earned.cents, 0)`.mapWith(Number),
      transactions: sql`coalesce(made.count, 0)`.mapWith(Number),
    })
    .from(
      sql`generate_series(0, ${days - 1}::int) as passed
        cross join lateral (select ${from} + passed * interval '24 hours' as day) as calendar
        left join (${rollup('transactions', 'day', { gameId }, { from })}) as made on made.starts_at = calendar.day
        left join (${rollup('revenue', 'day', { gameId }, { from })}) as earned on earned.starts_at = calendar.day`,
    )
    .orderBy(sql`calendar.day`);
}

async function playersSince(db: Database, id: string, days: number): Promise<number> {
  const row = await selectValues(db, { players: activePlayers(id, firstDay(days), firstDay(0)) });
  return row.players;
}

/** The best-selling items, under their current name, or for deleted items the name of their last purchase. */
async function topItems(db: Database, gameId: string, days: number): Promise<SoldItem[]> {
  const salesCents = sql`sum(${rollups.cents})`.mapWith(Number);
  const lastName = sql`(
    select ${transactions.itemName} from ${transactions}
    where ${transactions.gameId} = ${gameId} and ${transactions.itemId} = ${rollups.itemId}
    order by ${transactions.createdAt} desc limit 1
  )`;
  return db
    .select({
      itemId: rollups.itemId,
      itemName: sql<string>`coalesce(${gameItems.itemName}, ${lastName}, ${rollups.itemId})`,
      sold: sql`sum(${rollups.count})`.mapWith(Number),
      salesCents,
    })
    .from(rollups)
    .leftJoin(gameItems, eq(gameItems.itemId, rollups.itemId))
    .where(
      and(
        eq(rollups.source, 'sales'),
        eq(rollups.grain, 'day'),
        eq(rollups.gameId, gameId),
        gte(rollups.startsAt, firstDay(days)),
      ),
    )
    .groupBy(rollups.itemId, gameItems.itemName)
    .having(sql`sum(${rollups.count}) > 0`)
    .orderBy(desc(salesCents), asc(rollups.itemId))
    .limit(TOP_ITEMS);
}
