import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  BEFORE_THE_FIRST,
  type ChainEnd,
  firstDifference,
  isWellFormed,
  MAX_ROWS,
  type RowDifference,
} from './chain.ts';
import { microsOf } from './decision-times.ts';
import { Decisions } from './decisions.ts';
import { Erasures } from './erasures.ts';
import { type Head, readHeads } from './heads.ts';
import {
  blocksAfter,
  canonicalRows,
  countRowsAfter,
  databaseIdentity,
  hashesOfBlocks,
  headsAfter,
  type MarkedRow,
  newestBlock,
  type StoredBlock,
  textsOfRows,
  unsealedErasures,
} from './queries.ts';
import type { RuleHistory } from './rule-history.ts';
import { structuralDifference, trustOnlyTheCatalog } from './structure-queries.ts';
import { firstWrongText } from './texts.ts';

type Problem =
  /** The tables are not those that the migrations created, so the log was not read: they could return anything. */
  | { kind: 'structure'; difference: string }
  | RowDifference
  /** The row is intact, but its text is not the one that was hashed, or is gone without having been erased. */
  | { kind: 'text'; row: number; field: string }
  /** The row is intact, and its text was erased, of which no row tells. */
  | { kind: 'erasure'; row: number; field: string }
  /** The row is intact, and is a decision of a second person that its signature, or an earlier row, contradicts. */
  | { kind: 'decision'; row: number; why: string }
  /** The block was altered or removed. Its rows are unverifiable; all rows up to `after` are intact. */
  | { kind: 'block'; after: number }
  /** The block does not continue the one before: some block before it, up to row `upTo`, was rewritten. */
  | { kind: 'link'; upTo: number }
  /** The block is not the one that was exported: all rows up to `after` are intact. */
  | { kind: 'head'; after: number };

/** A problem, and the block that it is in. */
export type Finding = { block: number } & Problem;

export interface Verification {
  /** The first of `findings`; undefined when everything sealed is intact. */
  finding: Finding | undefined;
  /** Every decision and text that does not fit. Behind a row or block that was altered nothing is read, so that one is the last. */
  findings: Finding[];
  /** How much was compared. */
  rows: number;
  blocks: number;
  /** Exported heads that are in the chain. */
  heads: number;
  /** Exported heads of which the file itself says that a restore cut them off. */
  lostHeads: number;
  /** Files that have no head of the chain and not this database's identity: they say nothing about this log. */
  foreignFiles: string[];
  /** Newest rows that are in no block yet. */
  unsealed: number;
  /** Decisions of second people; `erased`: of which the text is gone, so that it is not proved what was decided. */
  decisions: { signed: number; unsigned: number; erased: number };
  /** Each version of the rules, and what was decided while they were suspended. */
  rules: Pick<RuleHistory, 'versions' | 'suspensions'>;
}

/** Blocks in memory at once; a block takes 40 kB. */
const PAGE = 20;

/**
 * Compares every sealed row with its block, its texts with their hashes, every decision with its signature, every block with the one before it, and the blocks with the heads
 * that were exported to files. Memory use grows with what is found and erased, and not with the log.
 *
 * @throws when a file of `headFiles` cannot be read
 */
export async function verifyAudit(db: Database, headFiles: readonly string[]): Promise<Verification> {
  return inTransaction(db, async (tx) => {
    await trustOnlyTheCatalog(tx);
    const difference = await structuralDifference(tx);
    if (difference === undefined) return verifyContents(tx, headFiles);
    const finding: Finding = { kind: 'structure', block: 0, difference };
    const { counts: decisions, rules } = new Decisions();
    return {
      finding,
      findings: [finding],
      rows: 0,
      blocks: 0,
      heads: 0,
      lostHeads: 0,
      foreignFiles: [],
      unsealed: 0,
      decisions,
      rules,
    };
  });
}

async function verifyContents(db: Database, headFiles: readonly string[]): Promise<Verification> {
  const { confirmed, foreign, foreignFiles, lostHeads } = await compareHeads(db, headFiles);
  const walked = await walkBlocks(db);
  const newest = await newestBlock(db);
  const before = walked.findings.filter(({ block }) => foreign === undefined || block < foreign);
  const behind = walked.findings.slice(before.length);
  const head = foreign === undefined ? [] : [await foreignHead(db, foreign, confirmed)];
  const findings = [...before, ...head, ...behind];
  return {
    finding: findings[0],
    findings,
    rows: walked.rows,
    blocks: walked.blocks,
    heads: confirmed.length,
    lostHeads,
    foreignFiles,
    unsealed: await countRowsAfter(db, newest.lastRow),
    decisions: walked.decisions,
    rules: walked.rules,
  };
}

type Walked = Pick<Verification, 'rows' | 'blocks' | 'decisions' | 'rules' | 'findings'>;

/** @param textOf the text of a field of the row @returns what is wrong with the decision that a row is */
type DecisionCheck = (row: MarkedRow, textOf: (field: string) => string | undefined) => string | undefined;

