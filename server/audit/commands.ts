import { sql } from 'drizzle-orm';
import { lockUntilEnd, tryLockUntilEnd } from '../db/advisory-lock.ts';
import type { Database } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { selectValues } from '../db/one-row.ts';
import { auditBlocks } from '../db/schema/audit.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashesOfRows, hashOfBlock, MAX_ROWS } from './chain.ts';
import { canonicalRows, epochOfNow, newestBlock, newestRow } from './queries.ts';

/** SQLSTATE of a wait that `lock_timeout` ended. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Seals every audit row that was committed before the call, in blocks of at most `MAX_ROWS`. When several processes
 * try, one seals and the others do nothing.
 *
 * @param signal stops after the current block
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
 * The id up to which no further row can be committed: that of the newest row, read while no transaction is writing
 * audit rows. 0 if such transactions keep us waiting too long, because later writers queue behind our lock.
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
    const rows = await canonicalRows(tx, previous.lastRow, upTo, MAX_ROWS);
    if (rows.length === 0) return 0;
    const clock = await selectValues(tx, { sealedAt: epochOfNow });
    const content = {
      blockId: previous.blockId + 1,
      rowIds: rows.map(({ auditId }) => auditId),
      rowHashes: hashesOfRows(rows),
      previousHash: previous.hash,
      sealedAt: clock.sealedAt,
    };
    const hash = hashOfBlock(content);
    // `now()` is the same throughout a transaction.
    const [stored] = await tx
      .insert(auditBlocks)
      .values({ ...content, hash, sealedAt: sql`pg_catalog.now()` })
      .returning();
    // A trigger that somebody installed could drop or change the block.
    if (!stored?.hash.equals(hash)) throw new Error(`block ${content.blockId} was not stored as it was sealed`);
    return rows.length;
  });
}
