import type { ReactNode } from 'react';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import type { StatementMatch } from '../../generated/model/statementMatch.ts';
import { formatUsd } from '../../lib/money.ts';
import { usdOfCents } from '../../lib/money-text.ts';
import layout from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { Person } from '../../ui/values/person.tsx';
import { differenceCents } from './line-rules.ts';
import type { ReturnPrefill } from './statement-page.tsx';
import { formatMoney, OWN_MATCH, stepWords } from './statement-rules.ts';
import classes from './statements.module.css';
import { WithdrawalName } from './withdrawal-name.tsx';

type Props = {
  line: StatementLine;
  match: StatementMatch;
  announceReturn: (withdrawalId: string, prefill: ReturnPrefill) => ReactNode;
};

/** The payments that a line is about, why, and what differs. */
export function LineMatch({ line, match, announceReturn }: Props) {
  const { kind, state, step, reason, payment_amount, is_own_payment, confirmed_at, confirmed_by } = match;
  const difference = differenceCents(match);
  const [returned] = match.parts.flatMap(({ withdrawal_id }) => withdrawal_id ?? []);
  return (
    <div className={layout.part}>
      <h3>{kind === 'return' ? 'The payment that came back' : kind === 'fee' ? 'A fee' : 'The payment'}</h3>
      <p className={classes.why}>
        {reason} <span className={classes.found}>Found {stepWords(step)}.</span>
      </p>
      <ul className={classes.parts} aria-label="Payments of this line">
        {match.parts.map((part) => (
          <li key={`${part.line_id} ${part.withdrawal_id} ${part.attempt}`}>
            <span>
              {part.withdrawal_id === null ? 'Fee' : <WithdrawalName id={part.withdrawal_id} />}
              {(part.attempt ?? 1) > 1 && `, attempt ${part.attempt}`}
              {part.line_id !== line.id && ', on another line'}
            </span>
            <span>{formatMoney(part.amount, line.currency)}</span>
          </li>
        ))}
      </ul>
      {payment_amount !== null && (
        <p className={layout.quiet}>
          Sent here {formatUsd(payment_amount)}.{' '}
          {difference === 0 ? 'No difference.' : <b>Difference {formatUsd(usdOfCents(difference))}.</b>}
        </p>
      )}
      {is_own_payment && <p className={layout.warning}>{OWN_MATCH}</p>}
      {state === 'confirmed' && (
        <p className={layout.quiet}>
          Confirmed <Moment iso={confirmed_at} /> by <Person username={confirmed_by ?? '—'} />.
        </p>
      )}
      {kind === 'return' && returned && announceReturn(returned, prefillOf(line))}
    </div>
  );
}

/** The text that the announcement of the return starts with. */
const prefillOf = ({ return_code, text, reference }: StatementLine): ReturnPrefill => ({
  reason: ['The bank returned it', return_code, text].filter(Boolean).join(': ').slice(0, 1000),
  bankReference: (reference ?? text ?? '').slice(0, 100),
});
