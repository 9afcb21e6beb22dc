import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Cursor, OpenCursor } from '../db/cursor.ts';
import type { Database } from '../db/database.ts';
import { auditLog, games, players, transactions } from '../db/schema.ts';
import { NotFound } from '../domain/errors.ts';
import { SUBJECT_TYPE } from './commands.ts';

/** Filters as the contract names them; days in UTC. */
export interface TransactionFilter {
  search?: string | undefined;
  status?: string | undefined;
  type?: string | undefined;
  gameId?: string | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** Newest first; the id parts equal times, so that no row is on two pages. */
const NEWEST_FIRST = [desc(transactions.createdAt), desc(transactions.id)];

/** No column holds who decided: the audit row, written with the decision, does. Null when no administrator did. */
const decidedBy = sql<string | null>`(
  select ${auditLog.username} from ${auditLog}
  where ${auditLog.subjectType} = ${SUBJECT_TYPE} and ${auditLog.subjectId} = ${transactions.id}::text
  order by ${auditLog.auditId} desc limit 1
)`;

const withPlayerAndGame = {
  transaction: transactions,
  playerEmail: players.email,
  gameName: games.gameName,
};

export type TransactionRow = Awaited<ReturnType<typeof transaction>>;

/** One page, and how many match over all pages. */
export async function transactionPage(
  db: Database,
  filter: TransactionFilter,
  page: number,
  limit: number,
): Promise<{ rows: TransactionRow[]; total: number }> {
  const where = and(...conditions(filter));
  // The page is found in the index before anything is joined to it.
  const ids = db
    .select({ id: transactions.id })
    .from(transactions)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset((page - 1) * limit)
    .as('page');
  const rows = await db
    .select({ ...withPlayerAndGame, decidedBy })
    .from(ids)
    .innerJoin(transactions, eq(transactions.id, ids.id))
    .innerJoin(players, eq(players.playerId, transactions.playerId))
    .innerJoin(games, eq(games.gameId, transactions.gameId))
    .orderBy(...NEWEST_FIRST);
  return { rows, total: await db.$count(transactions, where) };
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

/** A line of the export. */
export interface ExportRow {
  transactionId: string;
  transactionType: string;
  playerEmail: string;
  gameName: string;
  amountCents: number;
  feeCents: number;
  status: string;
  /** ISO, UTC, milliseconds. */
  createdAt: string;
  notes: string | null;
}

/**
 * Every transaction that matches, newest first, all as they are at this moment.
 *
 * @param gone aborted when nobody waits for them any more
 */
export function openTransactions(
  openCursor: OpenCursor,
  filter: TransactionFilter,
  gone?: AbortSignal,
): Promise<Cursor> {
  const where = and(...conditions(filter));
  const query = sql`
    select ${transactions.transactionId}, ${transactions.transactionType}, ${players.email}, ${games.gameName},
      ${transactions.amountCents}, ${transactions.feeCents}, ${transactions.status}, ${transactions.notes},
      to_char(${transactions.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from ${transactions}
    join ${players} on ${players.playerId} = ${transactions.playerId}
    join ${games} on ${games.gameId} = ${transactions.gameId}
    ${where && sql`where ${where}`}
    order by ${sql.join(NEWEST_FIRST, sql`, `)}`;
  return openCursor(query, gone);
}

/** The next rows of `openTransactions`; none at the end. */
export async function nextTransactions(cursor: Cursor): Promise<ExportRow[]> {
  return (await cursor.next()).map((row) => ({
    transactionId: String(row.transaction_id),
    transactionType: String(row.transaction_type),
    playerEmail: String(row.email),
    gameName: String(row.game_name),
    // One driver gives bigint as text.
    amountCents: Number(row.amount_cents),
    feeCents: Number(row.fee_cents),
    status: String(row.status),
    createdAt: String(row.created_at),
    notes: row.notes === null ? null : String(row.notes),
  }));
}

function conditions(filter: TransactionFilter): (SQL | undefined)[] {
  const { search, status, type, gameId, dateFrom, dateTo } = filter;
  return [
    search?.trim() ? matches(search.trim()) : undefined,
    status !== undefined ? eq(transactions.status, status) : undefined,
    type !== undefined ? eq(transactions.transactionType, type) : undefined,
    gameId !== undefined ? eq(transactions.gameId, gameId) : undefined,
    dateFrom !== undefined ? gte(transactions.createdAt, sql`${dateFrom}::date at time zone 'utc'`) : undefined,
    dateTo !== undefined ? lt(transactions.createdAt, sql`(${dateTo}::date + 1) at time zone 'utc'`) : undefined,
  ];
}

/** Players and games are looked up first, so that counting what matches joins nothing. */
function matches(search: string): SQL | undefined {
  // %, _ and \ mean themselves.
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(transactions.transactionId, pattern),
    inArray(
      transactions.playerId,
      sql`(select ${players.playerId} from ${players} where ${ilike(players.email, pattern)})`,
    ),
    inArray(transactions.gameId, sql`(select ${games.gameId} from ${games} where ${ilike(games.gameName, pattern)})`),
  );
}
