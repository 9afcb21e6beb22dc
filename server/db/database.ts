import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A handle of either driver: `db`, or the transaction's own handle inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Inside a transaction use only this handle: the outer one would wait for the connection that the transaction holds.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