/** Walks the chain from its beginning to its end, or to the first row or block that was altered. */
async function walkBlocks(db: Database): Promise<Walked> {
  let previous = BEFORE_THE_FIRST;
  let [rows, nothingUnsealedAt] = [0, 0];
  const decisions = new Decisions();
  const erasures = new Erasures();
  const findings: Finding[] = [];
  const walked = async (): Promise<Walked> => {
    const told = erasures.untold.length > 0 ? await unsealedErasures(db, previous.lastRow) : new Set<string>();
    const untold = erasures.untold.filter(({ row, field }) => !told.has(`${row} ${field}`));
    findings.push(...untold.map((erased) => ({ kind: 'erasure' as const, ...erased })));
    findings.sort((one, other) => one.block - other.block);
    const { counts, rules } = decisions;
    return { findings, rows, blocks: previous.blockId, decisions: counts, rules };
  };
  for (;;) {
    const page = await blocksAfter(db, previous.blockId, PAGE);
    for (const block of page) {
      const sealed = { after: nothingUnsealedAt, at: microsOf(block.sealedAt) };
      const check: DecisionCheck = (row, textOf) => decisions.next(row.canonical, textOf, sealed);
      const altered = await alteredIn(db, block, previous);
      if ('kind' in altered) {
        findings.push(altered);
        return walked();
      }
      const { blockId } = block;
      const wrong = await contentDifferences(db, altered.rows, check, (row, field) =>
        erasures.erased(row, field, blockId),
      );
      for (const problem of wrong) findings.push({ block: blockId, ...problem });
      for (const { canonical } of altered.rows) erasures.next(canonical);
      if (block.rowIds.length < MAX_ROWS) nothingUnsealedAt = sealed.at;
      rows += block.rowIds.length;
      previous = { blockId: block.blockId, lastRow: block.rowIds.at(-1) ?? 0, hash: block.hash };
    }
    if (page.length === 0) return walked();
  }
}

/** @returns the rows of an intact block, or how it was altered */
async function alteredIn(
  db: Database,
  block: StoredBlock,
  previous: ChainEnd,
): Promise<Finding | { rows: MarkedRow[] }> {
  const expected = previous.blockId + 1;
  const lastRow = block.rowIds.at(-1);
  if (block.blockId !== expected || lastRow === undefined || !isWellFormed(block, previous.lastRow)) {
    return { kind: 'block', block: expected, after: previous.lastRow };
  }
  if (!block.previousHash.equals(previous.hash)) return { kind: 'link', block: expected, upTo: previous.lastRow };
  // One row more than expected is enough to notice added rows.
  const rows = await canonicalRows(db, previous.lastRow, lastRow, block.rowIds.length + 1);
  const difference = firstDifference(block, rows);
  return difference ? { block: expected, ...difference } : { rows };
}

async function contentDifferences(
  db: Database,
  rows: readonly MarkedRow[],
  check: DecisionCheck,
  noteErased: (row: number, field: string) => void,
): Promise<Problem[]> {
  const found: Problem[] = [];
  const marked = rows.filter(({ marks }) => marks.size > 0);
  const [first, last] = [marked[0], marked.at(-1)];
  const stored = first && last ? await textsOfRows(db, first.auditId, last.auditId) : [];
  const texts = Map.groupBy(stored, ({ auditId }) => auditId);
  for (const row of rows) {
    const ofRow = texts.get(row.auditId) ?? [];
    const wrong = firstWrongText(row.marks, ofRow);
    if (wrong !== undefined) found.push({ kind: 'text', row: row.auditId, field: wrong });
    for (const { field, erasedAt } of ofRow) if (erasedAt !== null && field !== wrong) noteErased(row.auditId, field);
    const why = check(row, (field) => ofRow.find((text) => text.field === field)?.text ?? undefined);
    if (why !== undefined) found.push({ kind: 'decision', row: row.auditId, why });
  }
  return found;
}

/** The blocks that match their exported heads, and the first one that is altered or missing. */
async function compareHeads(db: Database, files: readonly string[]) {
  const database = await databaseIdentity(db);
  const confirmed: number[] = [];
  const foreignFiles: string[] = [];
  let foreign: number | undefined;
  let lostHeads = 0;
  for (const file of files) {
    const { inChain, notInChain, lost, isOurs } = await compareFile(db, file, database);
    lostHeads += lost;
    for (const blockId of inChain) confirmed.push(blockId);
    if (notInChain === undefined) continue;
    if (isOurs) foreign = Math.min(notInChain, foreign ?? notInChain);
    else foreignFiles.push(file);
  }
  return { confirmed, foreign, foreignFiles, lostHeads };
}

/**
 * @returns the blocks of the file that are in the chain, the first that is not, how many a restore cut off, and whether the file is this
 * database's
 */
async function compareFile(db: Database, file: string, database: string) {
  const inChain: number[] = [];
  let missing: Head[] = [];
  let lost = 0;
  let hasIdentity = false;
  for await (const heads of readHeads(file, MAX_ROWS)) {
    const ids = heads.map(({ blockId }) => blockId);
    const hashes = await hashesOfBlocks(db, ids);
    for (const head of heads) {
      hasIdentity ||= head.database === database;
      if (head.follows) {
        // A new chain begins behind this block. What is missing before it is no part of the restore.
        const cutOff = missing.filter(({ blockId }) => blockId > head.blockId);
        const newest = cutOff.at(-1);
        if (newest?.blockId !== head.follows.blockId || newest.hash !== head.follows.hash) missing.push(head);
        else missing = missing.filter(({ blockId }) => blockId <= head.blockId);
        lost += cutOff.length;
      } else if (hashes.get(head.blockId) === head.hash) inChain.push(head.blockId);
      else missing.push(head);
    }
  }
  const notInChain = missing.length > 0 ? Math.min(...missing.map(({ blockId }) => blockId)) : undefined;
  return { inChain, notInChain, lost, isOurs: hasIdentity || inChain.length > 0 };
}

async function foreignHead(db: Database, block: number, confirmed: readonly number[]): Promise<Finding> {
  const last = confirmed.reduce((most, id) => (id < block ? Math.max(most, id) : most), 0);
  const [head] = last === 0 ? [] : await headsAfter(db, last - 1, 1);
  return { kind: 'head', block, after: head?.lastRow ?? 0 };
}
