import { createHash } from 'node:crypto';

// The audit log is sealed in blocks. A block holds the SHA-256 of each of its rows and is itself hashed together with the hash of the
// block before, so that the newest hash stands for everything before it. Both hashes are made here and not in the database: whoever
// can change its rows can change its functions too.

/** As many rows as a block has at most. */
export const MOST_ROWS = 1_000;

const HASH_BYTES = 32;

/** Where a chain ends. */
export interface ChainEnd {
  /** 0 without any. */
  blockId: number;
  /** Number of its last audit row. */
  lastRow: number;
  hash: Buffer;
}

/** What the first block follows. */
export const BEFORE_THE_FIRST: ChainEnd = { blockId: 0, lastRow: 0, hash: Buffer.alloc(HASH_BYTES) };

/** A row of the audit log: its number, and all its columns as one text. */
export interface CanonicalRow {
  auditId: number;
  canonical: string;
}

/**
 * All columns of a row as one text, so that none can be changed unnoticed: a JSON array as PostgreSQL prints one, which is what the
 * first blocks were made of. JSON columns are in it as texts, else null and JSON's null would be the same. A column that is added
 * one day must be left out where it is null, or the blocks that there are no longer fit.
 */
export const canonicalText = (columns: readonly (string | number | null)[]): string =>
  `[${columns.map((column) => JSON.stringify(column)).join(', ')}]`;

/** What a block's hash is made of. */
export interface BlockContent {
  blockId: number;
  rowIds: readonly number[];
  rowHashes: Buffer;
  previousHash: Buffer;
  /** Seconds since 1970 with their microseconds, as the database writes them. */
  sealedAt: string;
}

export const hashOfRow = ({ canonical }: CanonicalRow): Buffer => createHash('sha256').update(canonical).digest();

export const hashesOfRows = (rows: readonly CanonicalRow[]): Buffer => Buffer.concat(rows.map(hashOfRow));

export function hashOfBlock({ blockId, rowIds, rowHashes, previousHash, sealedAt }: BlockContent): Buffer {
  const content = [blockId, sealedAt, previousHash.toString('hex'), rowIds, rowHashes.toString('hex')];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** Whether the block can be what the sealer wrote after a block that ended with `lastRow`, whatever its rows are. */
export function isWellFormed(block: BlockContent & { hash: Buffer }, lastRow: number): boolean {
  const ascending = block.rowIds.every((id, index) => id > (block.rowIds[index - 1] ?? lastRow));
  return (
    ascending &&
    block.rowIds.length > 0 &&
    block.rowHashes.length === block.rowIds.length * HASH_BYTES &&
    hashOfBlock(block).equals(block.hash)
  );
}

/** How the first row that is not as it was sealed differs. */
export interface RowDifference {
  row: number;
  kind: 'changed' | 'deleted' | 'inserted';
}

/**
 * The first difference between a block and the rows that are there in its place.
 *
 * @param rows those after the block before, ascending, up to one more than the block has
 */
export function firstDifference(
  { rowIds, rowHashes }: Pick<BlockContent, 'rowIds' | 'rowHashes'>,
  rows: readonly CanonicalRow[],
): RowDifference | undefined {
  for (const [index, sealed] of rowIds.entries()) {
    const row = rows[index];
    if (row === undefined || row.auditId > sealed) return { row: sealed, kind: 'deleted' };
    if (row.auditId < sealed) return { row: row.auditId, kind: 'inserted' };
    const hash = rowHashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
    if (!hashOfRow(row).equals(hash)) return { row: sealed, kind: 'changed' };
  }
  const next = rows[rowIds.length];
  return next && { row: next.auditId, kind: 'inserted' };
}
