import { eq, sql } from 'drizzle-orm';
import { changedFields, recordAudit } from '../audit/audit.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { refuseStaleVersion } from '../db/record-version.ts';
import { reasonCodes } from '../db/schema/review.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { allReasonCodes, type ReasonCodeRow, reasonCodeVersion } from './queries.ts';

/** More than anybody chooses from. Codes are never deleted. */
const MAX_CODES = 100;

interface ReasonCodeValues {
  label: string;
  uses: string[];
}

/** @throws InvalidInput when the code or its label is another's, or there are too many */
export async function addReasonCode(
  tx: Transaction,
  by: Actor,
  code: string,
  values: ReasonCodeValues,
): Promise<ReasonCodeRow> {
  const label = values.label.trim();
  const codes = await lockedCodes(tx);
  refuseTakenLabel(codes, code, label);
  if (codes.some((one) => one.code === code)) throw refused('code', 'is there already');
  if (codes.length >= MAX_CODES) throw refused('code', `cannot be added: there are ${MAX_CODES} codes already`);
  const row = oneRow(await tx.insert(reasonCodes).values({ code, label, uses: values.uses }).returning());
  const after = { label, uses: values.uses };
  await recordAudit(tx, by, [{ action: 'reason_code.create', subjectType: 'reason_code', subjectId: code, after }]);
  return row;
}

/**
 * Changes a reason code, for all steps that have it.
 *
 * @param basedOn the version that the change was made from; undefined: any
 * @throws NotFound @throws StaleEdit @throws InvalidInput when another code has the label
 */
export async function updateReasonCode(
  tx: Transaction,
  by: Actor,
  code: string,
  { isRetired, ...values }: ReasonCodeValues & { isRetired: boolean },
  basedOn: string | undefined,
): Promise<ReasonCodeRow> {
  const label = values.label.trim();
  const codes = await lockedCodes(tx);
  const before = codes.find((one) => one.code === code);
  if (!before) throw new NotFound(`Reason code ${code}`);
  refuseStaleVersion(reasonCodeVersion(before), basedOn, before.label);
  refuseTakenLabel(codes, code, label);
  // The time of an earlier retirement stays.
  const retiredAt = isRetired ? sql`coalesce(${reasonCodes.retiredAt}, now())` : null;
  const changes = { label, uses: values.uses, retiredAt };
  const row = oneRow(await tx.update(reasonCodes).set(changes).where(eq(reasonCodes.code, code)).returning());
  const change = changedFields(before, row, { label: 'label', uses: 'uses', retiredAt: 'retired_at' });
  await recordAudit(tx, by, [{ action: 'reason_code.update', subjectType: 'reason_code', subjectId: code, ...change }]);
  return row;
}

/** The codes, which nobody else changes until the transaction ends. */
async function lockedCodes(tx: Transaction): Promise<ReasonCodeRow[]> {
  await lockUntilEnd(tx, 'reasonCodes');
  return allReasonCodes(tx);
}

/** @throws InvalidInput when another code has the label */
function refuseTakenLabel(codes: readonly ReasonCodeRow[], code: string, label: string): void {
  const hasLabel = (one: ReasonCodeRow) => one.code !== code && one.label.toLowerCase() === label.toLowerCase();
  if (codes.some(hasLabel)) throw refused('label', 'is that of another code');
}

const refused = (path: string, message: string) => new InvalidInput([{ path, message }]);
