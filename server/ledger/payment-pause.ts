import { eq } from 'drizzle-orm';
import { lockUntilEnd, shareLockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { admins, paymentPause } from '../db/schema.ts';

export interface PaymentPause {
  pausedAt: Date;
  /** The administrator's username. */
  pausedBy: string;
  reason: string;
}

/** The pause of payments; undefined while they are not paused. */
export async function currentPause(db: Database): Promise<PaymentPause | undefined> {
  const [pause] = await db
    .select({ pausedAt: paymentPause.pausedAt, pausedBy: admins.username, reason: paymentPause.reason })
    .from(paymentPause)
    .innerJoin(admins, eq(admins.adminId, paymentPause.adminId));
  return pause;
}

/**
 * Whether payments are paused. Every transaction that sends payments asks this before it locks anything else: the answer stays true
 * until it ends, because pausing waits for it, and nothing is sent after a pause was committed.
 */
export async function pausedUntilEnd(tx: Transaction): Promise<boolean> {
  await shareLockUntilEnd(tx, 'paymentPause');
  return (await tx.select({ only: paymentPause.only }).from(paymentPause)).length > 0;
}

/** Waits for every transaction that is sending payments, and keeps others from beginning until this one ends. */
export const lockPause = (tx: Transaction): Promise<void> => lockUntilEnd(tx, 'paymentPause');
