import { and, eq, type SQL, sql } from 'drizzle-orm';
import { lastUsernameAbout } from '../audit/entry-queries.ts';
import type { Source } from '../db/connection/connect.ts';
import type { Cursor } from '../db/cursor.ts';
import type { Database } from '../db/database.ts';
import { games } from '../db/schema/catalogue.ts';
import { players } from '../db/schema/players.ts';
import { transactions } from '../db/schema/transactions.ts';
import { NotFound } from '../domain/errors.ts';
import { isFrozen } from '../ledger/player-stops.ts';
import { SUBJECT_TYPE } from './commands.ts';
import {
  conditions,
  type ExactFilter,
  NEWEST_FIRST,
  pageWithoutSearch,
  type TransactionFilter,
} from './page-queries.ts';
import { MAX_FOUND, MAX_READ, pageOfPlayer, pageWithSearch, searchCondition } from './search-queries.ts';

/** The username is not in the transaction but in the audit row of the decision. Null when no administrator decided. */
const decidedBy = lastUsernameAbout(SUBJECT_TYPE, sql`${transactions.id}::text`);

const withPlayerAndGame = {
  transaction: transactions,
  playerEmail: players.email,
  playerIsFrozen: isFrozen(players.playerId),
  gameName: games.gameName,
};

export type TransactionRow = Awaited<ReturnType<typeof transaction>>;

export interface TransactionPageRows {
  rows: TransactionRow[];
  /** How many match over all pages; for a search or one player, at most the newest 10,000. */
  total: number;
  /** More match than were counted. */
  capped: boolean;
  /** A search looked at nothing older than this; undefined when it looked at everything. */
  searchedUntil?: Date | undefined;
}

/**
 * One page, and how many match.
 *
 * @param maxRead how many of the newest transactions that another filter leaves a search looks at, at most
 */
export async function transactionPage(
  db: Database,
  { search: given, ...exact }: TransactionFilter,
  page: number,
  limit: number,
  maxRead = MAX_READ,
): Promise<TransactionPageRows> {
  const offset = (page - 1) * limit;
  const search = given?.text.trim() ? given : undefined;
  const slice = { offset, limit };
  if (search === undefined && exact.playerId === undefined)
    return countedPage(await preparedPage(db, exact).execute({ ...exact, ...slice, end: offset + limit }));
  const { page: found, searchedUntil } =
    search && exact.playerId === undefined
      ? await pageWithSearch(db, search, exact, slice, maxRead)
      : { page: await pageOfPlayer(db, search, exact, slice) };
  const counted = countedPage(await rowsOfPage(db, found), MAX_FOUND);
  return { ...counted, searchedUntil: counted.capped ? undefined : searchedUntil };
}

function countedPage(rows: Awaited<ReturnType<typeof rowsOfPage>>, mostFound = Number.POSITIVE_INFINITY) {
  const total = rows[0]?.total ?? 0;
  // An empty page is a single row that has only the total.
  return { rows: rows.filter(isTransaction), total: Math.min(total, mostFound), capped: total > mostFound };
}

const rowsOfPage = (db: Database, page: SQL) =>
  db
    .select({ ...withPlayerAndGame, decidedBy, total: sql`page.total`.mapWith(Number) })
    .from(sql`(${page}) as page`)
    .leftJoin(transactions, eq(transactions.id, sql`page.id`))
    .leftJoin(players, eq(players.playerId, transactions.playerId))
    .leftJoin(games, eq(games.gameId, transactions.gameId))
    .orderBy(NEWEST_FIRST);

const prepared = new WeakMap<Database, Map<string, ReturnType<typeof prepare>>>();

/**
 * The query of all pages with the same set of filters. Building it, and planning it, costs more than reading a page, so it
 * is built once per process and prepared once per connection. A search needs a plan for its own text.
 */
function preparedPage(db: Database, exact: ExactFilter) {
  const names = Object.entries(exact).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const known = prepared.get(db) ?? new Map<string, ReturnType<typeof prepare>>();
  prepared.set(db, known);
  const shape = names.sort().join('_');
  const query = known.get(shape) ?? prepare(db, shape, names);
  known.set(shape, query);
  return query;
}

function prepare(db: Database, shape: string, names: string[]) {
  const places: ExactFilter = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
  return rowsOfPage(db, pageWithoutSearch(places)).prepare(`transactions_by_${shape}`);
}

function isTransaction<T extends { transaction: unknown }>(row: T): row is T & TransactionRow {
  return row.transaction !== null;
}

/** The newest transactions of all, newest first, without who decided them. */
export function recentTransactions(db: Database, limit: number) {
  return db
    .select(withPlayerAndGame)
    .from(transactions)
    .innerJoin(players, eq(players.playerId, transactions.playerId))
    .innerJoin(games, eq(games.gameId, transactions.gameId))
    .orderBy(NEWEST_FIRST)
    .limit(limit);
}

/** @throws NotFound */
export async function transaction(db: Database, id: number) {
  const [row] = await db
    .select({ ...withPlayerAndGame, decidedBy })
    .from(transactions)
    .innerJoin(players, eq(players.playerId, transactions.playerId))
    .innerJoin(games, eq(games.gameId, transactions.gameId))
    .where(eq(transactions.id, id));
  if (!row) throw new NotFound(`Transaction ${id}`);
  return row;
}

/** A row of the export. */
export interface ExportRow {
  transactionId: string;
  transactionType: string;
  playerEmail: string | null;
  gameName: string;
  amountCents: number;
  feeCents: number;
  status: string;
  /** ISO, UTC, milliseconds. */
  createdAt: string;
  notes: string | null;
}

/**
 * Opens a cursor over every transaction that matches, newest first, in one snapshot.
 *
 * @param signal aborted when nobody waits for the rows any more
 */
export async function openTransactions(
  { db, openCursor }: Source,
  filter: TransactionFilter,
  signal?: AbortSignal,
): Promise<Cursor> {
  const { search, ...exact } = filter;
  const where = and(conditions(exact), search?.text.trim() ? await searchCondition(db, search) : undefined);
  const query = sql`
    select ${transactions.transactionId}, ${transactions.transactionType}, ${players.email}, ${games.gameName},
      ${transactions.amountCents}, ${transactions.feeCents}, ${transactions.status}, ${transactions.notes},
      to_char(${transactions.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from ${transactions}
    join ${players} on ${players.playerId} = ${transactions.playerId}
    join ${games} on ${games.gameId} = ${transactions.gameId}
    ${where && sql`where ${where}`}
    order by ${NEWEST_FIRST}`;
  return openCursor(query, signal);
}

/** The next rows of `openTransactions`; empty at the end. */
export async function nextTransactions(cursor: Cursor): Promise<ExportRow[]> {
  return (await cursor.next()).map((row) => ({
    transactionId: String(row.transaction_id),
    transactionType: String(row.transaction_type),
    playerEmail: row.email === null ? null : String(row.email),
    gameName: String(row.game_name),
    // One of the drivers returns bigint as text.
    amountCents: Number(row.amount_cents),
    feeCents: Number(row.fee_cents),
    status: String(row.status),
    createdAt: String(row.created_at),
    notes: row.notes === null ? null : String(row.notes),
  }));
}
