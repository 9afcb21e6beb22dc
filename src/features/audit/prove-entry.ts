import type { AuditBlock } from '../../generated/model/auditBlock.ts';
import type { AuditBlocks } from '../../generated/model/auditBlocks.ts';
import type { AuditEntry } from '../../generated/model/auditEntry.ts';
import { resultOf } from './audit-rules.ts';
import { epochOf, hashOfEntry, sha256 } from './canonical-entry.ts';

/** A line of the file of exported heads: the hash of a block, as somebody keeps it outside the server. */
export interface Head {
  blockId: number;
  hash: string;
  /** The database that exported it; undefined in old files. */
  database: string | undefined;
}

const LINE = /^(\d{1,15}) \d{1,15} ([0-9a-f]{64}) \S+(?: (\d+-\d+))?( follows \d{1,15} [0-9a-f]{64})?$/;

/** The heads in a pasted part of the file, without those that a restore cut off; other lines are skipped. */
export function headsIn(text: string): Head[] {
  let heads: Head[] = [];
  for (const line of text.split('\n')) {
    const [, blockId, hash, database, follows] = LINE.exec(line.trim()) ?? [];
    if (hash === undefined) continue;
    // A new chain begins behind this block.
    if (follows !== undefined) heads = heads.filter((head) => head.blockId < Number(blockId));
    heads.push({ blockId: Number(blockId), hash, database });
  }
  return heads;
}

export type Proof =
  /** `entries`: how many the blocks from the entry's to the head's seal. Masked texts of the entry could not be compared. */
  | { state: 'proven'; block: number; head: number; entries: number }
  | { state: 'not_sealed' }
  /** Something of the entry is masked for this administrator. */
  | { state: 'masked' }
  /** The head is of a block before the entry's. */
  | { state: 'too_old'; newest: number }
  /** The head is that of another database. */
  | { state: 'foreign' }
  /** `entry`: it is not what was sealed. Otherwise the block is missing, altered, or not the one that follows or was exported. */
  | { state: 'broken'; block: number; what: 'entry' | 'text' | 'block' };

interface Reading {
  /** Reads blocks from this one on, ascending. */
  blocksFrom: (id: number) => Promise<AuditBlocks>;
  /** Called after each step with the part that is done, from 0 to 1. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** The head from which a block is proven with the fewest others: its own, or else the next one; the newest where all are older. */
export function nearestHead(heads: readonly Head[], block: number): Head | undefined {
  const isNearer = (one: Head, other: Head) =>
    one.blockId >= block && other.blockId >= block ? one.blockId < other.blockId : one.blockId > other.blockId;
  return heads.reduce<Head | undefined>(
    (nearest, head) => (nearest && !isNearer(head, nearest) ? nearest : head),
    undefined,
  );
}

/** Computes the hash of an entry from what is shown of it, and the hashes of all blocks from its own to the head's. */
export async function proveEntry(entry: AuditEntry, head: Head, reading: Reading): Promise<Proof> {
  const first = entry.block?.id;
  if (first === undefined) return { state: 'not_sealed' };
  if (entry.is_masked !== false) return { state: 'masked' };
  if (head.blockId < first) return { state: 'too_old', newest: head.blockId };
  if (entry.result !== resultOf(entry.action)) return { state: 'broken', block: first, what: 'entry' };
  const hash = await hashOfEntry(entry);
  if (hash === undefined) return { state: 'broken', block: first, what: 'text' };
  return walk(first, head, reading, (block) => isShown(block, entry) && isIn(block, Number(entry.id), hash));
}

async function walk(
  first: number,
  head: Head,
  { blocksFrom, onProgress, signal }: Reading,
  hasEntry: (block: AuditBlock) => boolean,
): Promise<Proof> {
  let [previous, entries]: [string | undefined, number] = [undefined, 0];
  for (let id = first; id <= head.blockId; ) {
    const { database, blocks } = await blocksFrom(id);
    signal.throwIfAborted();
    if (blocks.length === 0) return missing(id, head, database);
    for (const block of blocks) {
      const hash = await hashOfBlock(block);
      const isNext = block.id === id && (previous === undefined || block.previous_hash === previous);
      if (!isNext || hash !== block.hash) return { state: 'broken', block: id, what: 'block' };
      if (id === first && !hasEntry(block)) return { state: 'broken', block: id, what: 'entry' };
      entries += block.row_ids.length;
      if (id === head.blockId) {
        if (hash === head.hash) return { state: 'proven', block: first, head: id, entries };
        return isForeign(head, database) ? { state: 'foreign' } : { state: 'broken', block: id, what: 'block' };
      }
      previous = hash;
      id++;
    }
    onProgress((id - first) / (head.blockId - first + 1));
  }
  throw new Error('the head is not before the entry');
}

/** A head of this database whose block is not there was cut off. */
const missing = (block: number, head: Head, database: string): Proof =>
  isForeign(head, database) ? { state: 'foreign' } : { state: 'broken', block, what: 'block' };

const isForeign = (head: Head, database: string) => head.database !== undefined && head.database !== database;

/** Whether the entry's block is the one that is shown with it. */
const isShown = ({ hash, sealed_at }: AuditBlock, { block }: AuditEntry) =>
  hash === block?.hash && sealed_at === block.sealed_at;

function isIn({ row_ids, row_hashes }: AuditBlock, id: number, hash: string): boolean {
  const place = row_ids.indexOf(id);
  return place >= 0 && row_hashes.slice(place * 64, (place + 1) * 64) === hash;
}

/** The hash that a block with this content has. */
function hashOfBlock({ id, sealed_at, previous_hash, row_ids, row_hashes }: AuditBlock): Promise<string> {
  return sha256(JSON.stringify([id, epochOf(sealed_at), previous_hash, row_ids, row_hashes]));
}
