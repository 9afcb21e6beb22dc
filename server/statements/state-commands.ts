import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { statementLines, statementMatches, statementPayments } from '../db/schema/statement-lines.ts';
import { statementProfiles, statements } from '../db/schema/statements.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import { NotFound } from '../domain/errors.ts';
import { endMatches } from './ending-commands.ts';
import { lockStatements } from './lock-commands.ts';
import { type State, unfinishedLines } from './queries.ts';
import { matchedStatement, unfinishedStatement } from './refusals.ts';

/** Closes a statement whose every line is confirmed or explained. @throws NotFound, StatementRefusal, Forbidden */
export async function closeStatement(db: Database, by: Actor, statementId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await lockOne(tx, by, statementId, 'open', 'closed');
    const unfinished = await unfinishedLines(tx, id);
    if (unfinished > 0) throw unfinishedStatement(unfinished);
    await tx.update(statements).set({ closedAt: sql`now()`, closedBy: by.adminId }).where(eq(statements.id, id));
    await audit(tx, by, 'statement.close', statementId);
  });
}

/** Its matches stay. @throws NotFound, StatementRefusal, Forbidden */
export async function reopenStatement(db: Database, by: Actor, statementId: string, reason: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await lockOne(tx, by, statementId, 'closed', 'reopened');
    await tx.update(statements).set({ closedAt: null, closedBy: null, reason }).where(eq(statements.id, id));
    await audit(tx, by, 'statement.reopen', statementId, reason);
  });
}

/** Ends a statement without confirmed matches for good; its file can be uploaded anew. @throws NotFound, StatementRefusal, Forbidden */
export async function discardStatement(db: Database, by: Actor, statementId: string, reason: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { statement, all } = await lockStatements(tx, by, statementId, {
      ...{ lines: undefined, allowed: ['open'], done: 'discarded' },
    });
    const { id } = statement;
    const confirmed = await confirmedLines(tx, id);
    if (confirmed > 0) throw matchedStatement(confirmed);
    const crossing = await crossingMatches(tx, id);
    if (crossing.length > 0) await endMatches(tx, by, all, 'rejected', crossing);
    const proposed = and(eq(statementMatches.statementId, id), eq(statementMatches.state, 'proposed'));
    const those = tx.select({ id: statementMatches.id }).from(statementMatches).where(proposed);
    await tx.delete(statementPayments).where(inArray(statementPayments.matchId, those));
    await tx
      .update(statementLines)
      .set({ state: 'open', matchId: null })
      .where(and(eq(statementLines.statementId, id), inArray(statementLines.matchId, those)));
    const ended = { state: 'rejected', endedAt: sql`now()`, endedBy: by.adminId };
    await tx.update(statementMatches).set(ended).where(proposed);
    const discarded = { discardedAt: sql`now()`, discardedBy: by.adminId, reason };
    await tx.update(statements).set(discarded).where(eq(statements.id, id));
    await audit(tx, by, 'statement.discard', statementId, reason);
  });
}

/** @throws NotFound, Forbidden */
export async function forgetProfile(db: Database, by: Actor, layout: string): Promise<void> {
  if (by.ownerId !== undefined) throw new Forbidden('person_required');
  await inTransaction(db, async (tx) => {
    const gone = await tx.delete(statementProfiles).where(eq(statementProfiles.layout, layout)).returning();
    if (gone.length === 0) throw new NotFound(`Layout ${layout}`);
    await recordAudit(tx, by, [
      { action: 'statement.forget_layout', subjectType: 'statement_layout', subjectId: layout },
    ]);
  });
}

/** @param done participle of the refused change */
async function lockOne(tx: Transaction, by: Actor, statementId: string, from: State, done: string): Promise<number> {
  const { statement } = await lockStatements(tx, by, statementId, { lines: { lineIds: [] }, allowed: [from], done });
  return statement.id;
}

/** Matches of its lines with lines of other statements. */
async function crossingMatches(tx: Transaction, id: number): Promise<number[]> {
  const other = alias(statementLines, 'other');
  const rows = await tx
    .selectDistinct({ id: statementLines.matchId })
    .from(statementLines)
    .innerJoin(other, eq(other.matchId, statementLines.matchId))
    .where(and(eq(statementLines.statementId, id), ne(other.statementId, id)));
  return rows.flatMap((row) => row.id ?? []);
}

async function confirmedLines(tx: Transaction, id: number): Promise<number> {
  const [row] = await tx
    .select({ lines: sql`count(*)`.mapWith(Number) })
    .from(statementLines)
    .innerJoin(statementMatches, eq(statementMatches.id, statementLines.matchId))
    .where(and(eq(statementLines.statementId, id), eq(statementMatches.state, 'confirmed')));
  return row?.lines ?? 0;
}

const audit = (
  tx: Transaction,
  by: Actor,
  action: 'statement.close' | 'statement.reopen' | 'statement.discard',
  subjectId: string,
  reason?: string,
) =>
  recordAudit(tx, by, [{ action, subjectType: 'statement', subjectId, after: reason === undefined ? {} : { reason } }]);
