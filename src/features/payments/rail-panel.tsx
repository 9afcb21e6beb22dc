import type { PaymentRail } from '../../generated/model/paymentRail.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import { Moment } from '../../ui/values/date-time.tsx';

const KIND: Record<string, string> = {
  none: 'None: nothing is sent to a bank',
  simulator: 'Simulator: no money moves',
  http: 'Over HTTP',
};

/** The payment rail that this server uses. */
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
            <dd>{last_answer_at === null ? 'None yet' : <Moment iso={last_answer_at} />}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
