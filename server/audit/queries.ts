import { and, asc, desc, type GetColumnData, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { auditBlocks, auditLog, auditTexts } from '../db/schema/audit.ts';
import { restores } from '../db/schema/restore.ts';
import { BEFORE_THE_FIRST, type BlockContent, type CanonicalRow, type ChainEnd, canonicalText } from './chain.ts';
import { erasureIn } from './erasures.ts';
import type { Head } from './heads.ts';
import { textMarks } from './texts.ts';

// Every name is schema-qualified, columns are read as they are, and values are converted in Node, so that a function,
// operator or cast that somebody installed has no effect (structure-queries.ts). Comparisons are bigint with bigint,
// for which the catalog's operator always wins.

const rowsOfLog = sql`only public.${auditLog} as ${auditLog}`;
const blocksOfLog = sql`only public.${auditBlocks} as ${auditBlocks}`;
const textsOfLog = sql`only public.${auditTexts} as ${auditTexts}`;

/** Reads a column in a query that Drizzle does not build from the table itself. */
const raw = <C extends PgColumn>(column: C) => sql<GetColumnData<C>>`${column}`.mapWith(column);

/** Unix time with microseconds, independent of the session's settings. `extract` is syntax and needs no schema. */
const epoch = (time: SQL | typeof auditLog.createdAt | typeof auditBlocks.sealedAt) =>
  sql<string>`extract(epoch from ${time})`;

/** The time of the statement. */
export const epochOfNow = epoch(sql`pg_catalog.clock_timestamp()`);
/** The time of a block. */
export const sealedAtEpoch = epoch(auditBlocks.sealedAt);

/** The text as the database prints it; the driver would parse it and lose digits of numbers. */
const jsonText = (column: typeof auditLog.before | typeof auditLog.after) =>
  sql<string | null>`pg_catalog.jsonb_out(${column})`;

/** A row with the hashes that it has in place of its texts, by field. */
export interface MarkedRow extends CanonicalRow {
  marks: ReadonlyMap<string, string>;
}

/** Rows after `after`, up to and including `upTo`, ascending. */
export async function canonicalRows(db: Database, after: number, upTo: number, limit: number): Promise<MarkedRow[]> {
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
    // Before the first block there must be no rows at all, not even with ids below 1.
    .where(and(after === 0 ? undefined : gt(auditLog.auditId, after), lte(auditLog.auditId, upTo)))
    .orderBy(asc(auditLog.auditId))
    .limit(limit);
  return rows.map((row) => ({
    auditId: row.auditId,
    canonical: canonicalText(Object.values(row)),
    marks: textMarks(parsed(row.before), parsed(row.after)),
  }));
}

/** More rows than servers leave unsealed for ten seconds. */
const MAX_UNSEALED = 100_000;

/** The erasures that the rows after `lastSealed` tell of, which are in no block yet: see `erasureIn`. */
export async function unsealedErasures(db: Database, lastSealed: number): Promise<Set<string>> {
  const rows = await canonicalRows(db, lastSealed, Number.MAX_SAFE_INTEGER, MAX_UNSEALED);
  return new Set(rows.flatMap(({ canonical }) => erasureIn(canonical) ?? []));
}

const parsed = (json: string | null): unknown => (json?.includes('"hmac_sha256"') ? JSON.parse(json) : null);

/** The texts of the rows from `first` to `last`. */
export async function textsOfRows(db: Database, first: number, last: number) {
  return db
    .select({
      auditId: raw(auditTexts.auditId),
      field: raw(auditTexts.field),
      text: raw(auditTexts.text),
      key: raw(auditTexts.key),
      erasedAt: raw(auditTexts.erasedAt),
    })
    .from(textsOfLog)
    .where(and(gte(auditTexts.auditId, first), lte(auditTexts.auditId, last)));
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
      sealedAt: sealedAtEpoch,
    })
    .from(blocksOfLog)
    .where(gt(auditBlocks.blockId, after))
    .orderBy(asc(auditBlocks.blockId))
    .limit(limit);
}

/** The newest block, or the predecessor of the first one. */
export async function newestBlock(db: Database): Promise<ChainEnd> {
  const [newest] = await db
    .select({ blockId: raw(auditBlocks.blockId), rowIds: raw(auditBlocks.rowIds), hash: raw(auditBlocks.hash) })
    .from(blocksOfLog)
    .orderBy(desc(auditBlocks.blockId))
    .limit(1);
  return newest ? { ...newest, lastRow: lastRowOf(newest.rowIds) } : BEFORE_THE_FIRST;
}

const lastRowOf = (rowIds: readonly number[]) => rowIds.at(-1) ?? 0;

/** Identifies this database: the cluster's system identifier, which never changes, and the database's oid. */
export async function databaseIdentity(db: Database): Promise<string> {
  const [row] = await db
    .select({ cluster: sql<string>`control.system_identifier`, database: sql<number>`pg_database.oid` })
    .from(sql`pg_catalog.pg_control_system() as control, pg_catalog.pg_database`)
    .where(sql`pg_database.datname = pg_catalog.current_database()`);
  if (!row) throw new Error('pg_database does not list this database');
  return `${row.cluster}-${row.database}`;
}

/** The heads of the blocks after `after`, ascending, without the database's identity. */
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

/** The hashes, in hex, of those of the given blocks that exist. */
export async function hashesOfBlocks(db: Database, blockIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ blockId: raw(auditBlocks.blockId), hash: raw(auditBlocks.hash) })
    .from(blocksOfLog)
    .where(inArray(auditBlocks.blockId, blockIds));
  return new Map(rows.map(({ blockId, hash }) => [blockId, hash.toString('hex')]));
}

/** The highest id of an audit row; 0 when there is none. */
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

/** Whether a restore of a backup was dealt with after that time, so that heads from before it may be missing. */
export async function restoreEndedAfter(db: Database, time: Date): Promise<boolean> {
  return (await db.$count(restores, gt(restores.endedAt, time))) > 0;
}

/** The time of the newest audit row, which every change writes; undefined when there is none. */
export async function newestTime(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: auditLog.createdAt })
    .from(auditLog)
    .orderBy(desc(auditLog.auditId))
    .limit(1);
  return row?.createdAt;
}
