import { ilike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { players } from '../db/schema.ts';

/** With more players than these, reading the newest rows until enough match is sooner done than gathering theirs. */
const FEW_PLAYERS = 2_000;

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const anywhere = (text: string) => `%${literal(text)}%`;

/** Letters and digits in a row, three or more: what a trigram index can find in the middle of another text. The longest says most. */
function longestWord(text: string): string | undefined {
  const words = text.match(/[a-z0-9]{3,}/gi) ?? [];
  return words.toSorted((one, other) => other.length - one.length)[0];
}

export const hasTrigram = (text: string): boolean => longestWord(text) !== undefined;

/** That the column has the text anywhere, in any case; %, _ and \ mean themselves. */
export const has = (column: PgColumn, text: string): SQL => ilike(column, anywhere(text));

/**
 * The same by the column's trigram index, for which the longest word does: what all rows have in common, as the beginning of every id,
 * takes the index long to find and tells none apart.
 */
export function hasByIndex(column: PgColumn, text: string): SQL {
  const word = longestWord(text);
  const whole = hasInAscii(column, text);
  return word === undefined ? whole : sql`(${has(column, word)} and ${whole})`;
}

/** The same with only the letters A to Z in any case, some twenty times as fast: no rules of a language have to be asked. */
export const hasInAscii = (column: PgColumn, text: string): SQL => sql`${column} collate "C" ilike ${anywhere(text)}`;

/** That a player's e-mail address has the text in it, or where no index would find it there, begins with it. */
export const playerHas = (text: string): SQL =>
  hasTrigram(text) ? hasInAscii(players.email, text) : sql`${players.email} collate "C" ilike ${`${literal(text)}%`}`;

/** The ids of the players that match, and whether these are only some of them. */
export async function fewPlayersWith(db: Database, text: string): Promise<{ playerIds: string[]; more: boolean }> {
  const rows = await db
    .select({ playerId: players.playerId })
    .from(players)
    .where(playerHas(text))
    .limit(FEW_PLAYERS + 1);
  return { playerIds: rows.map(({ playerId }) => playerId), more: rows.length > FEW_PLAYERS };
}

/** A query of these texts, one a row: one parameter however many there are. */
export const listed = (texts: string[]): SQL =>
  sql`select json_array_elements_text(${JSON.stringify(texts)}::text::json)`;

/** That the column has one of these texts; an index of the column finds them. */
export const isOneOf = (column: PgColumn, texts: string[]): SQL => sql`${column} = any(array(${listed(texts)}))`;
