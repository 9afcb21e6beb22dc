import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accountActivity } from '../db/schema/decided-facts.ts';
import { admins, permissionUses, serviceTokens, sessions } from '../db/schema/people.ts';

const newest = (what: (typeof accountActivity.$inferSelect)['what']) => sql`(
  select max(${accountActivity.createdAt}) from ${accountActivity}
  where ${sql`account_activity.admin_id = admins.admin_id`} and ${accountActivity.what} = ${what})`;

/**
 * SQL of when an account was last active, to the hour: a session, a token, a permission that it used, or an entry of the audit log. Each is one
 * look into an index. Null when it never was.
 */
const lastActiveAt: SQL<Date | null> = sql<Date | null>`greatest(
  (select max(${sessions.lastActiveAt}) from ${sessions} where ${sql`sessions.admin_id = admins.admin_id`}),
  (select max(${serviceTokens.lastUsedAt}) from ${serviceTokens} where ${sql`service_tokens.admin_id = admins.admin_id`}),
  (select max(${permissionUses.lastUsedAt}) from ${permissionUses} where ${sql`permission_uses.admin_id = admins.admin_id`}),
  ${newest('acted')})`.mapWith(admins.createdAt);

/** SQL of since when an account is idle: since it was last active, or else created or last enabled. */
const idleSince: SQL<Date> = sql<Date>`greatest(${lastActiveAt}, ${admins.createdAt}, ${newest('opened')})`.mapWith(
  admins.createdAt,
);

export interface Activity {
  lastActiveAt: Date | null;
  idleSince: Date;
  /** Whole days. */
  idleDays: number;
}

/** Every account's activity, by its id. */
export async function activities(db: Database): Promise<Map<string, Activity>> {
  const idleDays = sql<number>`floor(extract(epoch from now() - ${idleSince}) / 86400)`.mapWith(Number);
  const rows = await db.select({ adminId: admins.adminId, lastActiveAt, idleSince, idleDays }).from(admins);
  return new Map(rows.map(({ adminId, ...activity }) => [adminId, activity]));
}
