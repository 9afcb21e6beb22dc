import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { type Page, readPage } from '../db/page.ts';
import { admins } from '../db/schema/people.ts';
import { reconciliationLines, reconciliationRuns } from '../db/schema/reconciliation.ts';
import { statements } from '../db/schema/statements.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { NotFound } from '../domain/errors.ts';
import { Turn } from '../domain/turn.ts';
import { dayBegins, dayEnds } from '../statistics/utc-days.ts';
import type { OwnPayment } from './matching.ts';

/** Banks book days later, and statements overlap: a line also matches payments confirmed this long before or after its days. */
const MARGIN_DAYS = 45;
const DAY_MS = 24 * 60 * 60_000;

/** The UTC days from this many days before the first to as many after the last. */
function daysAround(dateFrom: string, dateTo: string): string[] {
  const [first, last] = [dateFrom, dateTo].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number];
  const days = Math.round((last - first) / DAY_MS) + 1 + 2 * MARGIN_DAYS;
  return Array.from({ length: days }, (_, index) =>
    new Date(first + (index - MARGIN_DAYS) * DAY_MS).toISOString().slice(0, 10),
  );
}

/**
 * The payments that the rail confirmed on these UTC days, and those around them. Read day by day, because turning the rows of
 * months into objects at once would hold up everybody else.
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
  const of = (day: string) =>
    db
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
          gte(withdrawalHistory.createdAt, dayBegins(day)),
          lt(withdrawalHistory.createdAt, dayEnds(day)),
        ),
      )
      .orderBy(asc(withdrawalHistory.id));
  const payments: OwnPayment[] = [];
  const turn = new Turn();
  for (const day of daysAround(dateFrom, dateTo)) {
    payments.push(...(await of(day)));
    if (turn.isOver) await turn.pass();
  }
  return payments;
}

/** Ids that are looked up at once. */
const IDS = 2_000;

/** The statuses of those of these withdrawals that exist, by id. */
export async function statusesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  const statuses = new Map<string, string>();
  for (let from = 0; from < ids.length; from += IDS) {
    const rows = await db
      .select({ id: withdrawals.withdrawalId, status: withdrawals.status })
      .from(withdrawals)
      .where(isOneOfMany(withdrawals.withdrawalId, ids.slice(from, from + IDS)));
    for (const { id, status } of rows) statuses.set(id, status);
  }
  return statuses;
}

export type Run = Awaited<ReturnType<typeof runs>>[number];
export type LineRow = typeof reconciliationLines.$inferSelect;

const MAX_RUNS = 50;
const isNoStatement = sql`not exists (select from ${statements} where ${statements.runId} = ${reconciliationRuns.runId})`;

/** The newest runs, but for those that keep the differences of a statement of the bank; or one. */
export function runs(db: Database, runId?: string) {
  return db
    .select({ run: reconciliationRuns, username: admins.username })
    .from(reconciliationRuns)
    .leftJoin(admins, eq(admins.adminId, reconciliationRuns.adminId))
    .where(runId === undefined ? isNoStatement : eq(reconciliationRuns.runId, runId))
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
 * Lines of a run in the order of the file, then those that are only here.
 *
 * @param after continue with those behind this id
 */
export async function lines(
  db: Database,
  runId: string,
  { result, limit, after }: { result?: string | undefined; limit: number; after?: number | undefined },
): Promise<Page<LineRow, number>> {
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
  return readPage(
    limit,
    (count) => query.limit(count),
    ({ id }) => id,
  );
}
