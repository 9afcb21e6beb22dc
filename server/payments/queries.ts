import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentWorkers } from '../db/schema/payments.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { wasNeverAsked } from '../ledger/player-stops.ts';

/** How far a withdrawal is on its way to the bank: the contract's PaymentQueue. */
export type Stage = 'cooling_off' | 'ready' | 'sent' | 'unanswered';

export interface StageFigures {
  stage: Stage;
  count: number;
  netCents: number;
  oldestAt: Date;
}

/** The times that decide about a withdrawal's stage. */
export interface PaymentTimes {
  /** The cooling-off time after an approval. */
  processAfterMinutes: number;
  /** How long a worker waits for the rail's answer. */
  leaseSeconds: number;
}

const stageOf = ({ processAfterMinutes, leaseSeconds }: PaymentTimes) => sql<Stage>`case
  when ${withdrawals.status} = 'approved'
    and ${withdrawals.updatedAt} > now() - make_interval(secs => ${processAfterMinutes}::float8 * 60) then 'cooling_off'
  when ${withdrawals.status} = 'approved' or ${wasNeverAsked} then 'ready'
  when ${withdrawals.updatedAt} > now() - make_interval(secs => ${leaseSeconds}::float8) then 'sent'
  else 'unanswered' end`;

const onTheirWay = sql`${withdrawals.status} in ('approved', 'processing')`;

/** The stages that withdrawals are in. */
export async function queueFigures(db: Database, times: PaymentTimes): Promise<StageFigures[]> {
  const rows = db
    .select({
      stage: stageOf(times).as('stage'),
      netCents: withdrawals.netCents,
      updatedAt: withdrawals.updatedAt,
    })
    .from(withdrawals)
    .where(onTheirWay)
    .as('on_their_way');
  return db
    .select({
      stage: rows.stage,
      count: sql`count(*)`.mapWith(Number),
      netCents: sql`sum(${rows.netCents})`.mapWith(Number),
      oldestAt: sql`min(${rows.updatedAt})`.mapWith(withdrawals.updatedAt),
    })
    .from(rows)
    .groupBy(rows.stage);
}

const MAX_UNANSWERED = 50;

/** The payments without an answer, the oldest first. */
export function unansweredPayments(db: Database, times: PaymentTimes) {
  return db
    .select({
      withdrawalId: withdrawals.withdrawalId,
      attempt: withdrawals.attempt,
      netCents: withdrawals.netCents,
      sentAt: withdrawals.updatedAt,
    })
    .from(withdrawals)
    .where(sql`${onTheirWay} and ${stageOf(times)} = 'unanswered'`)
    .orderBy(asc(withdrawals.updatedAt), asc(withdrawals.withdrawalId))
    .limit(MAX_UNANSWERED);
}

/** The processes that pay, with whether each gave a sign of life within the last half minute. */
export function workers(db: Database) {
  return db
    .select({
      worker: paymentWorkers,
      isAlive: sql<boolean>`${paymentWorkers.seenAt} > now() - interval '30 seconds'`,
    })
    .from(paymentWorkers)
    .where(gt(paymentWorkers.seenAt, sql`now() - interval '1 day'`))
    .orderBy(asc(paymentWorkers.startedAt), asc(paymentWorkers.workerId));
}
