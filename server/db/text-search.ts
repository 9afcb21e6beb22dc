import { ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchKey } from '../../src/lib/search-key.ts';
import type { PersonalData } from '../domain/personal-data.ts';
import type { Database } from './database.ts';
import { games } from './schema/catalogue.ts';
import { players } from './schema/players.ts';

/** For more players than this, scanning the newest rows until enough match is faster than collecting the rows of these players. */
const FEW_PLAYERS = 2_000;

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const anywhere = (text: string) => `%${literal(text)}%`;

/**
 * The longest run of three or more letters and digits, which is the most selective text that a trigram index can find.
 */
function longestWord(text: string): string | undefined {
  const words = text.match(/[a-z0-9]{3,}/gi) ?? [];
  return words.toSorted((one, other) => other.length - one.length)[0];
}

export const hasTrigram = (text: string): boolean => longestWord(text) !== undefined;

/** A character that no id of a row has, which was checked when the row came in. */
const isInNoId = (text: string) => /[^\w.:|@~+=-]/.test(text);

/**
 * Matches rows whose search key contains the text; %, _ and \ are taken literally. A row without a key is found by its own columns, as far as the database's locale
 * knows their letters.
 *
 * @param key the column of the key, or its part
 */
export function hasKey(key: PgColumn | SQL, text: string, ...columns: PgColumn[]): SQL {
  const wanted = searchKey(text);
  // Of marks alone nothing is left, and every key would contain it.
  const found = wanted === '' ? sql`false` : contains(key, anywhere(wanted));
  return sql`(${found} or (${key} is null and ${or(...columns.map((column) => ilike(column, anywhere(text))))}))`;
}

const contains = (key: PgColumn | SQL, pattern: string) => sql`${key} collate "C" like ${pattern}`;

/** The key of a game: its name stands in the first line. */
export const gameSearchKey = ({ gameName, gameId, developer }: Record<'gameName' | 'gameId' | 'developer', string>) =>
  [gameName, gameId, developer].map((text) => searchKey(text.replaceAll('\n', ' '))).join('\n');

export const gameHas = (text: string): SQL =>
  hasKey(games.searchKey, text, games.gameName, games.gameId, games.developer);

export const gameIsNamed = (text: string): SQL =>
  hasKey(sql`split_part(${games.searchKey}, E'\n', 1)`, text, games.gameName);

/**
 * Like `hasInAscii`, using the column's trigram index. The index is searched for the longest word only: trigrams that all
 * rows share, like the prefix of every id, are slow to look up and exclude nothing.
 */
export function hasByIndex(column: PgColumn, text: string): SQL {
  if (isInNoId(text)) return sql`false`;
  const word = longestWord(text);
  // An expression instead of the column, so that the index is not searched for the whole text.
  const whole = sql`(${column} || '') collate "C" ilike ${anywhere(text)}`;
  return word === undefined ? whole : sql`(${hasInAscii(column, word)} and ${whole})`;
}

/** Matches rows whose column contains the text, ignoring case for A to Z only. Some twenty times as fast, because no locale rules apply. */
export const hasInAscii = (column: PgColumn, text: string): SQL => sql`${column} collate "C" ilike ${anywhere(text)}`;

/** The text of a search field, and how the caller sees personal data. */
export interface Search {
  text: string;
  personal: PersonalData;
}

/**
 * Matches the player with this id, in any case, and those whose e-mail address contains the text, or, when the text has no trigram for the
 * index, begins with it. For a caller who sees no addresses it must be the whole address: otherwise they could be found out letter
 * by letter.
 */
export function playerHas(search: Search): SQL {
  const { text } = search;
  return sql`(${isPlayerInAnyCase(text)} or ${addressHas(search)})`;
}

/** Ids are ASCII, so no locale rules apply; `players_id_in_any_case` finds them. Two players may have ids that differ in case alone. */
export const isPlayerInAnyCase = (id: string): SQL =>
  sql`lower(${players.playerId} collate "C") = lower(${id}::text collate "C")`;

function addressHas({ text, personal }: Search): SQL {
  if (personal === 'masked') return sql`${players.email} collate "C" ilike ${literal(text)}`;
  return hasTrigram(text)
    ? hasInAscii(players.email, text)
    : sql`${players.email} collate "C" ilike ${`${literal(text)}%`}`;
}

/** Like `playerHas`, but also matches the name, in the same way. */
export const playerHasOrIsNamed = (search: Search): SQL => sql`(${playerHas(search)} or ${nameHas(search)})`;

/**
 * Names are in any script, and compared by their key; one without a key is compared as it is. One that contains an address would tell it letter by letter to a
 * caller who sees no addresses.
 */
function nameHas({ text, personal }: Search): SQL {
  const { searchKey: key, displayName } = players;
  const wanted = searchKey(text);
  if (!/[\p{L}\p{N}]/u.test(wanted)) return sql`false`;
  const pattern = (of: string) => (/[\p{L}\p{N}]{3}/u.test(of) ? anywhere(of) : `${literal(of)}%`);
  const bySelf = sql`${key} is null and ${displayName} is not null and ${displayName} collate "C" ilike ${pattern(text)}`;
  const isNamed = (column: PgColumn, isLike: SQL) =>
    personal === 'masked' ? sql`(${isLike} and ${column} not like '%@%')` : sql`(${isLike})`;
  return sql`(${isNamed(key, contains(key, pattern(wanted)))} or ${isNamed(displayName, bySelf)})`;
}

/** The ids of the matching players, and whether there are more than these. */
export async function fewPlayersWith(
  db: Database,
  search: Search,
  has = playerHas,
): Promise<{ playerIds: string[]; more: boolean }> {
  const rows = await db
    .select({ playerId: players.playerId })
    .from(players)
    .where(has(search))
    .limit(FEW_PLAYERS + 1);
  return { playerIds: rows.map(({ playerId }) => playerId), more: rows.length > FEW_PLAYERS };
}
