import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The handle of either driver: `db` to begin with, the transaction's own inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Inside a transaction only this handle may be used; the outer one would wait for a connection that it holds itself. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
