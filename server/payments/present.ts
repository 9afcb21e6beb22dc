import type { PaymentLimit } from '../../src/generated/model/paymentLimit.ts';
import type { PaymentQueue } from '../../src/generated/model/paymentQueue.ts';
import type { PaymentRail } from '../../src/generated/model/paymentRail.ts';
import type { Payments } from '../../src/generated/model/payments.ts';
import type { ServiceStatus } from '../../src/generated/model/serviceStatus.ts';
import { usdOf } from '../domain/money.ts';
import type { PaymentPause } from '../ledger/payment-pause.ts';
import type { OpenRestore } from '../ledger/restore-mode.ts';
import type { PaymentLimits, sentWithin } from './limit-queries.ts';
import type { Stage, StageFigures, unansweredPayments, workers } from './queries.ts';

interface Known {
  health: { status: ServiceStatus; detail: string };
  rail: Pick<PaymentRail, 'kind' | 'address'>;
  pause: PaymentPause | undefined;
  restore: OpenRestore | undefined;
  queue: StageFigures[];
  unanswered: Awaited<ReturnType<typeof unansweredPayments>>;
  processes: Awaited<ReturnType<typeof workers>>;
  limits: PaymentLimits;
  /** The limits to propose where there is none. */
  proposed: PaymentLimits;
  sent: Awaited<ReturnType<typeof sentWithin>>;
  separateDuties: boolean;
}

export function presentPayments(known: Known): Payments {
  const { health, rail, pause, restore, queue, unanswered, processes, limits, proposed, sent, separateDuties } = known;
  const answered = processes.flatMap(({ worker }) => worker.answeredAt ?? []);
  return {
    ...health,
    ...(pause && {
      pause: { paused_at: pause.pausedAt.toISOString(), paused_by: pause.pausedBy ?? 'System', reason: pause.reason },
    }),
    ...(restore && {
      restore: {
        found_at: restore.foundAt.toISOString(),
        is_certain: restore.isCertain,
        evidence: restore.evidence,
      },
    }),
    rail: { ...rail, last_answer_at: latest(answered) },
    queue: presentQueue(queue),
    unanswered: unanswered.map(({ withdrawalId, attempt, netCents, sentAt }) => ({
      withdrawal_id: withdrawalId,
      attempt,
      net_amount: usdOf(netCents),
      sent_at: sentAt.toISOString(),
    })),
    limits: {
      hour: presentLimit(limits.hourCents, sent.hourCents, proposed.hourCents),
      day: presentLimit(limits.dayCents, sent.dayCents, proposed.dayCents),
    },
    separate_duties: separateDuties,
    workers: processes.map(({ worker, isAlive }) => ({
      id: worker.workerId,
      name: worker.name,
      started_at: worker.startedAt.toISOString(),
      last_seen_at: worker.seenAt.toISOString(),
      is_alive: isAlive,
    })),
  };
}

function presentLimit(cents: number | undefined, sentCents: number, proposedCents: number | undefined): PaymentLimit {
  const usdOrNull = (amount: number | undefined) => (amount === undefined ? null : usdOf(amount));
  const proposed = cents === undefined ? usdOrNull(proposedCents) : null;
  return { limit: usdOrNull(cents), sent: usdOf(sentCents), proposed };
}

function presentQueue(figures: StageFigures[]): PaymentQueue {
  const of = (stage: Stage) => {
    const found = figures.find((one) => one.stage === stage);
    return {
      count: found?.count ?? 0,
      net_amount: usdOf(found?.netCents ?? 0),
      oldest_at: found?.oldestAt.toISOString() ?? null,
    };
  };
  return { cooling_off: of('cooling_off'), ready: of('ready'), sent: of('sent'), unanswered: of('unanswered') };
}

function latest(times: Date[]): string | null {
  if (times.length === 0) return null;
  return new Date(Math.max(...times.map((time) => time.getTime()))).toISOString();
}
