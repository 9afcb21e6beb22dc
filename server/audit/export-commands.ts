import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/audit.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { recordAudit } from './audit.ts';

/** Notes that somebody was shown the personal data in an entry, once an hour for each person and entry. */
export async function notePersonalDataShown(db: Database, by: Actor, auditId: number): Promise<void> {
  const entry = { action: 'audit.show_personal_data' as const, subjectType: 'audit_entry', subjectId: String(auditId) };
  const isNoted = and(
    eq(auditLog.subjectId, entry.subjectId),
    eq(auditLog.subjectType, entry.subjectType),
    eq(auditLog.action, entry.action),
    eq(auditLog.adminId, by.adminId),
    gt(auditLog.createdAt, sql`now() - interval '1 hour'`),
  );
  await inTransaction(db, async (tx) => {
    if ((await tx.$count(auditLog, isNoted)) === 0) await recordAudit(tx, by, [entry]);
  });
}
