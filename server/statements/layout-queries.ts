import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { statementProfiles } from '../db/schema/statements.ts';
import { withdrawalHistory } from '../db/schema/withdrawals.ts';
import { dayOf } from '../statistics/utc-days.ts';
import type { CsvProfile } from './reading/profile.ts';

/** Names that are looked up to tell the order of dates. */
const MAX_NAMES = 2_000;

/** How a layout was read before; null for a new one. */
export async function profileOf(db: Database, layout: string): Promise<CsvProfile | null> {
  const [found] = await db.select().from(statementProfiles).where(eq(statementProfiles.layout, layout));
  return (found?.profile as unknown as CsvProfile | undefined) ?? null;
}

/** The UTC days on which payments with these ids or references were sent. */
export async function sentOn(db: Database, names: string[]): Promise<ReadonlyMap<string, string>> {
  const { withdrawalId, note, toStatus, createdAt } = withdrawalHistory;
  const wanted = [...new Set(names)].slice(0, MAX_NAMES);
  const days = new Map<string, string>();
  if (wanted.length === 0) return days;
  const rows = await db
    .select({ withdrawalId, day: dayOf(createdAt) })
    .from(withdrawalHistory)
    .where(and(inArray(toStatus, ['processing', 'completed']), isOneOfMany(withdrawalId, wanted)));
  for (const row of rows) days.set(row.withdrawalId, row.day);
  const referred = await db
    .select({ note, day: dayOf(createdAt) })
    .from(withdrawalHistory)
    .where(and(eq(toStatus, 'completed'), isOneOfMany(note, wanted)));
  for (const row of referred) if (row.note !== null) days.set(row.note, row.day);
  return days;
}
