import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A subquery that returns the texts, one per row. It needs only one parameter, however many texts there are. */
export const listed = (texts: string[]): SQL =>
  sql`select json_array_elements_text(${JSON.stringify(texts)}::text::json)`;

/** Matches rows whose column equals one of a few texts; can use an index on the column. */
export const isOneOf = (column: PgColumn, texts: string[]): SQL => sql`${column} = any(array(${listed(texts)}))`;

/** The same for hundreds of texts: a join, because `= any` compares each row with each text. */
export const isOneOfMany = (column: PgColumn, texts: string[]): SQL => sql`${column} in (${listed(texts)})`;
