import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { games, players, transactions } from '../db/schema.ts';
import { anywhere, fewPlayersWith, hasTrigram, isOneOf, listed, playerMatches } from '../db/text-search.ts';
import { conditions, NEWEST_FIRST, type Slice, type TransactionFilter } from './page-queries.ts';

/** A search counts, and pages through, that many of what it finds, the newest. */
export const MOST_FOUND = 10_000;
/** Of the newest rows, this many are looked at to learn how common a term is, … */
const SAMPLE = 1_000;
/** … and it is common when so many of them match. */
const COMMON = 50;

/** What must be true of a transaction, or of its player, for a text to be found. */
interface Term {
  text: string;
  player: SQL;
  transactionId: SQL;
  game: SQL | undefined;
  gameIds: string[];
}

/**
 * A query like `pageWithoutSearch`; its `total` ends with one more than `MOST_FOUND`.
 *
 * An index that finds a text cannot give the newest of what it finds, and one that gives the newest cannot find a text. Which of them
 * is quick depends on how common the text is, so that is asked first.
 */
export async function pageWithSearch(db: Database, filter: TransactionFilter, asked: Slice): Promise<SQL> {
  const term = await termOf(db, filter.search ?? '');
  const slice = { offset: asked.offset, limit: Math.max(0, Math.min(asked.limit, MOST_FOUND - asked.offset)) };
  if (!(await isCommon(db, term, filter))) {
    const { playerIds, more } = await fewPlayersWith(db, term.text);
    if (!more) return pageOf(gathered(term, playerIds, filter), slice);
    // Mostly, some of the players prove already that there are more than are counted.
    if (await exceedsMost(db, playerIds, filter)) {
      return pageWithTotal(sql`${MOST_FOUND + 1}::bigint`, newestWith(term, filter, slice));
    }
  }
  const upToMost = newestWith(term, filter, { offset: 0, limit: MOST_FOUND + 1 });
  return pageWithTotal(sql`(select count(*) from (${upToMost}) as found)`, newestWith(term, filter, slice));
}

/** What the search asks for, as one condition, for whoever reads all that match. */
export async function searchCondition(db: Database, search: string): Promise<SQL | undefined> {
  const term = await termOf(db, search);
  const ofPlayers = sql`${transactions.playerId} in (select ${players.playerId} from ${players} where ${term.player})`;
  return or(term.transactionId, ofPlayers, term.game);
}

async function termOf(db: Database, search: string): Promise<Term> {
  const text = search.trim();
  const found = await db
    .select({ gameId: games.gameId })
    .from(games)
    .where(ilike(games.gameName, anywhere(text)));
  const gameIds = found.map(({ gameId }) => gameId);
  return {
    text,
    player: playerMatches(text),
    transactionId: hasTrigram(text)
      ? ilike(transactions.transactionId, anywhere(text))
      : inArray(transactions.transactionId, [text, text.toUpperCase()]),
    game: gameIds.length > 0 ? inArray(transactions.gameId, gameIds) : undefined,
    gameIds,
  };
}

async function isCommon(db: Database, term: Term, filter: TransactionFilter): Promise<boolean> {
  const newest = sql`select * from ${transactions} where ${conditions(filter) ?? sql`true`} order by ${NEWEST_FIRST} limit ${SAMPLE}::int`;
  const [row] = await db
    .select({ matching: sql<number>`count(*)::int` })
    .from(sql`(${newest}) as transactions`)
    .innerJoin(players, eq(players.playerId, transactions.playerId))
    .where(or(term.player, term.transactionId, term.game));
  return (row?.matching ?? 0) >= COMMON;
}

async function exceedsMost(db: Database, playerIds: string[], filter: TransactionFilter): Promise<boolean> {
  const some = sql`select from ${transactions} where ${and(
    isOneOf(transactions.playerId, playerIds),
    conditions(filter),
  )} limit ${MOST_FOUND + 1}::int`;
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`(${some}) as found`);
  return (row?.count ?? 0) > MOST_FOUND;
}

/** All that matches, up to the newest `MOST_FOUND` and some of each player, each game, and of the ids. */
function gathered(term: Term, playerIds: string[], filter: TransactionFilter): SQL {
  const others = conditions(filter) ?? sql`true`;
  const most = sql`${MOST_FOUND + 1}::int`;
  const newestOf = (column: PgColumn, ids: string[]) => sql`
    select newest.id, newest.created_at from (${listed(ids)}) as one (id) cross join lateral (
      select ${transactions.id}, ${transactions.createdAt} from ${transactions}
      where ${column} = one.id and ${others} order by ${NEWEST_FIRST} limit ${most}
    ) as newest`;
  return sql`
    (select ${transactions.id}, ${transactions.createdAt} from ${transactions} where ${term.transactionId} and ${others} limit ${most})
    union ${newestOf(transactions.playerId, playerIds)}
    union ${newestOf(transactions.gameId, term.gameIds)}`;
}

function pageOf(found: SQL, { offset, limit }: Slice): SQL {
  return sql`
    with found as materialized (${found}),
    page as (select id from found order by created_at desc, id desc limit ${limit}::int offset ${offset}::bigint)
    select (select count(*) from found) as total, page.id from (select) as always left join page on true`;
}

/** Reads the newest rows until enough of them match. */
function newestWith(term: Term, filter: TransactionFilter, { offset, limit }: Slice): SQL {
  return sql`
    select ${transactions.id} from ${transactions} join ${players} on ${eq(players.playerId, transactions.playerId)}
    where ${and(or(term.player, term.transactionId, term.game), conditions(filter))}
    order by ${NEWEST_FIRST} limit ${limit}::int offset ${offset}::bigint`;
}

const pageWithTotal = (total: SQL, page: SQL): SQL =>
  sql`select ${total} as total, page.id from (select) as always left join (${page}) as page on true`;
