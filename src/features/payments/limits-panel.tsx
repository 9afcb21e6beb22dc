import type { PaymentLimit } from '../../generated/model/paymentLimit.ts';
import type { PaymentLimits } from '../../generated/model/paymentLimits.ts';
import { formatUsd } from '../../lib/money.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { limitInWords } from './payment-rules.ts';

type Props = { limits: PaymentLimits; separateDuties: boolean | undefined };

/** How much may be sent, and whether one person alone may approve and send. Both come from the server's environment. */
export function LimitsPanel({ limits, separateDuties }: Props) {
  return (
    <Panel title="Limits">
      <dl className={panels.facts}>
        <Limit label="Within an hour" limit={limits.hour} />
        <Limit label="Within a day" limit={limits.day} />
      </dl>
      {separateDuties === false && (
        <p className={parts.quiet}>
          Duties are not separate: one person may approve a withdrawal, send it, and own the program that sent it in.
        </p>
      )}
    </Panel>
  );
}

function Limit({ label, limit }: { label: string; limit: PaymentLimit }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {formatUsd(limit.sent)} sent. {limitInWords(limit)}
      </dd>
    </>
  );
}
