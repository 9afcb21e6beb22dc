import type { Transaction } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';
import type { SystemActor } from '../domain/actor.ts';

export interface AuditEntry {
  /** "area.verb": withdrawal.approve, admin.sign_in, … */
  action: string;
  subjectType: string;
  subjectId: string | null;
  before?: unknown;
  after?: unknown;
}

/** Audited fields of a record by their names in code, with the names that the contract has for them. */
export type AuditedFields<Row> = Readonly<Partial<Record<keyof Row & string, string>>>;

/**
 * The audited fields in which two states of a record differ, for `before` and `after` of an entry. Fields that are not audited stay out:
 * a person is named by an id, never by an address or a name.
 */
export function changedFields<Row extends object>(
  before: Row,
  after: Row,
  audited: AuditedFields<Row>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const changed = (Object.entries(audited) as [keyof Row & string, string][]).filter(
    ([field]) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const of = (row: Row) => Object.fromEntries(changed.map(([field, name]) => [name, row[field]]));
  return { before: of(before), after: of(after) };
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
