import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, max, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { reconciliationRuns } from '../db/schema/reconciliation.ts';
import { statementProfiles, statements } from '../db/schema/statements.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { Busy } from '../domain/errors.ts';
import { type Batch, batchesOf, inFewTransactions } from './batches.ts';
import { type Judged, judgeLines } from './judge-lines.ts';
import { lockOpenParts } from './part-queries.ts';
import { statementWithContent } from './queries.ts';
import type { Understood } from './reading/reading.ts';
import { beingStored, giveUp, giveUpInterrupted, insertBatch, reservedIds, type Storing } from './storing-commands.ts';

export interface UploadedFile {
  fileName: string;
  sha256: string;
  read: Understood;
}

/** Another upload or a person may take a payment meanwhile: the lines are judged anew then. */
const MAX_TRIES = 8;
const UNIQUE_VIOLATION = '23505';
/** A statement without a new batch for so long is given up: its process has died. */
const STORING_SECONDS = 30;
/** While another upload is being stored, in this process or another one. */
const LOOK_AGAIN_MS = 200;
const MAX_LOOKS = 300;
/** Ids that are reserved with one statement. */
const IDS = 5_000;

/**
 * Keeps a statement with its lines and matches. It moves no money. It is stored in small transactions, so that nobody
 * waits for a large one. Until the last of them it counts as discarded, and no other statement is stored.
 *
 * @returns the statement's id, and whether one with the same content was there
 */
export async function storeStatement(
  db: Database,
  by: Actor,
  file: UploadedFile,
): Promise<{ statementId: string; alreadyThere: boolean }> {
  for (let tries = 1; ; tries++) {
    const newest = await turnToStore(db);
    const judged = await judgeLines(db, file.read);
    const begun = await beginStoring(db, by, file, judged, newest);
    if (begun?.alreadyThere) return begun;
    if (begun && (await storeLines(db, by, file, { ...begun, judged }, tries))) return begun;
    if (tries === MAX_TRIES) throw new Busy('uploads', 10);
  }
}

/** Waits until no statement is being stored, and gives up one whose process has died. @returns the newest statement @throws Busy */
async function turnToStore(db: Database): Promise<number> {
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    const newest = await newestStatement(db);
    const [other] = await beingStored(db);
    if (!other) return newest;
    if (other.isAlive) await delay(LOOK_AGAIN_MS);
    else await giveUpInterrupted(db);
  }
  throw new Busy('uploads', 10);
}

async function newestStatement(db: Database): Promise<number> {
  const [row] = await db.select({ newest: max(statements.id) }).from(statements);
  return row?.newest ?? 0;
}

const storingUntil = sql`now() + make_interval(secs => ${STORING_SECONDS})`;

/** @returns undefined when another statement came first: its lines may be the same, and its payments are taken */
async function beginStoring(db: Database, by: Actor, file: UploadedFile, judged: Judged, newest: number) {
  return inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'statements');
    const before = await statementWithContent(tx, file.sha256);
    if (before) return { ...before, alreadyThere: true };
    if ((await newestStatement(tx)) !== newest) return undefined;
    const { facts, format } = file.read;
    const statementId = randomUUID();
    const runId = await insertRun(tx, by, file, judged);
    const [inserted] = await tx
      .insert(statements)
      .values({
        ...{ statementId, runId, format, sha256: file.sha256, fileName: file.fileName, adminId: by.adminId },
        ...{ accountLast4: facts.accountLast4, currency: facts.currency, number: facts.number },
        ...{ dateFrom: facts.from, dateTo: facts.until },
        ...{ openingCents: facts.openingCents, closingCents: facts.closingCents },
        ...judged.sums,
        lineCount: judged.lines.length,
        ...{ discardedAt: sql`now()`, discardedBy: by.adminId, reason: 'It is being stored.', storingUntil },
      })
      .returning({ id: statements.id });
    return { id: (inserted as { id: number }).id, statementId, runId, alreadyThere: false };
  });
}

