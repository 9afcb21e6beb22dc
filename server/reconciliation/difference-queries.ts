import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, max, min, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { type Page, readPage } from '../db/page.ts';
import { versionOf } from '../db/record-version.ts';
import { admins } from '../db/schema/people.ts';
import {
  reconciliationDays,
  reconciliationDifferences,
  reconciliationLines,
  reconciliationRuns,
} from '../db/schema/reconciliation.ts';
import { statementLines } from '../db/schema/statement-lines.ts';
import { statements } from '../db/schema/statements.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import type { Actor } from '../domain/actor.ts';
import { NotFound } from '../domain/errors.ts';
import { ablePeople, accountsOfPerson } from '../second-person/person-queries.ts';

const owner = alias(admins, 'owner');
const closer = alias(admins, 'closer');
const { lineId, closedAt } = reconciliationDifferences;

export const differenceVersion = (row: typeof reconciliationDifferences.$inferSelect): string =>
  versionOf(row.ownerId, row.reason);

export type Difference = Awaited<ReturnType<typeof select>>[number];

const select = (db: Database) =>
  db
    .select({
      difference: reconciliationDifferences,
      line: reconciliationLines,
      day: reconciliationRuns.dateFrom,
      owner: owner.username,
      closer: closer.username,
      statementId: statements.statementId,
      statementLineId: statementLines.id,
    })
    .from(reconciliationDifferences)
    .innerJoin(reconciliationLines, eq(reconciliationLines.id, lineId))
    .innerJoin(reconciliationRuns, eq(reconciliationRuns.runId, reconciliationLines.runId))
    .leftJoin(owner, eq(owner.adminId, reconciliationDifferences.ownerId))
    .leftJoin(closer, eq(closer.adminId, reconciliationDifferences.closedBy))
    .leftJoin(statements, eq(statements.runId, reconciliationLines.runId))
    .leftJoin(statementLines, eq(statementLines.differenceId, lineId))
    .$dynamic();

/** statements/open-differences.sql */
const isStillOpen = sql`${lineId} in (select line_id from open_differences)`;

/**
 * The open differences, the oldest first, or those that are closed, the newest first.
 *
 * @param statementId only those of this statement of the bank
 * @param after continue with those behind this id
 */
export function differences(
  db: Database,
  {
    state,
    limit,
    after,
    statementId,
  }: { state: 'open' | 'closed'; limit: number; after?: number | undefined; statementId?: string | undefined },
): Promise<Page<Difference, number>> {
  const isOpen = state === 'open';
  const behind = after === undefined ? undefined : isOpen ? gt(lineId, after) : lt(lineId, after);
  const query = select(db)
    .where(
      and(
        isOpen ? isStillOpen : isNotNull(closedAt),
        statementId === undefined ? undefined : eq(statements.statementId, statementId),
        behind,
      ),
    )
    .orderBy(isOpen ? asc(lineId) : desc(lineId));
  return readPage(
    limit,
    (most) => query.limit(most),
    ({ difference }) => difference.lineId,
  );
}

/** Those with these ids. */
export const differencesWith = (db: Database, ids: number[]): Promise<Difference[]> =>
  ids.length === 0 ? Promise.resolve([]) : select(db).where(inArray(lineId, ids)).execute();

/** @throws NotFound */
export async function differenceWith(db: Database, id: number): Promise<Difference> {
  const [found] = await select(db).where(eq(lineId, id));
  if (!found) throw new NotFound(`Difference ${id}`);
  return found;
}

/**
 * Those of these withdrawals that the person has sent in, approved or sent, by whichever of their accounts: their programs included.
 */
export async function ownPayments(db: Database, { adminId }: Actor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const accounts = await accountsOfPerson(db, adminId);
  const { withdrawalId, action, secondAdminId } = withdrawalHistory;
  const sent = await db
    .selectDistinct({ id: withdrawalId })
    .from(withdrawalHistory)
    .where(
      and(
        inArray(withdrawalId, ids),
        inArray(action, ['approve', 'process', 'retry']),
        or(inArray(withdrawalHistory.adminId, accounts), inArray(secondAdminId, accounts)),
      ),
    );
  const stored = await db
    .select({ id: withdrawals.withdrawalId })
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.withdrawalId, ids),
        sql`exists (select from people_behind(${withdrawals.storedBy}, ${withdrawals.storedWith}) as one(id) where ${inArray(sql`one.id`, accounts)})`,
      ),
    );
  return new Set([...sent, ...stored].map(({ id }) => id));
}

/** The usernames of those who can be given a difference. */
export async function possibleOwners(db: Database): Promise<string[]> {
  const people = await ablePeople(db);
  return people
    .filter(({ permissions }) => permissions.includes('payments.control'))
    .map(({ username }) => username)
    .toSorted();
}

export interface DailyState {
  /** The newest UTC day that was compared. */
  lastDay: string | null;
  failingSince: Date | null;
  failure: string | null;
}

/** How far the daily comparison is. */
export async function dailyState(db: Database): Promise<DailyState> {
  const { day, runId, firstTriedAt, failure } = reconciliationDays;
  const [done] = await db
    .select({ lastDay: max(day) })
    .from(reconciliationDays)
    .where(isNotNull(runId));
  const [late] = await db
    .select({ failingSince: min(firstTriedAt), failure: sql<string | null>`max(${failure})` })
    .from(reconciliationDays)
    .where(and(isNull(runId), isNotNull(failure)));
  return { lastDay: done?.lastDay ?? null, failingSince: late?.failingSince ?? null, failure: late?.failure ?? null };
}
