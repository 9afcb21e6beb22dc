import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';
import { statementLines, statementMatches, statementMatchParts } from '../db/schema/statement-lines.ts';
import { statements } from '../db/schema/statements.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import { NotFound } from '../domain/errors.ts';
import { type State, type StatementRow, stateOfStatement } from './queries.ts';
import { endedStatement } from './refusals.ts';

/** The step that finds several lines of one payment. */
const STEP_OF_PARTS = 6;

/** Lines whose matches are changed; undefined: all lines of the statement. */
export type LinesToLock = { lineIds: number[] } | { step: number } | undefined;

export interface Locked {
  statement: StatementRow;
  /** It, and those with lines in the same matches. */
  all: StatementRow[];
}

/**
 * Locks a statement, with those whose lines have ever been in a match with these lines: the parts of one payment may be on
 * two statements. Every change of a statement, a line or a match begins here.
 *
 * @param allowed the states in which they may be changed @param done participle of the refused change
 * @throws NotFound, StatementRefusal; Forbidden for a service account
 */
export async function lockStatements(
  tx: Transaction,
  by: Actor,
  statementId: string,
  { lines, allowed, done = 'changed' }: { lines: LinesToLock; allowed: readonly State[]; done?: string },
): Promise<Locked> {
  if (by.ownerId !== undefined) throw new Forbidden('person_required');
  const [found] = await tx
    .select({ id: statements.id })
    .from(statements)
    .where(eq(statements.statementId, statementId));
  if (!found) throw new NotFound(`Statement ${statementId}`);
  const others = await othersOf(tx, found.id, lines);
  const all = await tx
    .select()
    .from(statements)
    .where(or(eq(statements.id, found.id), inArray(statements.id, others)))
    .orderBy(asc(statements.id))
    .for('no key update');
  for (const one of all) {
    const state = stateOfStatement(one);
    if (!allowed.includes(state)) throw endedStatement(one.statementId, state, done);
  }
  return { statement: all.find(({ id }) => id === found.id) as StatementRow, all };
}

/** The statements with lines in the same matches. Few matches are of two. */
async function othersOf(tx: Transaction, id: number, lines: LinesToLock): Promise<number[]> {
  if (lines && ('step' in lines ? lines.step !== STEP_OF_PARTS : lines.lineIds.length === 0)) return [];
  const [mine, other] = [alias(statementMatchParts, 'mine'), alias(statementMatchParts, 'other')];
  const line = alias(statementLines, 'line');
  const isMine = lines && 'lineIds' in lines ? inArray(statementLines.id, lines.lineIds) : undefined;
  const rows = await tx
    .selectDistinct({ id: line.statementId })
    .from(statementLines)
    .innerJoin(mine, eq(mine.lineId, statementLines.id))
    .innerJoin(statementMatches, and(eq(statementMatches.id, mine.matchId), eq(statementMatches.step, STEP_OF_PARTS)))
    .innerJoin(other, eq(other.matchId, mine.matchId))
    .innerJoin(line, eq(line.id, other.lineId))
    .where(and(eq(statementLines.statementId, id), ne(line.statementId, id), isMine));
  return rows.map((row) => row.id);
}
