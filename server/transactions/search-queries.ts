import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { isOneOf, isOneOfMany, listed } from '../db/one-of.ts';
import { games } from '../db/schema/catalogue.ts';
import { players } from '../db/schema/players.ts';
import { transactions } from '../db/schema/transactions.ts';
import {
  fewPlayersWith,
  gameIsNamed,
  hasByIndex,
  hasInAscii,
  hasTrigram,
  playerHas,
  type Search,
} from '../db/text-search.ts';
import { conditions, type ExactFilter, NEWEST_FIRST, type Slice } from './page-queries.ts';

/** A search counts, and pages through, at most the newest 10,000 matches. */
export const MAX_FOUND = 10_000;
/** To learn how common a term is, this many of the newest rows are read, … */
const SAMPLE = 1_000;
/** … and the term is common when at least this many of them match. */
const COMMON = 50;
/** The newest rows that are looked at, where neither index helps. */
export const MAX_READ = 20_000;

/** Conditions on a transaction, or on its player, that a search text stands for. */
interface Term extends Search {
  /** The same condition in two forms: one for the trigram index, one for filtering row by row. */
  transactionId: SQL;
  transactionIdRowByRow: SQL;
  gameIds: string[];
}

/** A query like `pageWithoutSearch`; its `total` is at most `MAX_FOUND` plus one. */
interface FoundPage {
  page: SQL;
  /** It finds nothing older than this; undefined when it looks at everything. */
  searchedUntil: Date | undefined;
}

/**
 * An index that finds a text does not return the newest matches first, and an index by time does not find a text. Which
 * of the two is faster depends on how common the text is, so that is determined first. Among what other filters leave, a text may occur too seldom
 * for the one and too often for the other: then only the newest of them are looked at.
 */
export async function pageWithSearch(
  db: Database,
  search: Search,
  filter: ExactFilter,
  asked: Slice,
  maxRead: number,
): Promise<FoundPage> {
  const term = await termOf(db, search);
  const slice = { offset: asked.offset, limit: Math.max(0, Math.min(asked.limit, MAX_FOUND - asked.offset)) };
  const all = conditions(filter);
  const narrowed = isNarrowed(filter);
  const reach = narrowed ? await reachOf(db, filter, maxRead) : undefined;
  const { playerIds, more } = await fewPlayersWith(db, term);
  const others = or(inGames(term.gameIds), term.transactionIdRowByRow);
  const common = await isCommon(
    db,
    or(more ? ofItsPlayer(term) : isOneOfMany(transactions.playerId, playerIds), others),
    and(all, since(reach)),
  );
  if (!common && !more) {
    const page = pageOf(gathered(term, playerIds, all, and(all, since(reach))), slice);
    return { page, searchedUntil: term.gameIds.length > 0 ? reach : undefined };
  }
  // Many matching players are not listed: the player of each row that is read is looked at. Few are listed first.
  const matches = or(common && more ? ofItsPlayer(term) : ofAnyPlayer(term), others);
  // The players found so far are usually enough to prove that there are more matches than we count.
  if (!narrowed && (await exceedsMost(db, playerIds, all)))
    return {
      page: pageWithTotal(sql`${MAX_FOUND + 1}::bigint`, newestOf(and(matches, all), slice)),
      searchedUntil: undefined,
    };
  const searchedUntil = narrowed ? reach : await reachOf(db, filter, maxRead);
  const within = and(all, since(searchedUntil));
  return { page: pageOf(newestOf(and(matches, within), { offset: 0, limit: MAX_FOUND + 1 }), slice), searchedUntil };
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
  const found = await db.select({ gameId: games.gameId }).from(games).where(gameIsNamed(text));
  const gameIds = found.map(({ gameId }) => gameId);
  const named = inArray(transactions.transactionId, [text, text.toUpperCase()]);
  const [byIndex, rowByRow] = hasTrigram(text)
    ? [hasByIndex(transactions.transactionId, text), hasInAscii(transactions.transactionId, text)]
    : [named, named];
  return { ...search, text, transactionId: byIndex, transactionIdRowByRow: rowByRow, gameIds };
}

