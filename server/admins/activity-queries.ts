import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/audit.ts';
import { admins, permissionUses, serviceTokens, sessions } from '../db/schema/people.ts';

/**
 * SQL of when an account was last active: a session, a token, a permission that it used, or an entry of the audit log. Each is one look into
 * an index. Null when it never was.
 */
const lastActiveAt: SQL<Date | null> = sql<Date | null>`greatest(
  (select max(${sessions.lastActiveAt}) from ${sessions} where ${sql`sessions.admin_id = admins.admin_id`}),
  (select max(${serviceTokens.lastUsedAt}) from ${serviceTokens} where ${sql`service_tokens.admin_id = admins.admin_id`}),
  (select max(${permissionUses.lastUsedAt}) from ${permissionUses} where ${sql`permission_uses.admin_id = admins.admin_id`}),
  (select ${auditLog.createdAt} from ${auditLog} where ${sql`audit_log.admin_id = admins.admin_id`}
    order by ${auditLog.createdAt} desc limit 1))`.mapWith(admins.createdAt);

/** SQL of since when an account is idle: since it was last active, or else created or last enabled. */
const idleSince: SQL<Date> = sql<Date>`greatest(${lastActiveAt}, ${admins.createdAt},
  (select max(${auditLog.createdAt}) from ${auditLog} where ${sql`audit_log.subject_id = admins.admin_id`}
    and ${auditLog.action} in ('admin.enable', 'admin.accept_invitation')))`.mapWith(admins.createdAt);

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
