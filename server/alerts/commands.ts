import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { alerts } from '../db/schema/alerts.ts';
import { inTransaction } from '../db/transaction.ts';
import { ALERT_RULES } from '../metrics/alert-rules.ts';
import { recordNotices } from '../notices/notice-commands.ts';
import { recordEvents } from '../records/events.ts';
import type { AlertRow } from './queries.ts';

/** Nobody has found the trouble for this long: its process has ended, or the server was stopped. */
const UNSEEN_SECONDS = 300;

/** A trouble as a process finds it. */
export interface Trouble {
  name: string;
  /** Empty for one that all processes have. */
  source: string;
}

const isOpen = ({ name, source }: Trouble) =>
  and(eq(alerts.name, name), eq(alerts.source, source), isNull(alerts.clearedAt));

/** Notes that a trouble goes on; one that is not open is told of, whichever process is first. @returns whether it is new */
export async function raiseAlert(db: Database, trouble: Trouble): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [raised] = await tx.insert(alerts).values(trouble).onConflictDoNothing().returning();
    if (raised) await tell(tx, 'alert.raised', [raised]);
    else await seeAlert(tx, trouble);
    return raised !== undefined;
  });
}

/** Notes that a trouble goes on, if it is open. */
export async function seeAlert(db: Database, trouble: Trouble): Promise<void> {
  await db.update(alerts).set({ seenAt: sql`now()` }).where(isOpen(trouble));
}

/** Tells that a trouble is over, if it was told of. @returns whether it was */
export async function clearAlert(db: Database, trouble: Trouble): Promise<boolean> {
  return (await clear(db, isOpen(trouble))).length > 0;
}

/** The troubles that no process finds any more are over. @returns their names */
export async function clearUnseenAlerts(db: Database): Promise<string[]> {
  const isUnseen = lt(alerts.seenAt, sql`now() - make_interval(secs => ${UNSEEN_SECONDS})`);
  return clear(db, and(isNull(alerts.clearedAt), isUnseen));
}

function clear(db: Database, which: SQL | undefined): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const cleared = await tx.update(alerts).set({ clearedAt: sql`now()` }).where(which).returning();
    await tell(tx, 'alert.cleared', cleared);
    return cleared.map(({ name }) => name);
  });
}

/** The machine stays out of it: whoever gets the events need not know our machines. */
async function tell(tx: Transaction, type: 'alert.raised' | 'alert.cleared', rows: AlertRow[]): Promise<void> {
  if (rows.length === 0) return;
  const events = rows.map(({ alertId, name, raisedAt, clearedAt }) => ({
    type,
    subjectType: 'alert' as const,
    subjectId: String(alertId),
    record: {
      name,
      ...describe(name),
      raised_at: raisedAt.toISOString(),
      cleared_at: clearedAt?.toISOString() ?? null,
    },
  }));
  await recordEvents(tx, events);
  const state = type === 'alert.raised' ? 'raised' : 'cleared';
  const notices = rows.map(({ name }) => ({
    kind: 'alert' as const,
    facts: { alert: name, summary: describe(name).summary, state },
  }));
  await recordNotices(tx, notices);
}

/** A rule may have gone with the version that raised it. */
export function describe(name: string): { severity: string; summary: string } {
  const { severity, summary } = ALERT_RULES.find((rule) => rule.name === name) ?? { severity: 'ticket', summary: name };
  return { severity, summary };
}

/** Deletes troubles that were over 90 days ago. */
export async function forgetOldAlerts(db: Database): Promise<void> {
  await db.delete(alerts).where(lt(alerts.clearedAt, sql`now() - interval '90 days'`));
}
