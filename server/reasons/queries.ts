import { asc, eq } from 'drizzle-orm';
import type { ReasonUse } from '../../src/generated/model/reasonUse.ts';
import type { Database } from '../db/database.ts';
import { versionOf } from '../db/record-version.ts';
import { reasonCodes } from '../db/schema/review.ts';
import { InvalidInput } from '../domain/errors.ts';

export type ReasonCodeRow = typeof reasonCodes.$inferSelect;

export const reasonCodeVersion = ({ label, uses, retiredAt }: ReasonCodeRow): string =>
  versionOf(label, uses, retiredAt !== null);

/** All reason codes, by their labels. */
export const allReasonCodes = (db: Database): Promise<ReasonCodeRow[]> =>
  db.select().from(reasonCodes).orderBy(asc(reasonCodes.label), asc(reasonCodes.code));

/**
 * Checks the reason code that a call gives; none is always right.
 *
 * @throws InvalidInput for one that is unknown, retired, or for other steps
 */
export async function requireReasonCode(db: Database, code: string | undefined, use: ReasonUse): Promise<void> {
  if (code === undefined) return;
  const [found] = await db.select().from(reasonCodes).where(eq(reasonCodes.code, code));
  const wrong = !found
    ? 'does not exist'
    : found.retiredAt
      ? 'is retired'
      : found.uses.includes(use)
        ? undefined
        : `is not for the step ${use}`;
  if (wrong) throw new InvalidInput([{ path: 'reason_code', message: wrong }]);
}
