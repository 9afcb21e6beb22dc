import type { PaymentQueue } from '../../generated/model/paymentQueue.ts';
import type { PaymentStage } from '../../generated/model/paymentStage.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import classes from './payments-part.module.css';

type Props = { queue: PaymentQueue; paused: boolean };

/** The withdrawals on their way to the bank, by how far they are. */
export function QueuePanel({ queue, paused }: Props) {
  return (
    <Panel title="Queue">
      <dl className={classes.stages}>
        <Stage label="Cooling off" stage={queue.cooling_off} />
        <Stage label={paused ? 'Held back by the pause' : 'To be sent next'} stage={queue.ready} />
        <Stage label="Sent" stage={queue.sent} />
        <Stage label="Waiting for an answer" stage={queue.unanswered} />
      </dl>
    </Panel>
  );
}

function Stage({ label, stage: { count, net_amount, oldest_at } }: { label: string; stage: PaymentStage }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.count}>{formatCount(count)}</dd>
      <dd className={panels.meta}>
        {oldest_at === null ? (
          'None'
        ) : (
          <>
            {formatUsd(net_amount)}, oldest <Moment iso={oldest_at} />
          </>
        )}
      </dd>
    </div>
  );
}
