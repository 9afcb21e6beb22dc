import { ilike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { players } from '../db/schema.ts';

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

/** Matches rows whose column contains the text, ignoring case; %, _ and \ are taken literally. */
export const has = (column: PgColumn, text: string): SQL => ilike(column, anywhere(text));

/**
 * Like `has`, using the column's trigram index. The index is searched for the longest word only: trigrams that all rows
 * share, like the prefix of every id, are slow to look up and exclude nothing.
 */
export function hasByIndex(column: PgColumn, text: string): SQL {
  const word = longestWord(text);
  const whole = hasInAscii(column, text);
  return word === undefined ? whole : sql`(${has(column, word)} and ${whole})`;
}

/** Like `has`, but ignores case for A to Z only. Some twenty times as fast, because no locale rules apply. */
export const hasInAscii = (column: PgColumn, text: string): SQL => sql`${column} collate "C" ilike ${anywhere(text)}`;

/** Matches players whose e-mail address contains the text, or, when the text has no trigram for the index, begins with it. */
export const playerHas = (text: string): SQL =>
  hasTrigram(text) ? hasInAscii(players.email, text) : sql`${players.email} collate "C" ilike ${`${literal(text)}%`}`;

/** The ids of the matching players, and whether there are more than these. */
export async function fewPlayersWith(db: Database, text: string): Promise<{ playerIds: string[]; more: boolean }> {
  const rows = await db
    .select({ playerId: players.playerId })
    .from(players)
    .where(playerHas(text))
    .limit(FEW_PLAYERS + 1);
  return { playerIds: rows.map(({ playerId }) => playerId), more: rows.length > FEW_PLAYERS };
}

/** A subquery that returns the texts, one per row. It needs only one parameter, however many texts there are. */
export const listed = (texts: string[]): SQL =>
  sql`select json_array_elements_text(${JSON.stringify(texts)}::text::json)`;

/** Matches rows whose column equals one of the texts; can use an index on the column. */
export const isOneOf = (column: PgColumn, texts: string[]): SQL => sql`${column} = any(array(${listed(texts)}))`;
