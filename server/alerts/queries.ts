import { asc, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { alerts } from '../db/schema/alerts.ts';

export type AlertRow = typeof alerts.$inferSelect;

/** The troubles that are not over, the oldest first. */
export const openAlerts = (db: Database): Promise<AlertRow[]> =>
  db.select().from(alerts).where(isNull(alerts.clearedAt)).orderBy(asc(alerts.raisedAt), asc(alerts.alertId));
