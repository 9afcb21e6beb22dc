import { createHash } from 'node:crypto';

// The audit log is sealed in blocks. A block holds the SHA-256 of each of its rows and is itself hashed together with
// the previous block's hash, so that the newest hash covers everything before it. Both hashes are computed here and not
// in the database: whoever can change its rows can change its functions too.

/** Maximum of rows per block. */
export const MAX_ROWS = 1_000;

const HASH_BYTES = 32;

/** The end of a chain. */
export interface ChainEnd {
  /** 0 when there is no block. */
  blockId: number;
  /** Id of the last sealed audit row. */
  lastRow: number;
  hash: Buffer;
}

/** The predecessor of the first block. */
export const BEFORE_THE_FIRST: ChainEnd = { blockId: 0, lastRow: 0, hash: Buffer.alloc(HASH_BYTES) };

/** A row of the audit log: its id, and all its columns as one text. */
export interface CanonicalRow {
  auditId: number;
  canonical: string;
}

/**
 * All columns of a row as one text, so that any change is noticed: a JSON array in PostgreSQL's formatting, in which
 * the first blocks were hashed. JSON columns are included as texts, because SQL's null and JSON's null would otherwise
 * look the same. A column that is added later must be left out where it is null, or existing blocks no longer match.
 */
export const canonicalText = (columns: readonly (string | number | null)[]): string =>
  `[${columns.map((column) => JSON.stringify(column)).join(', ')}]`;

/** The content that a block's hash is computed from. */
export interface BlockContent {
  blockId: number;
  rowIds: readonly number[];
  rowHashes: Buffer;
  previousHash: Buffer;
  /** Unix time in seconds with microseconds, as the database formats it. */
  sealedAt: string;
}

export const hashOfRow = ({ canonical }: CanonicalRow): Buffer => createHash('sha256').update(canonical).digest();

export const hashesOfRows = (rows: readonly CanonicalRow[]): Buffer => Buffer.concat(rows.map(hashOfRow));

export function hashOfBlock({ blockId, rowIds, rowHashes, previousHash, sealedAt }: BlockContent): Buffer {
  const content = [blockId, sealedAt, previousHash.toString('hex'), rowIds, rowHashes.toString('hex')];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** Whether the sealer could have written this block after one that ended with `lastRow`, whatever its rows are. */
export function isWellFormed(block: BlockContent & { hash: Buffer }, lastRow: number): boolean {
  const ascending = block.rowIds.every((id, index) => id > (block.rowIds[index - 1] ?? lastRow));
  return (
    ascending &&
    block.rowIds.length > 0 &&
    block.rowHashes.length === block.rowIds.length * HASH_BYTES &&
    hashOfBlock(block).equals(block.hash)
  );
}

/** How the first row that was altered, removed or added differs from the sealed one. */
export interface RowDifference {
  row: number;
  kind: 'changed' | 'deleted' | 'inserted';
}

/**
 * The first difference between a block and the rows that are in its place now.
 *
 * @param rows the rows after the previous block, ascending, up to one more than the block has
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
