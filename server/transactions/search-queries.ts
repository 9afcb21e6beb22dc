import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { isOneOf, listed } from '../db/one-of.ts';
import { games } from '../db/schema/catalogue.ts';
import { players } from '../db/schema/players.ts';
import { transactions } from '../db/schema/transactions.ts';
import { fewPlayersWith, has, hasByIndex, hasInAscii, hasTrigram, playerHas, type Search } from '../db/text-search.ts';
import { conditions, type ExactFilter, NEWEST_FIRST, type Slice } from './page-queries.ts';

/** A search counts, and pages through, at most the newest 10,000 matches. */
export const MAX_FOUND = 10_000;
/** To learn how common a term is, this many of the newest rows are read, … */
const SAMPLE = 1_000;
/** … and the term is common when at least this many of them match. */
const COMMON = 50;

/** Conditions on a transaction, or on its player, that a search text stands for. */
interface Term extends Search {
  /** The same condition in two forms: one for the trigram index, one for filtering row by row. */
  transactionId: SQL;
  transactionIdRowByRow: SQL;
  gameIds: string[];
}

/**
 * A query like `pageWithoutSearch`; its `total` is at most `MAX_FOUND` plus one.
 *
 * An index that finds a text does not return the newest matches first, and an index by time does not find a text. Which
 * of the two is faster depends on how common the text is, so that is determined first.
 */
export async function pageWithSearch(db: Database, search: Search, filter: ExactFilter, asked: Slice): Promise<SQL> {
  const term = await termOf(db, search);
  const slice = { offset: asked.offset, limit: Math.max(0, Math.min(asked.limit, MAX_FOUND - asked.offset)) };
  const common = await isCommon(db, term, filter);
  const { playerIds, more } = await fewPlayersWith(db, term);
  if (!common && !more) return pageOf(gathered(term, playerIds, filter), slice);
  // For a common term, join each row to its player; otherwise first list the matching players, and look each row's player up in it.
  const newest = common ? newestByJoining : newestByLookingUp;
  const page = newest(term, filter, slice);
  // The players found so far are usually enough to prove that there are more matches than we count.
  if (await exceedsMost(db, playerIds, filter)) return pageWithTotal(sql`${MAX_FOUND + 1}::bigint`, page);
  const upToMost = newest(term, filter, { offset: 0, limit: MAX_FOUND + 1 });
  return pageWithTotal(sql`(select count(*) from (${upToMost}) as found)`, page);
}

/**
 * The same for the transactions of one player, with or without a search. However many transactions there are, it reads at most those of the
 * player, and counts the newest of them that match.
 */
export async function pageOfPlayer(
  db: Database,
  search: Search | undefined,
  filter: ExactFilter,
  { offset, limit }: Slice,
): Promise<SQL> {
  const slice = { offset, limit: Math.max(0, Math.min(limit, MAX_FOUND - offset)) };
  const term = search && (await termOf(db, search));
  const matches = term && or(playerHas(term), term.transactionIdRowByRow, inGames(term.gameIds));
  const found = sql`
    select ${transactions.id}, ${transactions.createdAt} from ${transactions} join ${players} on ${eq(players.playerId, transactions.playerId)}
    where ${and(matches, conditions(filter))} order by ${NEWEST_FIRST} limit ${MAX_FOUND + 1}::int`;
  return pageOf(found, slice);
}

/** The search as one condition, for a caller that reads all matches. */
export async function searchCondition(db: Database, search: Search): Promise<SQL | undefined> {
  const term = await termOf(db, search);
  return or(term.transactionId, ofAnyPlayer(term), inGames(term.gameIds));
}

/**
 * A text without three letters or digits in a row has no trigram for the index. It then finds only players whose
 * address begins with it, and the transaction that has it as its id.
 */
async function termOf(db: Database, search: Search): Promise<Term> {
  const text = search.text.trim();
  const found = await db.select({ gameId: games.gameId }).from(games).where(has(games.gameName, text));
  const gameIds = found.map(({ gameId }) => gameId);
  const named = inArray(transactions.transactionId, [text, text.toUpperCase()]);
  const [byIndex, rowByRow] = hasTrigram(text)
    ? [hasByIndex(transactions.transactionId, text), hasInAscii(transactions.transactionId, text)]
    : [named, named];
  return { ...search, text, transactionId: byIndex, transactionIdRowByRow: rowByRow, gameIds };
}

const ofAnyPlayer = (term: Term) =>
  sql`${transactions.playerId} in (select ${players.playerId} from ${players} where ${playerHas(term)})`;

const inGames = (gameIds: string[]) => (gameIds.length > 0 ? inArray(transactions.gameId, gameIds) : undefined);

async function isCommon(db: Database, term: Term, filter: ExactFilter): Promise<boolean> {
  const newest = sql`select * from ${transactions} where ${conditions(filter) ?? sql`true`} order by ${NEWEST_FIRST} limit ${SAMPLE}::int`;
  const [row] = await db
    .select({ matching: sql<number>`count(*)::int` })
    .from(sql`(${newest}) as transactions`)
    .innerJoin(players, eq(players.playerId, transactions.playerId))
    .where(or(playerHas(term), term.transactionIdRowByRow, inGames(term.gameIds)));
  return (row?.matching ?? 0) >= COMMON;
}

async function exceedsMost(db: Database, playerIds: string[], filter: ExactFilter): Promise<boolean> {
  const some = sql`select from ${transactions} where ${and(
    isOneOf(transactions.playerId, playerIds),
    conditions(filter),
  )} limit ${MAX_FOUND + 1}::int`;
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`(${some}) as found`);
  return (row?.count ?? 0) > MAX_FOUND;
}

/** All matches by id, player or game. Of each kind, player and game at most `MAX_FOUND` plus one are read. */
function gathered(term: Term, playerIds: string[], filter: ExactFilter): SQL {
  const others = conditions(filter) ?? sql`true`;
  const most = sql`${MAX_FOUND + 1}::int`;
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
function newestByJoining(term: Term, filter: ExactFilter, { offset, limit }: Slice): SQL {
  return sql`
    select ${transactions.id} from ${transactions} join ${players} on ${eq(players.playerId, transactions.playerId)}
    where ${and(or(playerHas(term), term.transactionIdRowByRow, inGames(term.gameIds)), conditions(filter))}
    order by ${NEWEST_FIRST} limit ${limit}::int offset ${offset}::bigint`;
}

function newestByLookingUp(term: Term, filter: ExactFilter, { offset, limit }: Slice): SQL {
  return sql`
    select ${transactions.id} from ${transactions}
    where ${and(or(ofAnyPlayer(term), term.transactionIdRowByRow, inGames(term.gameIds)), conditions(filter))}
    order by ${NEWEST_FIRST} limit ${limit}::int offset ${offset}::bigint`;
}

const pageWithTotal = (total: SQL, page: SQL): SQL =>
  sql`select ${total} as total, page.id from (select) as always left join (${page}) as page on true`;
