import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/audit.ts';
import { admins } from '../db/schema/people.ts';

// Entries of the log that other areas show. Nothing depends on them: facts that decide are in server/db/schema/decided-facts.ts.

export type Action = Pick<typeof auditLog.$inferSelect, 'createdAt' | 'action' | 'subjectId'>;

/** The latest actions of an administrator, newest first. */
export const lastActionsOf = (db: Database, adminId: string, count: number): Promise<Action[]> =>
  db
    .select({ createdAt: auditLog.createdAt, action: auditLog.action, subjectId: auditLog.subjectId })
    .from(auditLog)
    .where(eq(auditLog.adminId, adminId))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.auditId))
    .limit(count);

/** Every change of somebody's roles and of a role's permissions, oldest first: the words before and after. */
export const roleChanges = (db: Database) =>
  db
    .select({
      subjectId: auditLog.subjectId,
      createdAt: auditLog.createdAt,
      before: sql<string[] | null>`coalesce(${auditLog.before}->'roles', ${auditLog.before}->'permissions')`,
      after: sql<string[] | null>`coalesce(${auditLog.after}->'roles', ${auditLog.after}->'permissions')`,
    })
    .from(auditLog)
    .where(inArray(auditLog.action, ['admin.change_roles', 'role.update']))
    .orderBy(asc(auditLog.auditId));

/** SQL of the username in the newest entry about a record; null without one. @param subjectId SQL of the record's id, as text */
export const lastUsernameAbout = (subjectType: string, subjectId: SQL) => sql<string | null>`(
  select ${auditLog.username} from ${auditLog}
  where ${auditLog.subjectType} = ${subjectType} and ${auditLog.subjectId} = ${subjectId}
  order by ${auditLog.auditId} desc limit 1
)`;

/** SQL of how a request was decided: signed with which key, and added by whom; null before. @param requestId SQL of the request's id, as text */
export const decisionOf = (requestId: SQL) => sql`(
  select json_build_object('signature', after->'signature', 'unsigned_because', after->>'unsigned_because',
    'enrolled_by', (select username from ${admins} as enroller where enroller.admin_id = after->'signature'->>'enrolled_by'))
  from ${auditLog} as decided
  where decided.subject_type = 'approval' and decided.subject_id = ${requestId} and decided.action in ('approval.approve', 'approval.deny')
    and decided.after ? 'decision' limit 1)`;
