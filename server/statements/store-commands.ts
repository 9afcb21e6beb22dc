import { randomUUID } from 'node:crypto';
import { inArray, max, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { insertRows } from '../db/insert-rows.ts';
import { reconciliationRuns } from '../db/schema/reconciliation.ts';
import {
  statementLines,
  statementMatches,
  statementMatchParts,
  statementPayments,
} from '../db/schema/statement-lines.ts';
import { statementProfiles, statements } from '../db/schema/statements.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { Busy } from '../domain/errors.ts';
import { clearErasedTexts } from '../records/statement-texts.ts';
import { openDifferences } from './difference-commands.ts';
import { type Judged, judgeLines } from './judge-lines.ts';
import { lockOpenParts } from './part-queries.ts';
import { statementWithContent } from './queries.ts';
import type { Understood } from './reading/reading.ts';

export interface UploadedFile {
  fileName: string;
  sha256: string;
  read: Understood;
}

/** Another upload or a person may take a payment meanwhile: the lines are judged anew then. */
const MAX_TRIES = 8;
const UNIQUE_VIOLATION = '23505';

/**
 * Keeps a statement with its lines and matches. It moves no money. Reading payments and matching happen before the
 * transaction, in which nobody else writes.
 *
 * @returns the statement's id, and whether one with the same content was there
 */
export async function storeStatement(
  db: Database,
  by: Actor,
  file: UploadedFile,
): Promise<{ statementId: string; alreadyThere: boolean }> {
  for (let tries = 1; ; tries++) {
    const newest = await newestStatement(db);
    const judged = await judgeLines(db, file.read);
    try {
      const stored = await inTransaction(db, async (tx) => {
        await lockUntilEnd(tx, 'statements');
        const before = await statementWithContent(tx, file.sha256);
        if (before) return { statementId: before.statementId, alreadyThere: true };
        // Lines of a statement that came in meanwhile may be the same.
        if ((await newestStatement(tx)) !== newest || !(await lockOpenParts(tx, judged))) return undefined;
        return { statementId: await insertStatement(tx, by, file, judged), alreadyThere: false };
      });
      if (stored) return stored;
      if (tries === MAX_TRIES) throw new Busy('uploads', 10);
    } catch (error) {
      if (tries === MAX_TRIES || postgresCode(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
}

async function newestStatement(db: Database): Promise<number> {
  const [row] = await db.select({ newest: max(statements.id) }).from(statements);
  return row?.newest ?? 0;
}

async function insertStatement(tx: Transaction, by: Actor, file: UploadedFile, judged: Judged): Promise<string> {
  const { facts, format, profile } = file.read;
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
    })
    .returning({ id: statements.id });
  const id = (inserted as { id: number }).id;
  await insertLines(tx, id, runId, judged);
  await clearErasedTexts(tx, id);
  if (profile) {
    const used = { profile: profile as unknown as Record<string, unknown>, usedAt: sql`now()`, usedBy: by.adminId };
    await tx
      .insert(statementProfiles)
      .values({ layout: profile.layout, ...used })
      .onConflictDoUpdate({ target: statementProfiles.layout, set: used });
  }
  const after = {
    ...{ file_name: file.fileName, format, sha256: file.sha256, date_from: facts.from, date_to: facts.until },
    ...{ lines: judged.lines.length, overlapping: judged.sums.skippedCount, matches: judged.matches.length },
  };
  await recordAudit(tx, by, [{ action: 'statement.upload', subjectType: 'statement', subjectId: statementId, after }]);
  return statementId;
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

async function insertLines(tx: Transaction, statementId: number, runId: string, judged: Judged): Promise<void> {
  const lineIds = inOrderOf(judged.lines, await reservedIds(tx, 'statement_lines', judged.lines.length));
  const matchIds = await reservedIds(tx, 'statement_matches', judged.matches.length);
  const differenceIds = await openDifferences(tx, runId, judged);
  await insertRows(
    tx,
    statementMatches,
    judged.matches.map(({ kind, step, reason, state }, index) => ({
      ...{ id: matchIds[index], statementId, kind, step, reason, state },
      confirmedAt: state === 'confirmed' ? judged.judgedAt : null,
    })),
  );
  await insertRows(
    tx,
    statementLines,
    judged.lines.map(({ matchIndex, ...line }, index) => ({
      ...{ id: lineIds[index], statementId, ...line },
      matchId: matchIndex === null ? null : (matchIds[matchIndex] ?? null),
      differenceId: differenceIds.get(line.line) ?? null,
    })),
  );
  const idAt = (index: number) =>
    (index < judged.bookings ? lineIds[index] : judged.earlier[index - judged.bookings]?.id) as number;
  for (const [index, { parts }] of judged.matches.entries()) {
    const earlier = parts.flatMap(({ lineIndex }) => (lineIndex < judged.bookings ? [] : [idAt(lineIndex)]));
    if (earlier.length === 0) continue;
    const joined = { state: 'proposed', matchId: matchIds[index] as number, note: null };
    await tx.update(statementLines).set(joined).where(inArray(statementLines.id, earlier));
  }
  const parts = judged.matches.flatMap((match, index) =>
    match.parts.map((part) => ({
      ...{ matchId: matchIds[index] as number, lineId: idAt(part.lineIndex) },
      ...{ withdrawalId: part.withdrawalId, attempt: part.attempt, cents: part.amountCents },
    })),
  );
  for (const some of inWholeMatches(parts)) await insertRows(tx, statementMatchParts, some);
  const payments = judged.matches.flatMap((match, index) => paymentsOf(match, matchIds[index] as number));
  await insertRows(tx, statementPayments, payments);
}

/** These ids, given out in the order of the file. */
function inOrderOf(lines: Judged['lines'], ids: number[]): number[] {
  const order = lines.map((_, index) => index).toSorted((a, b) => (lines[a]?.line ?? 0) - (lines[b]?.line ?? 0));
  const given: number[] = [];
  for (const [rank, index] of order.entries()) given[index] = ids[rank] as number;
  return given;
}

/** The part of each of its payments that a match takes. */
export function paymentsOf(
  { kind, parts }: Pick<Judged['matches'][number], 'kind' | 'parts'>,
  matchId: number,
): (typeof statementPayments.$inferInsert)[] {
  if (kind === 'fee') return [];
  const payments = new Map<string, typeof statementPayments.$inferInsert>();
  for (const { withdrawalId, attempt, amountCents } of parts) {
    if (withdrawalId === null || attempt === null) continue;
    const name = `${withdrawalId} ${attempt}`;
    const one = payments.get(name) ?? { kind, withdrawalId, attempt, matchId, cents: 0 };
    payments.set(name, { ...one, cents: one.cents + Math.abs(amountCents) });
  }
  return [...payments.values()];
}

/** As many as `insertRows` inserts with one statement. */
const PARTS_AT_ONCE = 4_000;

/** The check of a line's parts sees those of one statement. */
function* inWholeMatches<T extends { matchId: number }>(parts: T[]): Generator<T[]> {
  let some: T[] = [];
  for (const [index, part] of parts.entries()) {
    if (some.length >= PARTS_AT_ONCE && parts[index - 1]?.matchId !== part.matchId) {
      yield some;
      some = [];
    }
    some.push(part);
  }
  if (some.length > 0) yield some;
}

/** So many new ids of a table. */
export async function reservedIds(
  tx: Transaction,
  table: 'statement_lines' | 'statement_matches',
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = (await tx.execute(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::text as id from generate_series(1, ${count}::int)`,
  )) as { rows: { id: string }[] };
  return rows.map(({ id }) => Number(id));
}
