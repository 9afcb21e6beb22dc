import { compareVersions } from './locked-rows.ts';
import type { Verdict } from './store-batch.ts';

/** What says whose a record is that the platform and administrators both change. */
export interface Owned {
  platformVersion: Date | null;
  adminChangedAt: Date | null;
}

/** The platform's until an administrator has changed it; what was never sent was made here. */
export const isAdministrators = ({ platformVersion, adminChangedAt }: Owned): boolean =>
  adminChangedAt !== null || platformVersion === null;

/**
 * Whether the platform's record takes the place of the one that is there.
 *
 * @param present both in the same form, by which they are compared
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
