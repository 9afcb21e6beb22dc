import { eq, sql } from 'drizzle-orm';
import { lockUntilEnd, shareLockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { paymentPause } from '../db/schema/payments.ts';
import { admins } from '../db/schema/people.ts';
import { restores } from '../db/schema/restore.ts';

export interface PaymentPause {
  pausedAt: Date;
  /** The administrator's username; null for a pause by the server itself, at a limit. */
  pausedBy: string | null;
  reason: string;
}

/** The pause of payments; undefined while they are not paused. */
export async function currentPause(db: Database): Promise<PaymentPause | undefined> {
  const [pause] = await db
    .select({ pausedAt: paymentPause.pausedAt, pausedBy: admins.username, reason: paymentPause.reason })
    .from(paymentPause)
    .leftJoin(admins, eq(admins.adminId, paymentPause.adminId));
  return pause;
}

/** SQL of whether payments are paused: by a person, or because the database was restored. */
export const isPaused = sql<boolean>`(exists (select from ${paymentPause})
  or exists (select from ${restores} where ${restores.endedAt} is null))`;

/**
 * Whether payments are paused. Every transaction that approves or sends payments asks this before it locks anything else: the answer stays true
 * until it ends, because pausing waits for it, and nothing is sent after a pause was committed.
 */
export async function pausedUntilEnd(tx: Transaction): Promise<boolean> {
  await shareLockUntilEnd(tx, 'paymentPause');
  const { paused } = await selectValues(tx, { paused: isPaused });
  return paused;
}

/** Waits for every transaction that is sending payments, and keeps others from beginning until this one ends. */
export const lockPause = (tx: Transaction): Promise<void> => lockUntilEnd(tx, 'paymentPause');
