import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { statementLines, statementMatches, statementPayments } from '../db/schema/statement-lines.ts';
import { statementProfiles, statements } from '../db/schema/statements.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import { NotFound } from '../domain/errors.ts';
import { type StatementRow, stateOfStatement, unfinishedLines } from './queries.ts';
import { endedStatement, matchedStatement, unfinishedStatement } from './refusals.ts';
import { lockStatement } from './store-commands.ts';

/** Closes a statement whose every line is confirmed or explained. @throws NotFound, StatementRefusal, Forbidden */
export async function closeStatement(db: Database, by: Actor, statementId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await lockIn(tx, by, statementId, 'open', 'closed');
    const unfinished = await unfinishedLines(tx, id);
    if (unfinished > 0) throw unfinishedStatement(unfinished);
    await tx.update(statements).set({ closedAt: sql`now()`, closedBy: by.adminId }).where(eq(statements.id, id));
    await audit(tx, by, 'statement.close', statementId);
  });
}

/** Its matches stay. @throws NotFound, StatementRefusal, Forbidden */
export async function reopenStatement(db: Database, by: Actor, statementId: string, reason: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await lockIn(tx, by, statementId, 'closed', 'reopened');
    await tx.update(statements).set({ closedAt: null, closedBy: null, reason }).where(eq(statements.id, id));
    await audit(tx, by, 'statement.reopen', statementId, reason);
  });
}

/** Ends a statement without confirmed matches for good; its file can be uploaded anew. @throws NotFound, StatementRefusal, Forbidden */
export async function discardStatement(db: Database, by: Actor, statementId: string, reason: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await lockIn(tx, by, statementId, 'open', 'discarded');
    const confirmed = await confirmedLines(tx, id);
    if (confirmed > 0) throw matchedStatement(confirmed);
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
async function lockIn(
  tx: Transaction,
  by: Actor,
  statementId: string,
  wanted: 'open' | 'closed',
  done: string,
): Promise<StatementRow> {
  if (by.ownerId !== undefined) throw new Forbidden('person_required');
  const statement = await lockStatement(tx, statementId);
  if (!statement) throw new NotFound(`Statement ${statementId}`);
  const state = stateOfStatement(statement);
  if (state !== wanted) throw endedStatement(statementId, state, done);
  return statement;
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
