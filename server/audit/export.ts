import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { BEFORE_THE_FIRST, type ChainEnd } from './chain.ts';
import { Erasures } from './erasures.ts';
import {
  blocksAfter,
  canonicalRows,
  databaseIdentity,
  type StoredBlock,
  textsOfRows,
  unsealedErasures,
} from './queries.ts';
import { trustOnlyTheCatalog } from './structure-queries.ts';

/** Blocks in memory at once. */
const PAGE = 20;

/**
 * The sealed log as lines of JSON, one per block and one per row, which docs/verify-decisions.mjs checks and docs/auditors.md describes. They have the texts
 * with their keys, so whoever reads them sees what `players.pii` hides.
 *
 * @param write called line by line
 * @throws when a text was erased a moment ago: the row that says so is in no block yet, and the file would look as if somebody had hidden something
 * @returns how many blocks and rows were written
 */
export async function exportAudit(
  db: Database,
  write: (line: string) => Promise<void>,
): Promise<{ blocks: number; rows: number }> {
  return inTransaction(db, async (tx) => {
    await trustOnlyTheCatalog(tx);
    await write(JSON.stringify({ log: 'coinop-admin audit', version: 1, database: await databaseIdentity(tx) }));
    const erasures = new Erasures();
    let previous: Omit<ChainEnd, 'hash'> = BEFORE_THE_FIRST;
    let rows = 0;
    for (;;) {
      const page = await blocksAfter(tx, previous.blockId, PAGE);
      if (page.length === 0) break;
      for (const block of page) {
        await write(JSON.stringify({ block: fieldsOf(block) }));
        const lastRow = block.rowIds.at(-1) ?? previous.lastRow;
        rows += await writeRows(
          tx,
          { after: previous.lastRow, upTo: lastRow, limit: block.rowIds.length + 1 },
          write,
          erasures,
        );
        previous = { blockId: block.blockId, lastRow };
      }
    }
    const told = erasures.untold.length > 0 ? await unsealedErasures(tx, previous.lastRow) : new Set<string>();
    if (erasures.untold.some(({ row, field }) => told.has(`${row} ${field}`))) throw new Error(ERASED_JUST_NOW);
    await write(JSON.stringify({ end: { blocks: previous.blockId, rows } }));
    return { blocks: previous.blockId, rows };
  });
}

const ERASED_JUST_NOW =
  'A text was erased a moment ago, and the row that says so is not sealed yet: try again in ten seconds.';

const fieldsOf = (block: StoredBlock) => ({
  id: block.blockId,
  sealed_at: block.sealedAt,
  previous_hash: block.previousHash.toString('hex'),
  hash: block.hash.toString('hex'),
  row_ids: block.rowIds,
  row_hashes: block.rowHashes.toString('hex'),
});

/** The rows that are there, also one that nobody sealed: whoever checks the export finds it. */
async function writeRows(
  db: Database,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
  write: (line: string) => Promise<void>,
  erasures: Erasures,
): Promise<number> {
  const rows = await canonicalRows(db, after, upTo, limit);
  const texts = Map.groupBy(await textsOfRows(db, after + 1, upTo), ({ auditId }) => auditId);
  for (const { auditId, canonical } of rows) {
    const ofRow = (texts.get(auditId) ?? []).map(({ field, text, key, erasedAt }) => ({
      field,
      text,
      key: key?.toString('hex') ?? null,
      is_erased: erasedAt !== null,
    }));
    for (const { field, is_erased } of ofRow) if (is_erased) erasures.erased(auditId, field, 0);
    erasures.next(canonical);
    await write(JSON.stringify({ row: canonical, ...(ofRow.length > 0 && { texts: ofRow }) }));
  }
  return rows.length;
}
