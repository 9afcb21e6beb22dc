import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { statementLines, statementMatches, statementMatchParts } from '../db/schema/statement-lines.ts';
import { statements } from '../db/schema/statements.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { NotFound, type Refusal } from '../domain/errors.ts';
import { ownPayments } from '../reconciliation/difference-queries.ts';
import { OwnPayment } from '../reconciliation/refusals.ts';
import { confirmMatches, endMatches, proposeAgain } from './ending-commands.ts';
import { rejectedMatch } from './line-queries.ts';
import { type Locked, lockStatements } from './lock-commands.ts';
import type { State, StatementRow } from './queries.ts';
import { otherMatch, wrongMatch } from './refusals.ts';

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
  /** A person left it out. */
  isLeftOut: boolean;
  /** The last match of an open line, if somebody rejected it. */
  rejectedId: number | null;
}

/** Lines of one step that one call changes. */
const MOST_OF_STEP = 500;

export interface BulkOutcome {
  succeeded: number[];
  failed: { id: string; reason: string }[];
  left: number;
}

/**
 * Confirms, rejects or undoes the match of a line, with every line of it. Undoing opens a closed statement. Of a line
 * without a match it takes back the rejection, or that the line was left out.
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
    const lines = { lineIds: [lineId] };
    const locked = await lockStatements(tx, by, statementId, { lines, allowed: ALLOWED[verb] });
    const [subject] = await subjectsOf(tx, locked.statement.id, lines);
    if (!subject) throw new NotFound(`Line ${lineId}`);
    if (matchId !== undefined && subject.matchId !== matchId) throw otherMatch(subject.line);
    const own = verb === 'reject' ? new Set<string>() : await ownPayments(tx, by, subject.withdrawalIds);
    const refusal = refusalOf(subject, verb, own);
    if (refusal) throw refusal;
    await applyToMatches(tx, by, locked, verb, [subject]);
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
    const locked = await lockStatements(tx, by, statementId, { lines: wanted, allowed: ALLOWED[verb] });
    const inState = 'step' in wanted ? { step: wanted.step, state: RULES[verb].from } : wanted;
    const all = await subjectsOf(tx, locked.statement.id, inState);
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
    if (fitting.length > 0) await applyToMatches(tx, by, locked, verb, fitting);
    return { succeeded: fitting.map(({ lineId }) => lineId), failed, left: all.length - subjects.length };
  });
}

const ALLOWED: Record<Verb, readonly State[]> = { confirm: ['open'], reject: ['open'], undo: ['open', 'closed'] };

/** Undoing takes back the last decision: a confirmation, a rejection, or that the line was left out. */
const isTakenBackIn = ({ state, rejectedId, isLeftOut }: Subject): boolean =>
  state === null && (isLeftOut || rejectedId !== null);

function refusalOf(subject: Subject, verb: Verb, own: ReadonlySet<string>): Refusal | undefined {
  const { line, state, withdrawalIds } = subject;
  const { done, from } = RULES[verb];
  if (verb === 'undo' && isTakenBackIn(subject)) return undefined;
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
      isLeftOut: sql<boolean>`${statementLines.state} = 'left_out' and ${statementLines.amountCents} is not null`,
      rejectedId: rejectedMatch.mapWith((id: string | null) => (id === null ? null : Number(id))),
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
  { statement, all }: Locked,
  verb: Verb,
  subjects: Subject[],
): Promise<void> {
  const again = verb === 'undo' ? subjects.filter(isTakenBackIn) : [];
  const matched = subjects.filter((one) => !again.includes(one));
  const matchIds = [...new Set(matched.flatMap(({ matchId }) => matchId ?? []))];
  if (verb === 'confirm') await confirmMatches(tx, by, matchIds);
  else await endMatches(tx, by, all, RULES[verb].to as 'rejected' | 'undone', matchIds);
  if (verb === 'undo') {
    const closed = all.flatMap(({ id, closedAt }) => (closedAt === null ? [] : [id]));
    await tx.update(statements).set({ closedAt: null, closedBy: null }).where(inArray(statements.id, closed));
  }
  await recordAudit(
    tx,
    by,
    matched.map(({ lineId, line, matchId, withdrawalIds }) => ({
      ...{ action: RULES[verb].audit, subjectType: 'statement', subjectId: statement.statementId },
      after: { line, line_id: String(lineId), match_id: String(matchId), withdrawal_ids: withdrawalIds },
    })),
  );
  for (const subject of again) await takeBack(tx, by, statement, subject, again);
}

/** Takes back a rejection, or that a line was left out. */
async function takeBack(tx: Transaction, by: Actor, { statementId }: StatementRow, subject: Subject, all: Subject[]) {
  const { lineId, line, isLeftOut, rejectedId } = subject;
  const after: Record<string, unknown> = { line, line_id: String(lineId) };
  if (isLeftOut) {
    await tx.update(statementLines).set({ state: 'open', note: null }).where(eq(statementLines.id, lineId));
  } else {
    // The lines of one match come back together.
    if (all.find((one) => one.rejectedId === rejectedId) !== subject) return;
    after.match_id = String(await proposeAgain(tx, rejectedId as number, line));
  }
  const action = isLeftOut ? 'statement.undo_leave_out' : 'statement.undo_rejection';
  await recordAudit(tx, by, [{ action, subjectType: 'statement', subjectId: statementId, after }]);
}
