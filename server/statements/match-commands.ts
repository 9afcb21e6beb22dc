import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { reconciliationDifferences, reconciliationLines } from '../db/schema/reconciliation.ts';
import {
  statementLines,
  statementMatches,
  statementMatchParts,
  statementPayments,
} from '../db/schema/statement-lines.ts';
import { statements } from '../db/schema/statements.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import { NotFound, type Refusal } from '../domain/errors.ts';
import { ownPayments } from '../reconciliation/difference-queries.ts';
import { OwnPayment } from '../reconciliation/refusals.ts';
import { differenceOf } from './difference-commands.ts';
import { type State, type StatementRow, stateOfStatement } from './queries.ts';
import { endedStatement, otherMatch, wrongMatch } from './refusals.ts';
import { lockStatement } from './store-commands.ts';

export type Verb = 'confirm' | 'reject' | 'undo';

const RULES = {
  confirm: { done: 'confirmed', from: 'proposed', to: 'confirmed', audit: 'statement.confirm_match' },
  reject: { done: 'rejected', from: 'proposed', to: 'rejected', audit: 'statement.reject_match' },
  undo: { done: 'undone', from: 'confirmed', to: 'undone', audit: 'statement.undo_match' },
} as const;

interface Subject {
  lineId: number;
  line: number;
  matchId: number | null;
  state: string | null;
  withdrawalIds: string[];
}

/** Lines of one step that one call changes. */
const MOST_OF_STEP = 500;

export interface BulkOutcome {
  succeeded: number[];
  failed: { id: string; reason: string }[];
  left: number;
}

/**
 * Confirms, rejects or undoes the match of a line, with every line of it. Undoing opens a closed statement.
 *
 * @param matchId the match that the caller saw; undefined: any
 * @throws NotFound, StatementRefusal, OwnPayment; Forbidden for a service account
 */
export async function changeMatch(
  db: Database,
  by: Actor,
  verb: Verb,
  { statementId, lineId, matchId }: { statementId: string; lineId: number; matchId?: number | undefined },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const statement = await lockOpen(tx, by, statementId, verb);
    const [subject] = await subjectsOf(tx, statement.id, { lineIds: [lineId] });
    if (!subject) throw new NotFound(`Line ${lineId}`);
    if (matchId !== undefined && subject.matchId !== matchId) throw otherMatch(subject.line);
    const own = verb === 'reject' ? new Set<string>() : await ownPayments(tx, by, subject.withdrawalIds);
    const refusal = refusalOf(subject, verb, own);
    if (refusal) throw refusal;
    await applyToMatches(tx, by, statement, verb, [subject]);
  });
}

/** The same for several lines, each by itself. @throws NotFound, StatementRefusal for the statement; Forbidden */
export async function changeMatches(
  db: Database,
  by: Actor,
  verb: Verb,
  statementId: string,
  wanted: { lineIds: number[] } | { step: number },
): Promise<BulkOutcome> {
  return inTransaction(db, async (tx) => {
    const statement = await lockOpen(tx, by, statementId, verb);
    const inState = 'step' in wanted ? { step: wanted.step, state: RULES[verb].from } : wanted;
    const all = await subjectsOf(tx, statement.id, inState);
    const subjects = 'step' in wanted ? all.slice(0, MOST_OF_STEP) : all;
    const ids = [...new Set(subjects.flatMap(({ withdrawalIds }) => withdrawalIds))];
    const own = verb === 'reject' ? new Set<string>() : await ownPayments(tx, by, ids);
    const failed: BulkOutcome['failed'] = [];
    const fitting: Subject[] = [];
    for (const subject of subjects) {
      const refusal = refusalOf(subject, verb, own);
      if (refusal) failed.push({ id: String(subject.lineId), reason: refusal.message });
      else fitting.push(subject);
    }
    if ('lineIds' in wanted) {
      const found = new Set(subjects.map(({ lineId }) => lineId));
      const unknown = wanted.lineIds.filter((id) => !found.has(id));
      failed.push(...unknown.map((id) => ({ id: String(id), reason: new NotFound(`Line ${id}`).message })));
    }
    if (fitting.length > 0) await applyToMatches(tx, by, statement, verb, fitting);
    return { succeeded: fitting.map(({ lineId }) => lineId), failed, left: all.length - subjects.length };
  });
}

/** The statement, locked. @param verb whose change needs it open; undoing opens a closed one */
export async function lockOpen(tx: Transaction, by: Actor, statementId: string, verb: Verb): Promise<StatementRow> {
  if (by.ownerId !== undefined) throw new Forbidden('person_required');
  const statement = await lockStatement(tx, statementId);
  if (!statement) throw new NotFound(`Statement ${statementId}`);
  const state = stateOfStatement(statement);
  const allowed: State[] = verb === 'undo' ? ['open', 'closed'] : ['open'];
  if (!allowed.includes(state)) throw endedStatement(statementId, state, 'changed');
  return statement;
}

