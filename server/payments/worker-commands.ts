import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentWorkers } from '../db/schema/payments.ts';

/** A process that pays, as it shows itself to people. */
export interface WorkerSign {
  workerId: string;
  name: string;
  /** How long ago the rail last answered it; undefined when it has not. */
  answeredSecondsAgo: number | undefined;
  /** For how long the oldest of its payments without an answer has had none; undefined when each has one. */
  unansweredSeconds: number | undefined;
}

/** Writes a worker's sign of life. */
export async function showLife(
  db: Database,
  { workerId, name, answeredSecondsAgo, unansweredSeconds }: WorkerSign,
): Promise<void> {
  const sign = { answeredAt: secondsAgo(answeredSecondsAgo), unansweredSince: secondsAgo(unansweredSeconds) };
  await db
    .insert(paymentWorkers)
    .values({ workerId, name, ...sign })
    .onConflictDoUpdate({ target: paymentWorkers.workerId, set: { seenAt: sql`now()`, ...sign } });
}

const secondsAgo = (seconds: number | undefined) =>
  seconds === undefined ? null : sql`now() - make_interval(secs => ${seconds}::float8)`;

export async function forgetWorker(db: Database, workerId: string): Promise<void> {
  await db.delete(paymentWorkers).where(eq(paymentWorkers.workerId, workerId));
}

/** Deletes the rows of processes that ended without deleting theirs, a day after their last sign of life. */
export async function forgetLostWorkers(db: Database): Promise<void> {
  await db.delete(paymentWorkers).where(sql`${paymentWorkers.seenAt} < now() - interval '1 day'`);
}
