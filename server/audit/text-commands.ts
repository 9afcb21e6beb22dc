import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { AuditAction } from '../../src/generated/model/auditAction.ts';
import type { Transaction } from '../db/database.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { auditLog, auditTexts } from '../db/schema/audit.ts';

/**
 * Erases the reasons and notes in the audit rows of these actions on these records, with the keys of their hashes. The rows, and the chain that seals them,
 * stay as they are. What was erased before stays erased.
 *
 * @returns how many texts were erased
 */
export async function eraseAuditTexts(tx: Transaction, actions: AuditAction[], subjectIds: string[]): Promise<number> {
  if (subjectIds.length === 0) return 0;
  const rows = tx
    .select({ auditId: auditLog.auditId })
    .from(auditLog)
    .where(and(inArray(auditLog.action, actions), isOneOfMany(auditLog.subjectId, subjectIds)));
  const erased = await tx
    .update(auditTexts)
    .set({ text: null, key: null, erasedAt: sql`now()` })
    .where(and(inArray(auditTexts.auditId, rows), isNull(auditTexts.erasedAt)))
    .returning({ auditId: auditTexts.auditId });
  return erased.length;
}
