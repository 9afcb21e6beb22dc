import { sql } from 'drizzle-orm';
import { lockUntilEnd, tryLockUntilEnd } from '../db/advisory-lock.ts';
import type { Database } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { auditBlocks } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashesOfRows, hashOfBlock, MOST_ROWS } from './chain.ts';
import { canonicalRows, epochOfNow, newestBlock, newestRow } from './queries.ts';

/** SQLSTATE of a wait that `lock_timeout` ended. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Seals every audit row that was committed when this began, in blocks of `MOST_ROWS` at most. Of several processes one seals; the
 * others leave it to that one.
 *
 * @param signal ends it after the block that it is at
 * @returns how many rows were sealed
 */
export async function sealAudit(db: Database, signal?: AbortSignal): Promise<number> {
  const upTo = await lastFinalRow(db);
  let sealed = 0;
  while (!signal?.aborted) {
    const rows = await sealBlock(db, upTo);
    if (rows === 0) break;
    sealed += rows;
  }
  return sealed;
}

/**
 * The number up to which no row can come any more: while nobody writes audit rows, that of the newest. 0 when somebody writes for
 * longer than those who would write after them should wait.
 */
async function lastFinalRow(db: Database): Promise<number> {
  const newest = await newestRow(db);
  if (newest <= (await newestBlock(db)).lastRow) return 0;
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await tryLockUntilEnd(tx, 'auditSealer'))) return 0;
      await tx.execute(sql`set local lock_timeout = '500ms'`);
      await lockUntilEnd(tx, 'auditRows');
      return newestRow(tx);
    });
  } catch (error) {
    if (postgresCode(error) === LOCK_NOT_AVAILABLE) return 0;
    throw error;
  }
}

async function sealBlock(db: Database, upTo: number): Promise<number> {
  if (upTo === 0) return 0;
  return inTransaction(db, async (tx) => {
    if (!(await tryLockUntilEnd(tx, 'auditSealer'))) return 0;
    const previous = await newestBlock(tx);
    const rows = await canonicalRows(tx, previous.lastRow, upTo, MOST_ROWS);
    if (rows.length === 0) return 0;
    const [clock] = await tx.select({ sealedAt: epochOfNow }).from(sql`(select) as nothing`);
    if (!clock) throw new Error('a selection without a table has one row');
    const content = {
      blockId: previous.blockId + 1,
      rowIds: rows.map(({ auditId }) => auditId),
      rowHashes: hashesOfRows(rows),
      previousHash: previous.hash,
      sealedAt: clock.sealedAt,
    };
    const hash = hashOfBlock(content);
    // The same now(): that of the transaction.
    const [stored] = await tx
      .insert(auditBlocks)
      .values({ ...content, hash, sealedAt: sql`pg_catalog.now()` })
      .returning();
    // A trigger that somebody put in the way could drop or change it.
    if (!stored?.hash.equals(hash)) throw new Error(`block ${content.blockId} was not stored as it was sealed`);
    return rows.length;
  });
}
