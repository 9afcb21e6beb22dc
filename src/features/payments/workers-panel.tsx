import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { PaymentWorker } from '../../generated/model/paymentWorker.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';

type Props = { workers: readonly PaymentWorker[]; hasRail: boolean };

/** The processes that send payments, and whether they live. */
export function WorkersPanel({ workers, hasRail }: Props) {
  return (
    <Panel title="Payment workers">
      {workers.length === 0 ? (
        <p className={parts.quiet}>
          {hasRail
            ? 'No process has given a sign of life within a day: nothing is sent.'
            : 'None: there is no payment rail.'}
        </p>
      ) : (
        <ul aria-label="Payment workers" className={panels.list}>
          {workers.map(({ id, name, last_seen_at, is_alive }) => (
            <li key={id} className={panels.entry}>
              <span>{name}</span>
              {is_alive ? (
                <StatusBadge tone="success" label="Running" icon={CircleCheck} />
              ) : (
                <StatusBadge tone="danger" label="No sign of life" icon={CircleX} />
              )}
              <span className={panels.meta}>
                Last seen <Moment iso={last_seen_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
