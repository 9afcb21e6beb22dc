import { and, asc, desc, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditBlocks, auditLog } from '../db/schema.ts';
import { BEFORE_THE_FIRST, type BlockContent, type CanonicalRow, type ChainEnd } from './chain.ts';
import type { Head } from './heads.ts';

/** Independent of the session's settings, to the microsecond, and a text for 'infinity' too. */
const epoch = (time: SQL | typeof auditLog.createdAt | typeof auditBlocks.sealedAt) =>
  sql<string>`extract(epoch from ${time})::text`;

/** The time of the running transaction, which a block that it writes gets as `sealed_at`. */
export const epochOfNow = epoch(sql`now()`);

/**
 * Every column, so that none can be changed unnoticed; the JSON ones as texts, else null and JSON's null would be the same. A column
 * that is added one day must be left out where it is null, or the blocks that there are no longer fit.
 */
const canonicalRow = sql<string>`jsonb_build_array(${auditLog.auditId}, ${epoch(auditLog.createdAt)}, ${auditLog.adminId},
  ${auditLog.username}, ${auditLog.action}, ${auditLog.subjectType}, ${auditLog.subjectId}, ${auditLog.before}::text,
  ${auditLog.after}::text, ${auditLog.address}, ${auditLog.requestId})::text`;

/** Rows after `after`, up to and including `upTo`, ascending. */
export async function canonicalRows(db: Database, after: number, upTo: number, limit: number): Promise<CanonicalRow[]> {
  return (
    db
      .select({ auditId: auditLog.auditId, canonical: canonicalRow })
      .from(auditLog)
      // Before the first block there is nothing at all, numbers below 1 included.
      .where(and(after === 0 ? undefined : gt(auditLog.auditId, after), lte(auditLog.auditId, upTo)))
      .orderBy(asc(auditLog.auditId))
      .limit(limit)
  );
}

export type StoredBlock = BlockContent & { hash: Buffer };

/** Blocks after `after`, ascending. */
export async function blocksAfter(db: Database, after: number, limit: number): Promise<StoredBlock[]> {
  return db
    .select({
      blockId: auditBlocks.blockId,
      rowIds: auditBlocks.rowIds,
      rowHashes: auditBlocks.rowHashes,
      previousHash: auditBlocks.previousHash,
      hash: auditBlocks.hash,
      sealedAt: epoch(auditBlocks.sealedAt),
    })
    .from(auditBlocks)
    .where(gt(auditBlocks.blockId, after))
    .orderBy(asc(auditBlocks.blockId))
    .limit(limit);
}

const lastRow = sql`${auditBlocks.rowIds}[cardinality(${auditBlocks.rowIds})]`.mapWith(Number);

/** The newest block, or what the first one follows. */
export async function newestBlock(db: Database): Promise<ChainEnd> {
  const [newest] = await db
    .select({ blockId: auditBlocks.blockId, lastRow, hash: auditBlocks.hash })
    .from(auditBlocks)
    .orderBy(desc(auditBlocks.blockId))
    .limit(1);
  return newest ?? BEFORE_THE_FIRST;
}

const head = { blockId: auditBlocks.blockId, lastRow, hash: sql<string>`encode(${auditBlocks.hash}, 'hex')` };

/** Which database this is: its cluster's identifier, which is made once, and its own number in there. */
export async function databaseIdentity(db: Database): Promise<string> {
  const [row] = await db
    .select({ identity: sql<string>`system_identifier || '-' || pg_database.oid` })
    .from(sql`pg_catalog.pg_control_system(), pg_catalog.pg_database`)
    .where(sql`pg_database.datname = pg_catalog.current_database()`);
  if (!row) throw new Error('a database is listed in itself');
  return row.identity;
}

/** What is exported of the blocks after `after`, ascending, but for the database that they are of. */
export async function headsAfter(db: Database, after: number, limit: number): Promise<Omit<Head, 'database'>[]> {
  return db
    .select({ ...head, sealedAt: auditBlocks.sealedAt })
    .from(auditBlocks)
    .where(gt(auditBlocks.blockId, after))
    .orderBy(asc(auditBlocks.blockId))
    .limit(limit);
}

/** The hashes, in hex, of those of the named blocks that there are. */
export async function hashesOfBlocks(db: Database, blockIds: number[]): Promise<Map<number, string>> {
  const rows = await db.select(head).from(auditBlocks).where(inArray(auditBlocks.blockId, blockIds));
  return new Map(rows.map(({ blockId, hash }) => [blockId, hash]));
}

/** The highest number of a row; 0 without any. */
export async function newestRow(db: Database): Promise<number> {
  const [row] = await db.select({ newest: sql`coalesce(max(${auditLog.auditId}), 0)`.mapWith(Number) }).from(auditLog);
  return row?.newest ?? 0;
}

export async function countRowsAfter(db: Database, after: number): Promise<number> {
  return db.$count(auditLog, gt(auditLog.auditId, after));
}
