import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentWorkers } from '../db/schema/payments.ts';

/** A process that pays, as it shows itself to people. */
export interface WorkerSign {
  workerId: string;
  name: string;
  /** When the rail last answered it, by its own clock; undefined when it has not. */
  answeredAt: Date | undefined;
}

/** Writes a worker's sign of life. */
export async function showLife(db: Database, { workerId, name, answeredAt }: WorkerSign): Promise<void> {
  const sign = { seenAt: sql`now()`, answeredAt: answeredAt ?? null };
  await db
    .insert(paymentWorkers)
    .values({ workerId, name, answeredAt: answeredAt ?? null })
    .onConflictDoUpdate({ target: paymentWorkers.workerId, set: sign });
}

export async function forgetWorker(db: Database, workerId: string): Promise<void> {
  await db.delete(paymentWorkers).where(eq(paymentWorkers.workerId, workerId));
}

/** Deletes the rows of processes that ended without deleting theirs, a day after their last sign of life. */
export async function forgetLostWorkers(db: Database): Promise<void> {
  await db.delete(paymentWorkers).where(sql`${paymentWorkers.seenAt} < now() - interval '1 day'`);
}
