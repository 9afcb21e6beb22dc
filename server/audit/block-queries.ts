import { asc, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { auditBlocks } from '../db/schema/audit.ts';

/** A time as ISO 8601 in UTC with microseconds, which are hashed too. */
export const isoMicroseconds = (time: PgColumn | SQL) =>
  sql<string>`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The block that seals a row; undefined while none does. */
export async function blockOf(db: Database, auditId: number) {
  const lastRow = sql`${auditBlocks.rowIds}[array_upper(${auditBlocks.rowIds}, 1)]`;
  const [block] = await db
    .select({ blockId: auditBlocks.blockId, sealedAt: isoMicroseconds(auditBlocks.sealedAt), hash: auditBlocks.hash })
    .from(auditBlocks)
    .where(sql`${lastRow} >= ${auditId}::bigint`)
    .orderBy(lastRow)
    .limit(1);
  return block;
}

/** Blocks from a number on, ascending. */
export async function blocksFrom(db: Database, from: number, limit: number) {
  return db
    .select({
      blockId: auditBlocks.blockId,
      rowIds: auditBlocks.rowIds,
      rowHashes: auditBlocks.rowHashes,
      previousHash: auditBlocks.previousHash,
      hash: auditBlocks.hash,
      sealedAt: isoMicroseconds(auditBlocks.sealedAt),
    })
    .from(auditBlocks)
    .where(gte(auditBlocks.blockId, from))
    .orderBy(asc(auditBlocks.blockId))
    .limit(limit);
}

export type BlockRow = Awaited<ReturnType<typeof blocksFrom>>[number];