function refusalOf({ line, state, withdrawalIds }: Subject, verb: Verb, own: ReadonlySet<string>): Refusal | undefined {
  const { done, from } = RULES[verb];
  if (state !== from) return wrongMatch(line, state, done);
  const id = withdrawalIds.find((one) => own.has(one));
  return id === undefined ? undefined : new OwnPayment(id, `${verb} this match`);
}

async function subjectsOf(
  tx: Transaction,
  statementId: number,
  wanted: { lineIds: number[] } | { step: number; state: string },
): Promise<Subject[]> {
  const { withdrawalId, matchId } = statementMatchParts;
  return tx
    .select({
      lineId: statementLines.id,
      line: statementLines.line,
      matchId: statementLines.matchId,
      state: statementMatches.state,
      withdrawalIds: sql<
        string[]
      >`array(select distinct ${withdrawalId} from ${statementMatchParts} where ${matchId} = ${statementLines.matchId} and ${withdrawalId} is not null)`,
    })
    .from(statementLines)
    .leftJoin(statementMatches, eq(statementMatches.id, statementLines.matchId))
    .where(
      and(
        eq(statementLines.statementId, statementId),
        'lineIds' in wanted
          ? inArray(statementLines.id, wanted.lineIds)
          : and(eq(statementMatches.step, wanted.step), eq(statementMatches.state, wanted.state)),
      ),
    )
    .orderBy(asc(statementLines.id));
}

async function applyToMatches(
  tx: Transaction,
  by: Actor,
  statement: StatementRow,
  verb: Verb,
  subjects: Subject[],
): Promise<void> {
  const matchIds = [...new Set(subjects.flatMap(({ matchId }) => matchId ?? []))];
  if (verb === 'confirm') await confirmMatches(tx, by, matchIds);
  else await endMatches(tx, by, statement, RULES[verb].to as 'rejected' | 'undone', matchIds);
  if (verb === 'undo' && statement.closedAt !== null) {
    await tx.update(statements).set({ closedAt: null, closedBy: null }).where(eq(statements.id, statement.id));
  }
  await recordAudit(
    tx,
    by,
    subjects.map(({ lineId, line, matchId, withdrawalIds }) => ({
      ...{ action: RULES[verb].audit, subjectType: 'statement', subjectId: statement.statementId },
      after: { line, line_id: String(lineId), match_id: String(matchId), withdrawal_ids: withdrawalIds },
    })),
  );
}

async function confirmMatches(tx: Transaction, by: Actor, matchIds: number[]): Promise<void> {
  const confirmed = { state: 'confirmed', confirmedAt: sql`now()`, confirmedBy: by.adminId };
  await tx.update(statementMatches).set(confirmed).where(inArray(statementMatches.id, matchIds));
  await tx
    .update(statementLines)
    .set({ state: 'matched' })
    .where(and(inArray(statementLines.matchId, matchIds), eq(statementLines.state, 'proposed')));
}

/** Ends matches: their payments are free again, and each of their lines is a difference. */
export async function endMatches(
  tx: Transaction,
  by: Actor,
  statement: StatementRow,
  state: 'rejected' | 'undone',
  matchIds: number[],
): Promise<void> {
  const ended = { state, endedAt: sql`now()`, endedBy: by.adminId };
  await tx.delete(statementPayments).where(inArray(statementPayments.matchId, matchIds));
  const matches = await tx
    .update(statementMatches)
    .set(ended)
    .where(inArray(statementMatches.id, matchIds))
    .returning({ id: statementMatches.id, reason: statementMatches.reason });
  for (const { id, reason } of matches) {
    const note = `${by.username} ${state === 'undone' ? 'undid' : 'rejected'} its match: ${reason}`.slice(0, 500);
    const open = { state: 'open', matchId: null, note };
    const lines = await tx.update(statementLines).set(open).where(eq(statementLines.matchId, id)).returning();
    for (const line of lines) {
      if (line.differenceId !== null) continue;
      const [difference] = await tx
        .insert(reconciliationLines)
        .values({ runId: statement.runId, ...differenceOf({ ...line, note: null }) })
        .returning({ id: reconciliationLines.id });
      const differenceId = (difference as { id: number }).id;
      await tx.insert(reconciliationDifferences).values({ lineId: differenceId });
      await tx.update(statementLines).set({ differenceId }).where(eq(statementLines.id, line.id));
    }
  }
}
