import type { AuditAction } from '../../src/generated/model/auditAction.ts';
import type { Transaction } from '../db/database.ts';
import { auditLog, auditTexts } from '../db/schema/audit.ts';
import type { SystemActor } from '../domain/actor.ts';
import { separateTexts } from './texts.ts';

export interface AuditEntry {
  /** "area.verb": withdrawal.approve, admin.sign_in, … The contract lists them, and src/features/audit/audit-words.ts has their words. */
  action: AuditAction;
  subjectType: string;
  subjectId: string | null;
  before?: unknown;
  after?: unknown;
}

/** Audited fields of a record: their names in code, mapped to their names in the contract. */
export type AuditedFields<Row> = Readonly<Partial<Record<keyof Row & string, string>>>;

/**
 * The audited fields that differ between two states of a record, for `before` and `after` of an entry. Personal data is
 * not audited: people are identified by id, never by name or address.
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
 * Writes audit rows in the transaction of the effect, so that neither exists without the other. Reasons and notes in `before` and `after` are
 * kept outside the rows, which have their hashes (texts.ts).
 *
 * @param by its ids are null when nobody was signed in (a failed sign-in)
 */
export async function recordAudit(tx: Transaction, by: SystemActor, entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const separated = entries.map((entry) => {
    const before = separateTexts('before', entry.before);
    const after = separateTexts('after', entry.after);
    const row = { ...by, ...entry, before: before.fields, after: after.fields };
    return { row, texts: [...before.texts, ...after.texts] };
  });
  const insert = tx.insert(auditLog).values(separated.map(({ row }) => row));
  if (separated.every(({ texts }) => texts.length === 0)) return void (await insert);
  // Ids are given out in the order of the rows.
  const ids = (await insert.returning({ auditId: auditLog.auditId }))
    .map(({ auditId }) => auditId)
    .sort((a, b) => a - b);
  const texts = separated.flatMap((entry, index) =>
    entry.texts.map((text) => ({ auditId: ids[index] as number, ...text })),
  );
  await tx.insert(auditTexts).values(texts);
}
