import { and, asc, desc, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { admins, reconciliationLines, reconciliationRuns, withdrawalHistory, withdrawals } from '../db/schema.ts';
import { NotFound } from '../domain/errors.ts';
import { isAmong } from '../records/locked-rows.ts';
import { dayBegins, dayEnds } from '../statistics/utc-days.ts';
import type { OwnPayment } from './matching.ts';

/** Banks book days later, and statements overlap: a line also matches payments confirmed this long before or after its days. */
const MATCH_MARGIN = sql`interval '45 days'`;

/**
 * The payments that the rail confirmed on these UTC days, and those around them.
 *
 * @param until those confirmed later are not of these days either
 */
export async function paymentsAround(
  db: Database,
  dateFrom: string,
  dateTo: string,
  until?: Date,
): Promise<OwnPayment[]> {
  const from = dayBegins(dateFrom);
  const to = until ? sql`${until.toISOString()}::timestamptz` : dayEnds(dateTo);
  const sent = alias(withdrawalHistory, 'sent');
  const attempt = db
    .select({ attempts: sql`count(*)` })
    .from(sent)
    .where(
      and(
        eq(sent.withdrawalId, withdrawalHistory.withdrawalId),
        eq(sent.toStatus, 'processing'),
        lt(sent.id, withdrawalHistory.id),
      ),
    );
  return db
    .select({
      withdrawalId: withdrawals.withdrawalId,
      attempt: sql`(${attempt})`.mapWith(Number),
      reference: withdrawalHistory.note,
      netCents: withdrawals.netCents,
      paidAt: withdrawalHistory.createdAt,
      isInPeriod: sql<boolean>`${withdrawalHistory.createdAt} >= ${from} and ${withdrawalHistory.createdAt} < ${to}`,
    })
    .from(withdrawalHistory)
    .innerJoin(withdrawals, eq(withdrawals.withdrawalId, withdrawalHistory.withdrawalId))
    .where(
      and(
        eq(withdrawalHistory.toStatus, 'completed'),
        gte(withdrawalHistory.createdAt, sql`${from} - ${MATCH_MARGIN}`),
        lt(withdrawalHistory.createdAt, sql`${to} + ${MATCH_MARGIN}`),
      ),
    )
    .orderBy(asc(withdrawalHistory.id));
}

/** The statuses of those of these withdrawals that exist, by id. */
export async function statusesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: withdrawals.withdrawalId, status: withdrawals.status })
    .from(withdrawals)
    .where(isAmong(withdrawals.withdrawalId, ids));
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** The database's time. */
export async function timeNow(db: Database): Promise<Date> {
  const [row] = await db
    .select({ now: sql`now()`.mapWith(reconciliationRuns.createdAt) })
    .from(sql`(select) as nothing`);
  if (!row) throw new Error('a query without a table has one row');
  return row.now;
}

export type Run = Awaited<ReturnType<typeof runs>>[number];
export type LineRow = typeof reconciliationLines.$inferSelect;

const MAX_RUNS = 50;

/** The newest runs, or one. */
export function runs(db: Database, runId?: string) {
  return db
    .select({ run: reconciliationRuns, username: admins.username })
    .from(reconciliationRuns)
    .innerJoin(admins, eq(admins.adminId, reconciliationRuns.adminId))
    .where(runId === undefined ? undefined : eq(reconciliationRuns.runId, runId))
    .orderBy(desc(reconciliationRuns.createdAt), desc(reconciliationRuns.runId))
    .limit(MAX_RUNS);
}

/** @throws NotFound */
export async function runWith(db: Database, runId: string): Promise<Run> {
  const [run] = await runs(db, runId);
  if (!run) throw new NotFound(`Reconciliation ${runId}`);
  return run;
}

/**
 * The lines of a run in the order of the file, then those that are only here.
 *
 * @param limit by default all
 * @param after continue with those behind this id
 */
export async function lines(
  db: Database,
  runId: string,
  { result, limit, after }: { result?: string | undefined; limit?: number; after?: number | undefined } = {},
): Promise<{ rows: LineRow[]; next: number | null }> {
  const query = db
    .select()
    .from(reconciliationLines)
    .where(
      and(
        eq(reconciliationLines.runId, runId),
        result === undefined ? undefined : eq(reconciliationLines.result, result),
        after === undefined ? undefined : gt(reconciliationLines.id, after),
      ),
    )
    .orderBy(asc(reconciliationLines.id));
  if (limit === undefined) return { rows: await query, next: null };
  // One more row than requested shows whether there is a next page.
  const rows = await query.limit(limit + 1);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** The columns that were chosen last, for the next statement. */
export async function lastColumns(db: Database) {
  const [last] = await db
    .select({ columns: reconciliationRuns.columns })
    .from(reconciliationRuns)
    .where(isNotNull(reconciliationRuns.columns))
    .orderBy(desc(reconciliationRuns.createdAt), desc(reconciliationRuns.runId))
    .limit(1);
  return last?.columns;
}