/** The comparison that keeps the differences, as the daily one does. */
async function insertRun(
  tx: Transaction,
  by: Actor,
  { fileName, read }: UploadedFile,
  judged: Judged,
): Promise<string> {
  const runId = randomUUID();
  const count = (state: string) => judged.lines.filter((line) => line.state === state).length;
  const today = judged.judgedAt.toISOString().slice(0, 10);
  await tx.insert(reconciliationRuns).values({
    ...{ runId, adminId: by.adminId, fileName, columns: null },
    ...{ dateFrom: read.facts.from ?? today, dateTo: read.facts.until ?? today },
    ...{ matched: count('matched'), otherAmount: 0, onlyThere: count('open'), onlyHere: judged.missing.length },
    unreadable: count('unreadable'),
  });
  return runId;
}

/** @returns whether it is stored; otherwise it was given up, because a person or the time took what it needs */
async function storeLines(
  db: Database,
  by: Actor,
  file: UploadedFile,
  begun: Omit<Storing, 'lineIds'>,
  tries: number,
): Promise<boolean> {
  try {
    const storing = { ...begun, lineIds: await lineIdsOf(db, begun.judged.lines) };
    const { first, last } = batchesOf(begun.judged);
    if (!(await inFewTransactions(first, (batch) => storeBatch(db, storing, batch)))) return false;
    if (await finishStoring(db, by, file, storing, last)) return true;
  } catch (error) {
    await endStoring(db, begun.id).catch(() => {});
    if (tries === MAX_TRIES || postgresCode(error) !== UNIQUE_VIOLATION) throw error;
    return false;
  }
  await endStoring(db, begun.id);
  return false;
}

const storeBatch = (db: Database, storing: Storing, batch: Batch): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await goOn(tx, storing.id))) return false;
    await insertBatch(tx, storing, batch);
    return true;
  });

/** Locks, and renews the time. @returns false when it was given up meanwhile */
async function goOn(tx: Transaction, id: number): Promise<boolean> {
  await lockUntilEnd(tx, 'statements');
  const isStill = sql`${statements.id} = ${id} and ${statements.storingUntil} is not null`;
  return (await tx.update(statements).set({ storingUntil }).where(isStill).returning({ id: statements.id })).length > 0;
}

const endStoring = (db: Database, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await goOn(tx, id)) await giveUp(tx, id);
  });

/** Stores the last batch, and from then on the statement counts. */
async function finishStoring(
  db: Database,
  by: Actor,
  file: UploadedFile,
  storing: Storing,
  last: Batch,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { id, statementId, judged } = storing;
    // A server of the version before stores beside us. Its lines may be the same.
    const isAlone = (await goOn(tx, id)) && (await newestStatement(tx)) === id;
    if (!isAlone || !(await lockOpenParts(tx, judged))) return false;
    await insertBatch(tx, storing, last);
    const { facts, format, profile } = file.read;
    if (profile) {
      const used = { profile: profile as unknown as Record<string, unknown>, usedAt: sql`now()`, usedBy: by.adminId };
      await tx
        .insert(statementProfiles)
        .values({ layout: profile.layout, ...used })
        .onConflictDoUpdate({ target: statementProfiles.layout, set: used });
    }
    const counts = { discardedAt: null, discardedBy: null, reason: null, storingUntil: null };
    await tx.update(statements).set(counts).where(eq(statements.id, id));
    const after = {
      ...{ file_name: file.fileName, format, sha256: file.sha256, date_from: facts.from, date_to: facts.until },
      ...{ lines: judged.lines.length, overlapping: judged.sums.skippedCount, matches: judged.matches.length },
    };
    await recordAudit(tx, by, [
      { action: 'statement.upload', subjectType: 'statement', subjectId: statementId, after },
    ]);
    return true;
  });
}

/** An id for each line, given out in the order of the file. */
async function lineIdsOf(db: Database, lines: Judged['lines']): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < lines.length) {
    ids.push(...(await reservedIds(db, 'statement_lines', Math.min(IDS, lines.length - ids.length))));
  }
  const order = lines.map((_, index) => index).toSorted((a, b) => (lines[a]?.line ?? 0) - (lines[b]?.line ?? 0));
  const given: number[] = [];
  for (const [rank, index] of order.entries()) given[index] = ids[rank] as number;
  return given;
}
