import type { PaymentRail } from '../../generated/model/paymentRail.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';

const KIND: Record<string, string> = {
  none: 'None: nothing is sent to a bank',
  simulator: 'Simulator: no money moves',
  http: 'Over HTTP',
};

/** By what this server pays. */
export function RailPanel({ rail: { kind, address, last_answer_at } }: { rail: PaymentRail }) {
  return (
    <Panel title="Payment rail">
      <dl className={panels.facts}>
        <dt>Kind</dt>
        <dd>{KIND[kind] ?? kind}</dd>
        {address !== null && (
          <>
            <dt>Address</dt>
            <dd>{address}</dd>
          </>
        )}
        {kind !== 'none' && (
          <>
            <dt>Last answer</dt>
            <dd>{last_answer_at === null ? 'None yet' : formatDateTime(last_answer_at)}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
