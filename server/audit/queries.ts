import { and, asc, desc, type GetColumnData, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { auditBlocks, auditLog } from '../db/schema.ts';
import { BEFORE_THE_FIRST, type BlockContent, type CanonicalRow, type ChainEnd, canonicalText } from './chain.ts';
import type { Head } from './heads.ts';

// Every name is qualified, columns are read as they are, and what is made of them is made in Node: a function, an operator or a cast that
// somebody put in the way changes nothing (structure-queries.ts). Comparisons are of bigint with bigint, for which the catalog's
// operator always comes first.

const rowsOfLog = sql`only public.${auditLog} as ${auditLog}`;
const blocksOfLog = sql`only public.${auditBlocks} as ${auditBlocks}`;

/** A column of one of them, which for Drizzle are no tables of its own. */
const raw = <C extends PgColumn>(column: C) => sql<GetColumnData<C>>`${column}`.mapWith(column);

/** Seconds since 1970, to the microsecond, independent of the session's settings. The grammar itself qualifies `extract`. */
const epoch = (time: SQL | typeof auditLog.createdAt | typeof auditBlocks.sealedAt) =>
  sql<string>`extract(epoch from ${time})`;

/** The time of the running transaction, which a block that it writes gets as `sealed_at`. */
export const epochOfNow = epoch(sql`pg_catalog.now()`);

/** The text that the database itself prints; a driver would parse it, and lose digits of numbers. */
const jsonText = (column: typeof auditLog.before | typeof auditLog.after) =>
  sql<string | null>`pg_catalog.jsonb_out(${column})`;

/** Rows after `after`, up to and including `upTo`, ascending. */
export async function canonicalRows(db: Database, after: number, upTo: number, limit: number): Promise<CanonicalRow[]> {
  const rows = await db
    .select({
      auditId: raw(auditLog.auditId),
      createdAt: epoch(auditLog.createdAt),
      adminId: raw(auditLog.adminId),
      username: raw(auditLog.username),
      action: raw(auditLog.action),
      subjectType: raw(auditLog.subjectType),
      subjectId: raw(auditLog.subjectId),
      before: jsonText(auditLog.before),
      after: jsonText(auditLog.after),
      address: raw(auditLog.address),
      requestId: raw(auditLog.requestId),
    })
    .from(rowsOfLog)
    // Before the first block there is nothing at all, numbers below 1 included.
    .where(and(after === 0 ? undefined : gt(auditLog.auditId, after), lte(auditLog.auditId, upTo)))
    .orderBy(asc(auditLog.auditId))
    .limit(limit);
  return rows.map((row) => ({ auditId: row.auditId, canonical: canonicalText(Object.values(row)) }));
}

export type StoredBlock = BlockContent & { hash: Buffer };

/** Blocks after `after`, ascending. */
export async function blocksAfter(db: Database, after: number, limit: number): Promise<StoredBlock[]> {
  return db
    .select({
      blockId: raw(auditBlocks.blockId),
      rowIds: raw(auditBlocks.rowIds),
      rowHashes: raw(auditBlocks.rowHashes),
      previousHash: raw(auditBlocks.previousHash),
      hash: raw(auditBlocks.hash),
      sealedAt: epoch(auditBlocks.sealedAt),
    })
    .from(blocksOfLog)
    .where(gt(auditBlocks.blockId, after))
    .orderBy(asc(auditBlocks.blockId))
    .limit(limit);
}

/** The newest block, or what the first one follows. */
export async function newestBlock(db: Database): Promise<ChainEnd> {
  const [newest] = await db
    .select({ blockId: raw(auditBlocks.blockId), rowIds: raw(auditBlocks.rowIds), hash: raw(auditBlocks.hash) })
    .from(blocksOfLog)
    .orderBy(desc(auditBlocks.blockId))
    .limit(1);
  return newest ? { ...newest, lastRow: lastRowOf(newest.rowIds) } : BEFORE_THE_FIRST;
}

const lastRowOf = (rowIds: readonly number[]) => rowIds.at(-1) ?? 0;

/** Which database this is: its cluster's identifier, which is made once, and its own number in there. */
export async function databaseIdentity(db: Database): Promise<string> {
  const [row] = await db
    .select({ cluster: sql<string>`control.system_identifier`, database: sql<number>`pg_database.oid` })
    .from(sql`pg_catalog.pg_control_system() as control, pg_catalog.pg_database`)
    .where(sql`pg_database.datname = pg_catalog.current_database()`);
  if (!row) throw new Error('a database is listed in itself');
  return `${row.cluster}-${row.database}`;
}

/** What is exported of the blocks after `after`, ascending, but for the database that they are of. */
export async function headsAfter(db: Database, after: number, limit: number): Promise<Omit<Head, 'database'>[]> {
  const rows = await db
    .select({
      blockId: raw(auditBlocks.blockId),
      rowIds: raw(auditBlocks.rowIds),
      hash: raw(auditBlocks.hash),
      sealedAt: raw(auditBlocks.sealedAt),
    })
    .from(blocksOfLog)
    .where(gt(auditBlocks.blockId, after))
    .orderBy(asc(auditBlocks.blockId))
    .limit(limit);
  return rows.map(({ blockId, rowIds, hash, sealedAt }) => ({
    blockId,
    lastRow: lastRowOf(rowIds),
    hash: hash.toString('hex'),
    sealedAt,
  }));
}

/** The hashes, in hex, of those of the named blocks that there are. */
export async function hashesOfBlocks(db: Database, blockIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ blockId: raw(auditBlocks.blockId), hash: raw(auditBlocks.hash) })
    .from(blocksOfLog)
    .where(inArray(auditBlocks.blockId, blockIds));
  return new Map(rows.map(({ blockId, hash }) => [blockId, hash.toString('hex')]));
}

/** The highest number of a row; 0 without any. */
export async function newestRow(db: Database): Promise<number> {
  const [row] = await db
    .select({ auditId: raw(auditLog.auditId) })
    .from(rowsOfLog)
    .orderBy(desc(auditLog.auditId))
    .limit(1);
  return row?.auditId ?? 0;
}

export async function countRowsAfter(db: Database, after: number): Promise<number> {
  const [row] = await db
    .select({ count: sql`pg_catalog.count(*)`.mapWith(Number) })
    .from(rowsOfLog)
    .where(gt(auditLog.auditId, after));
  return row?.count ?? 0;
}
