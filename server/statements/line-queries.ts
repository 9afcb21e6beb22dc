import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type Page, readPage } from '../db/page.ts';
import { admins } from '../db/schema/people.ts';
import { statementLines, statementMatches, statementMatchParts } from '../db/schema/statement-lines.ts';
import { statements } from '../db/schema/statements.ts';
import type { Actor } from '../domain/actor.ts';
import { NotFound } from '../domain/errors.ts';
import { type Difference, differencesWith, ownPayments } from '../reconciliation/difference-queries.ts';
import { type PaidAttempt, paidAttempts } from './payment-queries.ts';

export type LineRow = typeof statementLines.$inferSelect;
export type MatchRow = typeof statementMatches.$inferSelect;
export type PartRow = typeof statementMatchParts.$inferSelect & { statementId: string };

/** A line with its match and its difference. */
export interface FullLine {
  line: LineRow;
  match: { row: MatchRow; confirmer: string | null; parts: PartRow[]; paidCents: number; isOwn: boolean } | null;
  difference: Difference | null;
  /** It is open because a person rejected its match. */
  wasRejected: boolean;
}

/** The id of the last match of an open line, if a person rejected it. */
export const rejectedMatch = sql<string | null>`case when ${statementLines.state} = 'open' then (
  select case when last.state = 'rejected' then last.id::text end
  from statement_match_parts as part join statement_matches as last on last.id = part.match_id
  where part.line_id = ${statementLines.id} order by last.id desc limit 1) end`;

const COLUMNS = { line: statementLines, match: statementMatches, confirmer: admins.username, rejectedMatch };

interface Wanted {
  state?: LineRow['state'] | undefined;
  step?: number | undefined;
  limit: number;
  /** Continue with those behind this id. */
  after?: number | undefined;
}

/** Lines of a statement, in the order of the file. @param by whose payments are told apart; undefined: nobody's */
export async function linePage(
  db: Database,
  by: Actor | undefined,
  statementId: number,
  { state, step, limit, after }: Wanted,
): Promise<Page<FullLine, number>> {
  const query = db
    .select(COLUMNS)
    .from(statementLines)
    .leftJoin(statementMatches, eq(statementMatches.id, statementLines.matchId))
    .leftJoin(admins, eq(admins.adminId, statementMatches.confirmedBy))
    .where(
      and(
        eq(statementLines.statementId, statementId),
        state === undefined ? undefined : eq(statementLines.state, state),
        step === undefined ? undefined : eq(statementMatches.step, step),
        after === undefined ? undefined : gt(statementLines.id, after),
      ),
    )
    .orderBy(asc(statementLines.id));
  const { rows, next } = await readPage(
    limit,
    (most) => query.limit(most),
    ({ line }) => line.id,
  );
  return { rows: await full(db, by, rows), next };
}

/** @throws NotFound */
export async function lineWith(db: Database, by: Actor, statementId: string, lineId: number): Promise<FullLine> {
  const rows = await db
    .select(COLUMNS)
    .from(statementLines)
    .innerJoin(statements, eq(statements.id, statementLines.statementId))
    .leftJoin(statementMatches, eq(statementMatches.id, statementLines.matchId))
    .leftJoin(admins, eq(admins.adminId, statementMatches.confirmedBy))
    .where(and(eq(statements.statementId, statementId), eq(statementLines.id, lineId)));
  const [found] = await full(db, by, rows);
  if (!found) throw new NotFound(`Line ${lineId}`);
  return found;
}

type Joined = { line: LineRow; match: MatchRow | null; confirmer: string | null; rejectedMatch: string | null }[];

async function full(db: Database, by: Actor | undefined, rows: Joined): Promise<FullLine[]> {
  const matchIds = [...new Set(rows.flatMap(({ match }) => (match ? [match.id] : [])))];
  const parts = await partsOf(db, matchIds);
  const ids = [...new Set([...parts.values()].flat().flatMap(({ withdrawalId }) => withdrawalId ?? []))];
  const own = by === undefined ? new Set<string>() : await ownPayments(db, by, ids);
  const paid = await paidAttempts(db, ids);
  const differences = await differencesWith(
    db,
    rows.flatMap(({ line }) => (isOpen(line) ? (line.differenceId ?? []) : [])),
  );
  const byId = new Map(differences.map((one) => [one.difference.lineId, one]));
  return rows.map(({ line, match, confirmer, rejectedMatch: rejected }) => {
    const those = (match && parts.get(match.id)) ?? [];
    return {
      line,
      match: match && {
        ...{ row: match, confirmer, parts: those, paidCents: paidBy(those, paid) },
        isOwn: those.some(({ withdrawalId }) => withdrawalId !== null && own.has(withdrawalId)),
      },
      difference: (isOpen(line) && line.differenceId !== null && byId.get(line.differenceId)) || null,
      wasRejected: rejected !== null,
    };
  });
}

const isOpen = ({ state }: LineRow) => state === 'open' || state === 'unreadable';

/** The sum of the payments of a match, each once, as we know them. */
function paidBy(parts: PartRow[], paid: readonly PaidAttempt[]): number {
  const names = new Set(parts.map(({ withdrawalId, attempt }) => `${withdrawalId} ${attempt}`));
  return paid
    .filter(({ withdrawalId, attempt }) => names.has(`${withdrawalId} ${attempt}`))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

async function partsOf(db: Database, matchIds: number[]): Promise<Map<number, PartRow[]>> {
  const parts = new Map<number, PartRow[]>();
  if (matchIds.length === 0) return parts;
  const rows = await db
    .select({ ...getTableColumns(statementMatchParts), statementId: statements.statementId })
    .from(statementMatchParts)
    .innerJoin(statementLines, eq(statementLines.id, statementMatchParts.lineId))
    .innerJoin(statements, eq(statements.id, statementLines.statementId))
    .where(inArray(statementMatchParts.matchId, matchIds))
    .orderBy(asc(statementMatchParts.id));
  for (const row of rows) {
    const those = parts.get(row.matchId) ?? [];
    parts.set(row.matchId, those);
    those.push(row);
  }
  return parts;
}
