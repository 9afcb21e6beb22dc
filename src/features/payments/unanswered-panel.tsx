import { Link } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import type { UnansweredPayment } from '../../generated/model/unansweredPayment.ts';
import { getWithdrawal } from '../../generated/permissions.ts';
import { formatCount } from '../../lib/money.ts';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { Amount } from '../../ui/values/amount.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import link from '../../ui/values/record-link.module.css';

type Props = {
  unanswered: readonly UnansweredPayment[];
  /** How many there are in all; the list is limited. */
  count: number;
};

/** The payments that the rail has not answered about, each with its withdrawal. */
export function UnansweredPanel({ unanswered, count }: Props) {
  const mayOpen = useMay()(getWithdrawal);
  return (
    <Panel title="Waiting for an answer">
      {unanswered.length === 0 ? (
        <p className={parts.quiet}>No payment is overdue.</p>
      ) : (
        <ul aria-label="Payments without an answer" className={panels.list}>
          {unanswered.map(({ withdrawal_id: id, attempt, net_amount, sent_at }) => (
            <li key={id} className={panels.entry}>
              <CopyId id={id}>
                {mayOpen ? (
                  <Link to="/withdrawals" search={{ open: id }} className={link.link}>
                    {id}
                  </Link>
                ) : (
                  id
                )}
              </CopyId>
              <Amount usd={net_amount} />
              <span className={panels.meta}>
                Attempt {attempt}, sent <Moment iso={sent_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > unanswered.length && (
        <p className={parts.quiet}>
          The oldest {formatCount(unanswered.length)} of {formatCount(count)}.
        </p>
      )}
    </Panel>
  );
}
