import type { SystemActor } from '../domain/actor.ts';
import type { Transaction } from './database.ts';
import { auditLog } from './schema.ts';

export interface AuditEntry {
  /** "area.verb": withdrawal.approve, admin.sign_in, … */
  action: string;
  subjectType: string;
  subjectId: string | null;
  before?: unknown;
  after?: unknown;
}

/**
 * Writes who did what, in the transaction of the effect itself, so that neither exists without the other.
 *
 * @param by null ids for what nobody signed in did (a failed sign-in)
 */
export async function recordAudit(tx: Transaction, by: SystemActor, entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditLog).values(entries.map((entry) => ({ ...by, ...entry })));
}
