import { desc, lt, sql } from 'drizzle-orm';
import { BEFORE_THE_FIRST, type ChainEnd, hashesOfRows, hashOfBlock } from '../../server/audit/chain.ts';
import { blocksAfter, canonicalRows, type StoredBlock } from '../../server/audit/queries.ts';
import { type Finding, verifyAudit } from '../../server/audit/verify.ts';
import type { Database, Transaction } from '../../server/db/database.ts';
import { auditBlocks } from '../../server/db/schema.ts';
import { behindTheTriggers } from '../server/server-under-test.ts';

// What somebody who is the database's superuser can do to the audit log, each in a transaction that is rolled back afterwards.

class Undo extends Error {}

/** What verifying finds after the attack, of which nothing is left. */
export async function findingAfter(
  db: Database,
  attack: (tx: Transaction) => Promise<unknown>,
  headFiles: string[],
): Promise<Finding | undefined> {
  let finding: Finding | undefined;
  try {
    await behindTheTriggers(db, async (tx) => {
      await tx.execute(sql`alter table audit_log alter audit_id drop identity`);
      await attack(tx);
      finding = (await verifyAudit(tx, headFiles)).finding;
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return finding;
}

/** One change of each column, and of null to what could be taken for it. */
export const EDITS: [column: string, value: string][] = [
  ['audit_id', '1000000 + audit_id'],
  ['created_at', "created_at + interval '1 microsecond'"],
  ['created_at', "'infinity'"],
  ['admin_id', "case when admin_id is null then '' end"],
  ['username', "coalesce(username, '') || 'x'"],
  ['action', "action || ' '"],
  ['subject_type', 'upper(subject_type)'],
  ['subject_id', "case when subject_id is null then '' end"],
  ['before', "case when before is null then 'null'::jsonb end"],
  ['after', `'{"status": "approved", "note": "Fine."}'`],
  ['address', "coalesce(address, '') || '0'"],
  ['request_id', "case when request_id is null then 'null' end"],
];

export const edit = (column: string, value: string, row: number) => (tx: Transaction) =>
  tx.execute(sql`update audit_log set ${sql.identifier(column)} = ${sql.raw(value)} where audit_id = ${row}::bigint`);

export const remove = (row: number) => (tx: Transaction) =>
  tx.execute(sql`delete from audit_log where audit_id = ${row}::bigint`);

export const cutRows = (from: number) => (tx: Transaction) =>
  tx.execute(sql`delete from audit_log where audit_id >= ${from}::bigint`);

export const cutBlocks = (from: number) => (tx: Transaction) =>
  tx.execute(sql`delete from audit_blocks where block_id >= ${from}::bigint`);

/** Each row gets what the other one says. */
export const swap = (one: number, other: number) => (tx: Transaction) =>
  tx.execute(sql`update audit_log a set (created_at, admin_id, username, action, subject_type, subject_id, before, after, address, request_id)
    = (select created_at, admin_id, username, action, subject_type, subject_id, before, after, address, request_id
      from audit_log b where b.audit_id = case a.audit_id when ${one}::bigint then ${other}::bigint else ${one}::bigint end)
    where a.audit_id in (${one}::bigint, ${other}::bigint)`);

/** One more with a number that none has. */
export const insert = (row: number) => (tx: Transaction) =>
  tx.execute(
    sql`insert into audit_log (audit_id, action, subject_type) values (${row}::bigint, 'admin.sign_in', 'admin')`,
  );

/** One more in the place of another, which moves on with all that follow. */
export const insertBefore = (row: number) => async (tx: Transaction) => {
  await tx.execute(sql`update audit_log set audit_id = -audit_id where audit_id >= ${row}::bigint`);
  await tx.execute(sql`update audit_log set audit_id = 1 - audit_id where audit_id < 0`);
  await insert(row)(tx);
};

/** Writes the block anew from the rows that are there, so that by itself it is right; it is gone when it has none left. */
export const rewriteBlock = (blockId: number) => async (tx: Transaction) => {
  const [previous, block] = [await blockBefore(tx, blockId), await storedBlock(tx, blockId)];
  const rows = await canonicalRows(tx, previous.lastRow, block.rowIds.at(-1) ?? 0, 10_000);
  await cutOne(tx, blockId);
  if (rows.length === 0) return;
  const content = {
    blockId,
    rowIds: rows.map(({ auditId }) => auditId),
    rowHashes: hashesOfRows(rows),
    previousHash: previous.hash,
    sealedAt: block.sealedAt,
  };
  const sealedAt = sql`to_timestamp(0) + ${block.sealedAt}::numeric * interval '1 second'`;
  await tx.insert(auditBlocks).values({ ...content, hash: hashOfBlock(content), sealedAt });
};

/** The same with every block from there on: a chain in which nothing is wrong. */
export const rewriteFrom = (blockId: number, last: number) => async (tx: Transaction) => {
  for (let id = blockId; id <= last; id++) await rewriteBlock(id)(tx);
};

/** Exchanges the places of two blocks. */
export const swapBlocks = (one: number, other: number) => async (tx: Transaction) => {
  await tx.execute(
    sql`update audit_blocks set block_id = -block_id where block_id in (${one}::bigint, ${other}::bigint)`,
  );
  await tx.execute(
    sql`update audit_blocks set block_id = case block_id when ${-one}::bigint then ${other}::bigint else ${one}::bigint end
      where block_id < 0`,
  );
};

export const BLOCK_EDITS: [column: string, value: string][] = [
  ['block_id', '1000000 + block_id'],
  ['row_ids', 'row_ids[2:]'],
  ['row_hashes', 'set_byte(row_hashes, 5, 255 - get_byte(row_hashes, 5))'],
  ['previous_hash', 'sha256(previous_hash)'],
  ['hash', 'sha256(hash)'],
  ['sealed_at', "sealed_at + interval '1 microsecond'"],
];

export const editBlock = (column: string, value: string, blockId: number) => (tx: Transaction) =>
  tx.execute(
    sql`update audit_blocks set ${sql.identifier(column)} = ${sql.raw(value)} where block_id = ${blockId}::bigint`,
  );

async function storedBlock(tx: Transaction, blockId: number): Promise<StoredBlock> {
  const [block] = await blocksAfter(tx, blockId - 1, 1);
  if (block?.blockId !== blockId) throw new Error(`there is no block ${blockId}`);
  return block;
}

/** The newest of those before it that are still there. */
async function blockBefore(tx: Transaction, blockId: number): Promise<ChainEnd> {
  const [previous] = await tx
    .select()
    .from(auditBlocks)
    .where(lt(auditBlocks.blockId, blockId))
    .orderBy(desc(auditBlocks.blockId))
    .limit(1);
  return previous ? { ...previous, lastRow: previous.rowIds.at(-1) ?? 0 } : BEFORE_THE_FIRST;
}

const cutOne = (tx: Transaction, blockId: number) =>
  tx.execute(sql`delete from audit_blocks where block_id = ${blockId}::bigint`);
