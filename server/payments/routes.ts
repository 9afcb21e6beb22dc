import { Hono } from 'hono';
import type { PaymentRail } from '../../src/generated/model/paymentRail.ts';
import type { Payments } from '../../src/generated/model/payments.ts';
import type { ServiceStatus } from '../../src/generated/model/serviceStatus.ts';
import { PausePaymentsBody } from '../../src/generated/system/system.zod.ts';
import type { Database } from '../db/database.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, asSeenBy } from '../http/auth.ts';
import { readBody } from '../http/validate.ts';
import { currentPause } from '../ledger/payment-pause.ts';
import { openRestore } from '../ledger/restore-mode.ts';
import { pausePayments, resumePayments } from './commands.ts';
import { type PaymentLimits, proposedLimits, sentWithin } from './limit-queries.ts';
import { presentPayments } from './present.ts';
import { type PaymentTimes, queueFigures, unansweredPayments, workers } from './queries.ts';

const PAYMENTS = '/api/admin/system/payments';

/** How this process pays. */
export interface Paying extends PaymentTimes {
  rail: Pick<PaymentRail, 'kind' | 'address'>;
  /** The state of paying, according to the database and to this process's calls to the rail. */
  health: (db: Database) => Promise<{ status: ServiceStatus; detail: string }>;
  limits: PaymentLimits;
  /** Whether whoever approved or stored a withdrawal is kept from sending it. */
  separateDuties: boolean;
}

const PROPOSAL_AGE_MS = 10 * 60_000;

export function paymentRoutes(db: Database, paying: Paying): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  let proposed: PaymentLimits = {};
  let proposedAt = Number.NEGATIVE_INFINITY;
  /** Only where a limit is missing. The screen asks every few seconds, and the proposal reads 90 days. */
  const proposal = async (from: Database): Promise<PaymentLimits> => {
    const { hourCents, dayCents } = paying.limits;
    if (hourCents !== undefined && dayCents !== undefined) return {};
    if (performance.now() - proposedAt > PROPOSAL_AGE_MS) {
      proposed = await proposedLimits(from);
      proposedAt = performance.now();
    }
    return proposed;
  };

  /** One query after the other: inside a transaction they share its connection. */
  const payments = async (from: Database): Promise<Payments> =>
    presentPayments({
      rail: paying.rail,
      health: await paying.health(from),
      pause: await currentPause(from),
      restore: await openRestore(from),
      queue: await queueFigures(from, paying),
      unanswered: await unansweredPayments(from, paying),
      processes: await workers(from),
      sent: await sentWithin(from),
      proposed: await proposal(from),
      limits: paying.limits,
      separateDuties: paying.separateDuties,
    });

  routes.get(PAYMENTS, async (c) => c.json(asSeenBy(c, await payments(db))));

  routes.post(`${PAYMENTS}/pause`, async (c) => {
    const { reason } = await readBody(c, PausePaymentsBody);
    return answerOnce(c, db, async (tx) => {
      await pausePayments(tx, actorOf(c), reason);
      return { body: await payments(tx) };
    });
  });

  routes.post(`${PAYMENTS}/resume`, (c) =>
    answerOnce(c, db, async (tx) => {
      await resumePayments(tx, actorOf(c));
      return { body: await payments(tx) };
    }),
  );

  return routes;
}
