import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { reconciliationDays, reconciliationDifferences, reconciliationLines } from '../db/schema/reconciliation.ts';
import { inTransaction } from '../db/transaction.ts';
import { SYSTEM } from '../domain/actor.ts';
import { dayOf } from '../statistics/utc-days.ts';
import { reconcileWithRail } from './commands.ts';
import type { RailList } from './rail-statement.ts';

/** A longer standstill is made up for by hand, in one comparison. */
const MAX_DAYS_BACK = 31;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Takes the oldest day that is due and not compared yet, for ten minutes. The days since the last one that was begun are added first; without any,
 * the newest that is due.
 *
 * @param hour of the day, UTC, from which on the day before is due
 * @returns undefined when there is nothing to do, or another process does it
 */
export async function claimDay(db: Database, hour: number): Promise<string | undefined> {
  await addDaysDue(db, hour);
  const { day, runId, triedAt } = reconciliationDays;
  const isFree = or(isNull(triedAt), lt(triedAt, sql`now() - interval '10 minutes'`));
  const free = db
    .select({ day })
    .from(reconciliationDays)
    .where(and(isNull(runId), isFree))
    .orderBy(day)
    .limit(1);
  const [claimed] = await db
    .update(reconciliationDays)
    .set({ triedAt: sql`now()` })
    .where(inArray(day, free.for('no key update', { skipLocked: true })))
    .returning({ day });
  return claimed?.day;
}

async function addDaysDue(db: Database, hour: number): Promise<void> {
  const { due, last } = await selectValues(db, {
    due: dayOf(sql`(now() - make_interval(days => 1, hours => ${hour}::int))`),
    last: sql<string | null>`(select max(${reconciliationDays.day}) from ${reconciliationDays})`,
  });
  const newest = Date.parse(due);
  const first = last === null ? newest : Math.max(Date.parse(last) + DAY_MS, newest - MAX_DAYS_BACK * DAY_MS);
  const days: { day: string }[] = [];
  for (let day = first; day <= newest; day += DAY_MS) days.push({ day: new Date(day).toISOString().slice(0, 10) });
  if (days.length > 0) await db.insert(reconciliationDays).values(days).onConflictDoNothing();
}

/** Compares a day with the rail's list, unless another process has meanwhile. @returns the id of the comparison */
export async function reconcileDay(
  db: Database,
  day: string,
  askedAt: Date,
  list: RailList,
): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const isOpen = and(eq(reconciliationDays.day, day), isNull(reconciliationDays.runId));
    const [open] = await tx.select().from(reconciliationDays).where(isOpen).for('no key update');
    if (!open) return undefined;
    const runId = await reconcileWithRail(tx, SYSTEM, { since: day, until: day, askedAt, list });
    await tx.update(reconciliationDays).set({ runId, failure: null }).where(isOpen);
    await tx.execute(sql`insert into ${reconciliationDifferences} (line_id)
      select id from ${reconciliationLines} where run_id = ${runId} and result <> 'matched'`);
    return runId;
  });
}

/** Notes why a day could not be compared. It is tried again in ten minutes. */
export async function noteFailure(db: Database, day: string, failure: string): Promise<void> {
  await db
    .update(reconciliationDays)
    .set({ failure })
    .where(and(eq(reconciliationDays.day, day), isNull(reconciliationDays.runId)));
}

/** A rail that has never listed its payments may have no list: nothing is due then. @returns whether the days were forgotten */
export async function forgetUnlisted(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const hasListed = (await tx.$count(reconciliationDays, isNotNull(reconciliationDays.runId))) > 0;
    if (!hasListed) await tx.delete(reconciliationDays);
    return !hasListed;
  });
}
