import { and, asc, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { gameItems, games, revenueRecords, transactions, withdrawals } from '../db/schema.ts';
import { NotFound } from '../domain/errors.ts';

export interface GameFilter {
  search?: string | undefined;
  status?: string | undefined;
}

export interface GameRow {
  game: typeof games.$inferSelect;
  /** Active or not. */
  itemCount: number;
  /** Who made a transaction in it, in any status. */
  playerCount: number;
}

/** Every game that matches, by name. */
export function gameList(db: Database, { search, status }: GameFilter): Promise<GameRow[]> {
  return counted(
    db,
    and(
      search?.trim() ? matches(search.trim()) : undefined,
      status !== undefined ? eq(games.status, status) : undefined,
    ),
  );
}

/** @throws NotFound */
export async function game(db: Database, id: string): Promise<GameRow> {
  const [row] = await counted(db, eq(games.gameId, id));
  if (!row) throw new NotFound(`Game ${id}`);
  return row;
}

/** Games with their counts, each table of which is read once however many games there are. */
async function counted(db: Database, condition: SQL | undefined): Promise<GameRow[]> {
  const wanted = db.$with('wanted').as(db.select({ gameId: games.gameId }).from(games).where(condition));
  const items = db
    .select({ gameId: gameItems.gameId, count: sql<number>`count(*)::int`.as('item_count') })
    .from(gameItems)
    .where(sql`${gameItems.gameId} in (select game_id from wanted)`)
    .groupBy(gameItems.gameId)
    .as('items');
  // Distinct before counting: that is a hash, where count(distinct …) sorts.
  const pairs = db
    .selectDistinct({ gameId: transactions.gameId, playerId: transactions.playerId })
    .from(transactions)
    .where(sql`${transactions.gameId} in (select game_id from wanted)`)
    .as('pairs');
  const players = db
    .select({ gameId: pairs.gameId, count: sql<number>`count(*)::int`.as('player_count') })
    .from(pairs)
    .groupBy(pairs.gameId)
    .as('game_players');
  const rows = await db
    .with(wanted)
    .select({ game: games, itemCount: items.count, playerCount: players.count })
    .from(games)
    .leftJoin(items, eq(items.gameId, games.gameId))
    .leftJoin(players, eq(players.gameId, games.gameId))
    .where(condition)
    .orderBy(asc(sql`lower(${games.gameName})`), asc(games.gameId));
  return rows.map((row) => ({ ...row, itemCount: row.itemCount ?? 0, playerCount: row.playerCount ?? 0 }));
}

function matches(search: string): SQL | undefined {
  // %, _ and \ mean themselves.
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(games.gameName, pattern), ilike(games.gameId, pattern), ilike(games.developer, pattern));
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

const today = sql`(now() at time zone 'utc')::date`;
const utcDay = (column: SQL) => sql`(${column} at time zone 'utc')::date`;
const TOP_ITEMS = 5;

/** The last `days` UTC days, today among them. @throws NotFound */
export async function gameFigures(db: Database, id: string, days: number): Promise<GameFigures> {
  const [known] = await db.select({ id: games.gameId }).from(games).where(eq(games.gameId, id));
  if (!known) throw new NotFound(`Game ${id}`);
  return {
    days: await figuresByDay(db, id, days),
    players: await playersSince(db, id, days),
    topItems: await topItems(db, id, days),
  };
}

const firstDay = (days: number) => sql`(${today} - ${days - 1}::int)`;
const since = (column: SQL, days: number) => sql`${column} >= ${firstDay(days)} at time zone 'utc'`;

async function figuresByDay(db: Database, id: string, days: number): Promise<GameDay[]> {
  const made = sql`
    select ${utcDay(sql`created_at`)} as day, count(*)::int as count
    from ${transactions} where game_id = ${id} and ${since(sql`created_at`, days)}
    group by 1`;
  const earned = sql`
    select ${utcDay(sql`created_at`)} as day, sum(amount_cents) as cents
    from (${revenueOf(id)}) as revenue where ${since(sql`created_at`, days)}
    group by 1`;
  return db
    .select({
      day: sql<string>`to_char(days.day, 'YYYY-MM-DD')`,
      revenueCents: sql`coalesce(earned.cents, 0)`.mapWith(Number),
      transactions: sql<number>`coalesce(made.count, 0)`,
    })
    .from(
      sql`(select ${firstDay(days)} + n as day from generate_series(0, ${days - 1}::int) as n) as days
        left join (${made}) as made on made.day = days.day
        left join (${earned}) as earned on earned.day = days.day`,
    )
    .orderBy(sql`days.day`);
}

/** Revenue of a game: of its transactions, of withdrawals from it, and its own fee of a month (`<game_id>_<YYYY-MM>`). */
function revenueOf(id: string): SQL {
  return sql`
    select record.created_at, record.amount_cents
    from ${revenueRecords} as record join ${transactions} on transaction_id = source_id and game_id = ${id}
    where source_type = 'transaction'
    union all
    select record.created_at, record.amount_cents
    from ${revenueRecords} as record join ${withdrawals} on withdrawal_id = source_id and game_id = ${id}
    where source_type = 'withdrawal'
    union all
    select created_at, amount_cents
    from ${revenueRecords}
    where source_type = 'game' and left(source_id, -8) = ${id} and right(source_id, 8) ~ '^_[0-9]{4}-[0-9]{2}$'`;
}

async function playersSince(db: Database, id: string, days: number): Promise<number> {
  const [row] = await db
    .select({ players: sql<number>`count(distinct ${transactions.playerId})::int` })
    .from(transactions)
    .where(and(eq(transactions.gameId, id), since(sql`${transactions.createdAt}`, days)));
  return row?.players ?? 0;
}

/** What was bought, under its name of today, or under the last one that it was bought by where it is gone. */
function topItems(db: Database, id: string, days: number): Promise<SoldItem[]> {
  const salesCents = sql`sum(${transactions.amountCents})`.mapWith(Number);
  const lastName = sql`(array_agg(${transactions.itemName} order by ${transactions.id} desc))[1]`;
  return db
    .select({
      itemId: sql<string>`${transactions.itemId}`,
      itemName: sql<string>`coalesce(${gameItems.itemName}, ${lastName}, ${transactions.itemId})`,
      sold: sql<number>`count(*)::int`,
      salesCents,
    })
    .from(transactions)
    .leftJoin(gameItems, eq(gameItems.itemId, transactions.itemId))
    .where(
      and(
        eq(transactions.gameId, id),
        eq(transactions.status, 'completed'),
        isNotNull(transactions.itemId),
        since(sql`${transactions.createdAt}`, days),
      ),
    )
    .groupBy(transactions.itemId, gameItems.itemName)
    .orderBy(desc(salesCents), asc(transactions.itemId))
    .limit(TOP_ITEMS);
}