const ofAnyPlayer = (term: Term) =>
  sql`${transactions.playerId} in (select ${players.playerId} from ${players} where ${playerHas(term)})`;

const ofItsPlayer = (term: Term) =>
  sql`(select ${playerHas(term)} from ${players} where ${eq(players.playerId, transactions.playerId)})`;

/** Whether a filter other than the days may leave few of the rows that are read. */
const isNarrowed = ({ status, type, gameId }: ExactFilter) => (status ?? type ?? gameId) !== undefined;

/** The instant of the oldest of the newest `maxRead` rows, by the index that the filter has; undefined when there are no more than these. */
async function reachOf(
  db: Database,
  { gameId, status, ...days }: ExactFilter,
  maxRead: number,
): Promise<Date | undefined> {
  const byIndex = gameId === undefined ? { status, ...days } : { gameId, ...days };
  const [oldest] = await db
    .select({ createdAt: transactions.createdAt })
    .from(transactions)
    .where(conditions({ ...byIndex, type: undefined }))
    .orderBy(NEWEST_FIRST)
    .offset(maxRead - 1)
    .limit(1);
  return oldest?.createdAt;
}

const since = (instant: Date | undefined) => instant && gte(transactions.createdAt, instant);

const inGames = (gameIds: string[]) => (gameIds.length > 0 ? inArray(transactions.gameId, gameIds) : undefined);

/** Whether many of the newest rows that the filter leaves match. */
async function isCommon(db: Database, matches: SQL | undefined, filter: SQL | undefined): Promise<boolean> {
  const newest = sql`select * from ${transactions} where ${filter ?? sql`true`} order by ${NEWEST_FIRST} limit ${SAMPLE}::int`;
  const [row] = await db
    .select({ matching: sql<number>`count(*)::int` })
    .from(sql`(${newest}) as transactions`)
    .where(matches);
  return (row?.matching ?? 0) >= COMMON;
}

async function exceedsMost(db: Database, playerIds: string[], filter: SQL | undefined): Promise<boolean> {
  const some = sql`select from ${transactions} where ${and(
    isOneOf(transactions.playerId, playerIds),
    filter,
  )} limit ${MAX_FOUND + 1}::int`;
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`(${some}) as found`);
  return (row?.count ?? 0) > MAX_FOUND;
}

/**
 * All matches by id, player or game. Of each kind, player and game at most `MAX_FOUND` plus one are read.
 *
 * @param inGame the filter for those that match by their game
 */
function gathered(term: Term, playerIds: string[], filter: SQL | undefined, inGame: SQL | undefined): SQL {
  const most = sql`${MAX_FOUND + 1}::int`;
  const newestWith = (column: PgColumn, ids: string[], others: SQL | undefined) => sql`
    select newest.id, newest.created_at from (${listed(ids)}) as one (id) cross join lateral (
      select ${transactions.id}, ${transactions.createdAt} from ${transactions}
      where ${and(sql`${column} = one.id`, others)} order by ${NEWEST_FIRST} limit ${most}
    ) as newest`;
  return sql`
    (select ${transactions.id}, ${transactions.createdAt} from ${transactions} where ${and(term.transactionId, filter)} limit ${most})
    union ${newestWith(transactions.playerId, playerIds, filter)}
    union ${newestWith(transactions.gameId, term.gameIds, inGame)}`;
}

function pageOf(found: SQL, { offset, limit }: Slice): SQL {
  return sql`
    with found as materialized (${found}),
    page as (select id from found order by created_at desc, id desc limit ${limit}::int offset ${offset}::bigint)
    select (select count(*) from found) as total, page.id from (select) as always left join page on true`;
}

/** Reads the newest rows until enough of them match the condition. */
const newestOf = (condition: SQL | undefined, { offset, limit }: Slice): SQL => sql`
  select ${transactions.id}, ${transactions.createdAt} from ${transactions} where ${condition}
  order by ${NEWEST_FIRST} limit ${limit}::int offset ${offset}::bigint`;

const pageWithTotal = (total: SQL, page: SQL): SQL =>
  sql`select ${total} as total, page.id from (select) as always left join (${page}) as page on true`;
