import type { PaymentQueue } from '../../src/generated/model/paymentQueue.ts';
import type { PaymentRail } from '../../src/generated/model/paymentRail.ts';
import type { Payments } from '../../src/generated/model/payments.ts';
import type { ServiceStatus } from '../../src/generated/model/serviceStatus.ts';
import { usdOf } from '../domain/money.ts';
import type { PaymentPause } from '../ledger/payment-pause.ts';
import type { Stage, StageFigures, unansweredPayments, workers } from './queries.ts';

interface Known {
  health: { status: ServiceStatus; detail: string };
  rail: Pick<PaymentRail, 'kind' | 'address'>;
  pause: PaymentPause | undefined;
  queue: StageFigures[];
  unanswered: Awaited<ReturnType<typeof unansweredPayments>>;
  processes: Awaited<ReturnType<typeof workers>>;
}

export function presentPayments({ health, rail, pause, queue, unanswered, processes }: Known): Payments {
  const answered = processes.flatMap(({ worker }) => worker.answeredAt ?? []);
  return {
    ...health,
    ...(pause && {
      pause: { paused_at: pause.pausedAt.toISOString(), paused_by: pause.pausedBy, reason: pause.reason },
    }),
    rail: { ...rail, last_answer_at: latest(answered) },
    queue: presentQueue(queue),
    unanswered: unanswered.map(({ withdrawalId, attempt, netCents, sentAt }) => ({
      withdrawal_id: withdrawalId,
      attempt,
      net_amount: usdOf(netCents),
      sent_at: sentAt.toISOString(),
    })),
    workers: processes.map(({ worker, isAlive }) => ({
      id: worker.workerId,
      name: worker.name,
      started_at: worker.startedAt.toISOString(),
      last_seen_at: worker.seenAt.toISOString(),
      is_alive: isAlive,
    })),
  };
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
