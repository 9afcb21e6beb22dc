import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog, games, players, transactions } from '../db/schema.ts';
import { NotFound } from '../domain/errors.ts';
import { SUBJECT_TYPE } from './commands.ts';
import { conditions, NEWEST_FIRST, pageWithoutSearch, type TransactionFilter } from './page-queries.ts';
import { MOST_FOUND, pageWithSearch, searchCondition } from './search-queries.ts';

/** Rows that one query of the export reads: short enough for the time limit of a statement, whatever the table holds. */
const EXPORT_CHUNK = 1_000;

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
export type ExportRow = Omit<TransactionRow, 'decidedBy'>;

export interface TransactionPageRows {
  rows: TransactionRow[];
  /** How many match over all pages; of a search, the newest 10,000 at most. */
  total: number;
  /** More match than are counted. */
  capped: boolean;
}

/** One page, and how many match. */
export async function transactionPage(
  db: Database,
  filter: TransactionFilter,
  page: number,
  limit: number,
): Promise<TransactionPageRows> {
  const slice = { offset: (page - 1) * limit, limit };
  const searching = Boolean(filter.search?.trim());
  const found = searching ? await pageWithSearch(db, filter, slice) : pageWithoutSearch(filter, slice);
  const rows = await db
    .select({ ...withPlayerAndGame, decidedBy, total: sql`page.total`.mapWith(Number) })
    .from(sql`(${found}) as page`)
    .leftJoin(transactions, eq(transactions.id, sql`page.id`))
    .leftJoin(players, eq(players.playerId, transactions.playerId))
    .leftJoin(games, eq(games.gameId, transactions.gameId))
    .orderBy(NEWEST_FIRST);
  const total = rows[0]?.total ?? 0;
  const capped = searching && total > MOST_FOUND;
  // An empty page is one row that has only the total.
  return { rows: rows.filter(isTransaction), total: capped ? MOST_FOUND : total, capped };
}

function isTransaction<T extends { transaction: unknown }>(row: T): row is T & TransactionRow {
  return row.transaction !== null;
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

/**
 * Every transaction that matches, newest first, a chunk at a time. Each chunk is a query of its own that goes on behind the
 * last row of the one before: nothing is held open between them, and memory holds one chunk.
 */
export async function* transactionChunks(db: Database, filter: TransactionFilter): AsyncGenerator<ExportRow[]> {
  const search = filter.search?.trim() ? await searchCondition(db, filter.search) : undefined;
  let after: { createdAt: string; id: number } | undefined;
  for (;;) {
    const rows = await db
      .select({
        ...withPlayerAndGame,
        // Exact to the microsecond, which a JavaScript date is not.
        createdAt: sql<string>`to_char(${transactions.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      })
      .from(transactions)
      .innerJoin(players, eq(players.playerId, transactions.playerId))
      .innerJoin(games, eq(games.gameId, transactions.gameId))
      .where(and(conditions(filter), search, after && olderThan(after)))
      .orderBy(NEWEST_FIRST)
      .limit(EXPORT_CHUNK);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_CHUNK) return;
    after = { createdAt: last.createdAt, id: last.transaction.id };
  }
}

function olderThan({ createdAt, id }: { createdAt: string; id: number }): SQL {
  return sql`(${transactions.createdAt}, ${transactions.id}) < (${createdAt}::timestamptz, ${id})`;
}
