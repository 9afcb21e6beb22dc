import { ilike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { players } from './schema.ts';

/** With more players than these, reading the newest rows until enough match is sooner done than gathering theirs. */
const FEW_PLAYERS = 2_000;

/** A pattern of what has `text` anywhere; %, _ and \ mean themselves. */
export const anywhere = (text: string): string => `%${literal(text)}%`;

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Whether the trigram indexes can find `text` in the middle of another: they know of three letters or digits in a row. */
export const hasTrigram = (text: string): boolean => /[a-z0-9]{3}/i.test(text);

/** That a player's e-mail address has the text in it, or where no index would find it there, begins with it. */
export function playerMatches(text: string): SQL {
  return hasTrigram(text)
    ? ilike(players.email, anywhere(text))
    : sql`lower(${players.email}) like ${`${literal(text.toLowerCase())}%`}`;
}

/** The ids of the players that match, and whether these are only some of them. */
export async function fewPlayersWith(db: Database, text: string): Promise<{ playerIds: string[]; more: boolean }> {
  const rows = await db
    .select({ playerId: players.playerId })
    .from(players)
    .where(playerMatches(text))
    .limit(FEW_PLAYERS + 1);
  return { playerIds: rows.map(({ playerId }) => playerId), more: rows.length > FEW_PLAYERS };
}

/** A query of these texts, one a row: one parameter however many there are. */
export const listed = (texts: string[]): SQL =>
  sql`select json_array_elements_text(${JSON.stringify(texts)}::text::json)`;

/** That the column has one of these texts; an index of the column finds them. */
export const isOneOf = (column: PgColumn, texts: string[]): SQL => sql`${column} = any(array(${listed(texts)}))`;
