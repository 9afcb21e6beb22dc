import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { planByIndexes } from '../db/plan-by-indexes.ts';
import {
  statementLines,
  statementMatches,
  statementMatchParts,
  statementPayments,
} from '../db/schema/statement-lines.ts';
import { statements } from '../db/schema/statements.ts';
import { inTransaction } from '../db/transaction.ts';
import { clearErasedTexts } from '../records/statement-texts.ts';
import type { Batch } from './batches.ts';
import { openDifferences } from './difference-commands.ts';
import type { Judged } from './judge-lines.ts';

/** A statement whose lines are being stored. */
export interface Storing {
  id: number;
  statementId: string;
  runId: string;
  judged: Judged;
  /** Of each line, by its position. */
  lineIds: number[];
}

/** Inserts lines with their matches, payments and differences. Under the lock `statements`. */
export async function insertBatch(tx: Transaction, storing: Storing, batch: Batch): Promise<void> {
  await planByIndexes(tx);
  const { id: statementId, runId, judged, lineIds } = storing;
  const ids = await reservedIds(tx, 'statement_matches', batch.matches.length);
  const idOf = new Map(batch.matches.map((index, place) => [index, ids[place] as number]));
  const matches = batch.matches.map((index) => {
    const match = judged.matches[index] as Judged['matches'][number];
    return { ...match, id: idOf.get(index) as number };
  });
  const lines = batch.lines.map((position) => ({
    ...(judged.lines[position] as Judged['lines'][number]),
    id: lineIds[position] as number,
  }));
  const differenceIds = await openDifferences(tx, runId, { lines, missing: batch.missing });
  await insertRows(
    tx,
    statementMatches,
    matches.map(({ id, kind, step, reason, state }) => ({
      ...{ id, statementId, kind, step, reason, state },
      confirmedAt: state === 'confirmed' ? judged.judgedAt : null,
    })),
  );
  await insertRows(
    tx,
    statementLines,
    lines.map(({ matchIndex, ...line }) => ({
      ...{ ...line, statementId },
      matchId: matchIndex === null ? null : (idOf.get(matchIndex) ?? null),
      differenceId: differenceIds.get(line.line) ?? null,
    })),
  );
  const idAt = (index: number) =>
    (index < judged.bookings ? lineIds[index] : judged.earlier[index - judged.bookings]?.id) as number;
  for (const { id, parts } of matches) {
    const earlier = parts.flatMap(({ lineIndex }) => (lineIndex < judged.bookings ? [] : [idAt(lineIndex)]));
    if (earlier.length === 0) continue;
    const joined = { state: 'proposed', matchId: id, note: null };
    await tx.update(statementLines).set(joined).where(inArray(statementLines.id, earlier));
  }
  const parts = matches.flatMap((match) =>
    match.parts.map((part) => ({
      ...{ matchId: match.id, lineId: idAt(part.lineIndex) },
      ...{ withdrawalId: part.withdrawalId, attempt: part.attempt, cents: part.amountCents },
    })),
  );
  for (const some of inWholeMatches(parts)) await insertRows(tx, statementMatchParts, some);
  await insertRows(
    tx,
    statementPayments,
    matches.flatMap((match) => paymentsOf(match, match.id)),
  );
  await clearErasedTexts(tx, ids);
}

/** Ends a statement that will not be whole: its payments are free again. It stays discarded, with the lines that it has. */
export async function giveUp(tx: Transaction, id: number): Promise<void> {
  const isOwn = and(eq(statementMatches.statementId, id), inArray(statementMatches.state, ['proposed', 'confirmed']));
  const own = tx.select({ id: statementMatches.id }).from(statementMatches).where(isOwn);
  await tx.delete(statementPayments).where(inArray(statementPayments.matchId, own));
  await tx.update(statementLines).set({ state: 'open', matchId: null }).where(inArray(statementLines.matchId, own));
  await tx
    .update(statementMatches)
    .set({
      state: sql`case ${statementMatches.state} when 'confirmed' then 'undone' else 'rejected' end`,
      endedAt: sql`now()`,
      endedBy: sql`(select ${statements.discardedBy} from ${statements} where ${statements.id} = ${id})`,
    })
    .where(isOwn);
  const reason = 'The upload was interrupted. Upload the file again.';
  await tx.update(statements).set({ storingUntil: null, reason }).where(eq(statements.id, id));
}

/** Those whose lines are being stored, and whether their process has shown lately that it lives. */
export const beingStored = (db: Database) =>
  db
    .select({ id: statements.id, isAlive: sql<boolean>`${statements.storingUntil} > now()` })
    .from(statements)
    .where(isNotNull(statements.storingUntil));

/** Gives up statements whose process died while it stored them. */
export async function giveUpInterrupted(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'statements');
    for (const { id, isAlive } of await beingStored(tx)) if (!isAlive) await giveUp(tx, id);
  });
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
  db: Database,
  table: 'statement_lines' | 'statement_matches',
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = (await db.execute(
    // Its sequence is looked up once, and not for each id.
    sql`with given as materialized (select pg_get_serial_sequence(${table}, 'id')::regclass as ids)
      select nextval(ids)::text as id from given, generate_series(1, ${count}::int)`,
  )) as { rows: { id: string }[] };
  return rows.map(({ id }) => Number(id));
}
