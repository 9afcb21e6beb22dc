import { sql } from 'drizzle-orm';
import { lockUntilEnd, tryLockUntilEnd } from '../db/advisory-lock.ts';
import type { Database } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { selectValues } from '../db/one-row.ts';
import { auditBlocks } from '../db/schema/audit.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashesOfRows, hashOfBlock, MAX_ROWS } from './chain.ts';
import { canonicalRows, epochOfNow, newestBlock, newestRow, sealedAtEpoch } from './queries.ts';

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
  const final = await finalRows(db);
  let sealed = 0;
  while (final && !signal?.aborted) {
    const rows = await sealBlock(db, final);
    if (rows === 0) break;
    sealed += rows;
  }
  return sealed;
}

/** All rows up to `upTo` at a time, Unix time with microseconds: what is committed later has a larger id. */
interface FinalRows {
  upTo: number;
  at: string;
}

/**
 * The rows to which no further one can be added, read while no transaction is writing audit rows. Undefined if there is none that is not
 * sealed, and if such transactions keep us waiting too long, because later writers queue behind our lock.
 */
async function finalRows(db: Database): Promise<FinalRows | undefined> {
  if ((await newestRow(db)) <= (await newestBlock(db)).lastRow) return undefined;
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await tryLockUntilEnd(tx, 'auditSealer'))) return undefined;
      await tx.execute(sql`set local lock_timeout = '500ms'`);
      await lockUntilEnd(tx, 'auditRows');
      return { upTo: await newestRow(tx), ...(await selectValues(tx, { at: epochOfNow })) };
    });
  } catch (error) {
    if (postgresCode(error) === LOCK_NOT_AVAILABLE) return undefined;
    throw error;
  }
}

/** The block's time is the one of its rows: until a process that was stopped meanwhile goes on, others may have written more. */
async function sealBlock(db: Database, { upTo, at }: FinalRows): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await tryLockUntilEnd(tx, 'auditSealer'))) return 0;
    const previous = await newestBlock(tx);
    const rows = await canonicalRows(tx, previous.lastRow, upTo, MAX_ROWS);
    if (rows.length === 0) return 0;
    const content = {
      blockId: previous.blockId + 1,
      rowIds: rows.map(({ auditId }) => auditId),
      rowHashes: hashesOfRows(rows),
      previousHash: previous.hash,
      sealedAt: at,
    };
    const hash = hashOfBlock(content);
    const [stored] = await tx
      .insert(auditBlocks)
      .values({ ...content, hash, sealedAt: sql`pg_catalog.to_timestamp(${at})` })
      .returning({ hash: auditBlocks.hash, sealedAt: sealedAtEpoch });
    // A trigger that somebody installed could drop or change the block.
    if (!stored?.hash.equals(hash) || stored.sealedAt !== at)
      throw new Error(`block ${content.blockId} was not stored as it was sealed`);
    return rows.length;
  });
}
