import { recordAudit } from '../audit/audit.ts';
import type { Transaction } from '../db/database.ts';
import type { SystemActor } from '../domain/actor.ts';
import { compareVersions } from './locked-rows.ts';
import type { Verdict } from './record-kind.ts';

/** The columns that say who owns a record that both the platform and administrators change. */
export interface Owned {
  platformVersion: Date | null;
  adminChangedAt: Date | null;
}

/** The platform owns a record until an administrator changes it; a record that it never sent was created here. */
const isAdministrators = ({ platformVersion, adminChangedAt }: Owned): boolean =>
  adminChangedAt !== null || platformVersion === null;

/**
 * Whether the platform's record replaces the stored one.
 *
 * @param present converts both to the same form, so that they can be compared
 */
export function judgeOwned<R extends { platformVersion: Date }, Row extends Owned>(
  record: R,
  row: Row,
  present: (one: R | Row) => object,
  force: boolean,
): Verdict {
  const age = compareVersions(record.platformVersion, row.platformVersion);
  const here = present(row);
  const isSame = JSON.stringify(present(record)) === JSON.stringify(here);
  if (isSame) return age === 'newer' ? 'updated' : 'unchanged';
  if (force) return 'updated';
  if (isAdministrators(row)) {
    return { outcome: 'conflict', message: 'An administrator has changed it.', record: here };
  }
  if (age === 'older') return 'unchanged';
  if (age === 'newer') return 'updated';
  return { outcome: 'conflict', message: 'Another record has the same updated_at.', record: here };
}

/** Audits which records of administrators the platform has overwritten by force. */
export async function auditOverwritten<R, Row extends Owned>(
  tx: Transaction,
  by: SystemActor,
  subjectType: 'game' | 'game_item',
  changes: { record: R; row: Row }[],
  idOf: (record: R) => string,
  present: (one: R | Row) => object,
): Promise<void> {
  const overwritten = changes.filter(({ row }) => isAdministrators(row));
  await recordAudit(
    tx,
    by,
    overwritten.map(({ record, row }) => ({
      action: `${subjectType}.overwrite` as const,
      subjectType,
      subjectId: idOf(record),
      before: present(row),
      after: present(record),
    })),
  );
}
