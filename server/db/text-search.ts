import { ilike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { players } from './schema.ts';

/** With more players than these, reading the newest rows until enough match is sooner done than gathering theirs. */
const FEW_PLAYERS = 2_000;

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const anywhere = (text: string) => `%${literal(text)}%`;

/** Whether the trigram indexes can find `text` in the middle of another: they know of three letters or digits in a row. */
export const hasTrigram = (text: string): boolean => /[a-z0-9]{3}/i.test(text);

/** That the column has the text anywhere, in any case; %, _ and \ mean themselves. A trigram index of the column finds it. */
export const has = (column: PgColumn, text: string): SQL => ilike(column, anywhere(text));

/**
 * The same for one row after the other, some twenty times as fast, and not found by an index. PostgreSQL compares by the rules of
 * a language otherwise, and those make no difference where the text is ASCII.
 */
export function hasRowByRow(column: PgColumn, text: string): SQL {
  return isAscii(text) ? sql`${column} collate "C" ilike ${anywhere(text)}` : has(column, text);
}

const isAscii = (text: string) => [...text].every((character) => character < '\u0080');

/** That a player's e-mail address has the text in it, or where no index would find it there, begins with it. */
export const playerHas = (text: string): SQL => (hasTrigram(text) ? has(players.email, text) : playerBegins(text));

/** The same for one row after the other. */
export function playerHasRowByRow(text: string): SQL {
  if (hasTrigram(text)) return hasRowByRow(players.email, text);
  return isAscii(text) ? sql`${players.email} collate "C" ilike ${`${literal(text)}%`}` : playerBegins(text);
}

const playerBegins = (text: string) => sql`lower(${players.email}) like ${`${literal(text.toLowerCase())}%`}`;

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
