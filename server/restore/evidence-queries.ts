import { eq, inArray, min, sql } from 'drizzle-orm';
import { compareWithFile } from '../audit/head-file.ts';
import { newestTime, restoreEndedAfter } from '../audit/queries.ts';
import type { Database } from '../db/database.ts';
import { databaseTime, selectValues } from '../db/one-row.ts';
import { accountActivity } from '../db/schema/decided-facts.ts';
import { restoredPayments } from '../db/schema/restore.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { counted } from '../domain/words.ts';
import { keyParts } from '../payments/rail/rail.ts';
import { listPages, type PaymentList, type RailPayment } from '../payments/rail/rail-list.ts';

/** The evidence that the database is older than the world around it. */
export interface Evidence {
  /** `older`: it is; `current`: it is not; `none`: there is nothing to compare it with. */
  verdict: 'older' | 'current' | 'none';
  /** A sentence for people; undefined when nothing is wrong. */
  text?: string;
  /** Decisions after this time may be lost. */
  lostSince?: Date;
}

/** Reads the file of exported heads of the audit log. */
export async function headEvidence(db: Database, headFile: string): Promise<Evidence> {
  const { state, last, common } = await compareWithFile(db, headFile);
  if (state === 'current') return { verdict: 'current' };
  if (state === 'empty' && (await isUnused(db))) return { verdict: 'current' };
  if (state !== 'behind') return { verdict: 'none' };
  // The sealer has not written yet that a new chain begins.
  if (await restoreEndedAfter(db, last.sealedAt)) return { verdict: 'current' };
  const until = `goes on to block ${last.blockId} of ${last.sealedAt.toISOString()}`;
  const has = common.blockId === 0 ? 'no block of it' : `its blocks up to ${common.blockId} only`;
  return {
    verdict: 'older',
    text: `The exported audit log ${until}, and this database has ${has}.`,
    lostSince: common.sealedAt,
  };
}

/** Whether nothing could have been lost: nobody has signed in yet, and no withdrawal has come. */
async function isUnused(db: Database): Promise<boolean> {
  const { isUsed } = await selectValues(db, {
    isUsed: sql<boolean>`exists (select from ${accountActivity}) or exists (select from ${withdrawals})`,
  });
  return !isUsed;
}

const DAY_MS = 86_400_000;
/** The rail's clock and ours may differ, and what was sent before the backup may have been paid after it. */
const MARGIN_DAYS = 1;
/** As long as banks send payments back. */
const MAX_DAYS = 90;

/**
 * The payments on the rail's list since the newest change that the database knows, and since the oldest payment that it has sent without an
 * answer. @throws any error of the rail
 */
export async function paymentsSince(db: Database, rail: PaymentList, signal: AbortSignal): Promise<RailPayment[]> {
  const newest = (await newestTime(db)) ?? new Date(0);
  const [sent] = await db
    .select({ since: min(withdrawals.updatedAt) })
    .from(withdrawals)
    .where(eq(withdrawals.status, 'processing'));
  const known = Math.min(newest.getTime(), sent?.since?.getTime() ?? Number.POSITIVE_INFINITY);
  const now = await databaseTime(db);
  const since = new Date(Math.max(now.getTime() - MAX_DAYS * DAY_MS, known - MARGIN_DAYS * DAY_MS));
  const found: RailPayment[] = [];
  for await (const { payments } of listPages(rail, { since }, signal)) found.push(...payments);
  return found;
}

export interface Unbooked extends RailPayment {
  withdrawalId: string;
  attempt: number;
  /** Whether this database has sent it, and waits for the rail's answer. */
  isSent: boolean;
}

const AT_ONCE = 1_000;

/**
 * Of the payments on the rail's list, those with a key of ours that this database has not sent, or for which it has no answer. Without those
 * that an earlier restore has noted.
 */
export async function unbookedPayments(db: Database, payments: readonly RailPayment[]): Promise<Unbooked[]> {
  const unbooked: Unbooked[] = [];
  const ours = payments.flatMap((payment) => {
    const of = keyParts(payment.key);
    return of ? [{ ...payment, ...of }] : [];
  });
  for (let from = 0; from < ours.length; from += AT_ONCE) {
    const some = ours.slice(from, from + AT_ONCE);
    const ids = some.map(({ withdrawalId }) => withdrawalId);
    const rows = await db
      .select({ id: withdrawals.withdrawalId, attempt: withdrawals.attempt, status: withdrawals.status })
      .from(withdrawals)
      .where(inArray(withdrawals.withdrawalId, ids));
    const here = new Map(rows.map((row) => [row.id, row]));
    const keys = some.map(({ key }) => key);
    const noted = await db
      .select({ key: restoredPayments.key })
      .from(restoredPayments)
      .where(inArray(restoredPayments.key, keys));
    const known = new Set(noted.map(({ key }) => key));
    for (const one of some) {
      const { attempt, status } = here.get(one.withdrawalId) ?? { attempt: 0 };
      if (known.has(one.key) || one.attempt < attempt) continue;
      const isSent = one.attempt === attempt;
      if (!isSent || status === 'processing') unbooked.push({ ...one, isSent });
    }
  }
  return unbooked;
}

const MAX_NAMED = 5;

/** Evidence in the rail's list of payments. @throws any error of the rail */
export async function railEvidence(db: Database, rail: PaymentList, signal: AbortSignal): Promise<Evidence> {
  const unbooked = await unbookedPayments(db, await paymentsSince(db, rail, signal));
  const unsent = unbooked.filter(({ isSent }) => !isSent);
  if (unsent.length === 0) return { verdict: 'current' };
  const names = unsent
    .map(({ withdrawalId }) => withdrawalId)
    .toSorted()
    .slice(0, MAX_NAMED);
  const more = unsent.length > names.length ? ', …' : '';
  const text = `The payment rail paid ${counted(unsent.length, 'withdrawal')} that this database has not sent (${names.join(', ')}${more}).`;
  return { verdict: 'older', text };
}
