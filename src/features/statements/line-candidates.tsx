import { Checkbox, Skeleton } from '@mantine/core';
import { useMay } from '../../api/may.ts';
import type { StatementCandidate } from '../../generated/model/statementCandidate.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import * as needs from '../../generated/permissions.ts';
import { useListStatementCandidates } from '../../generated/statements/statements.ts';
import { formatUsd } from '../../lib/money.ts';
import { usdOfCents } from '../../lib/money-text.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { type Chosen, isChosen, isReturn, restCents, toggled } from './line-rules.ts';
import classes from './statement-lines.module.css';
import { WithdrawalName } from './withdrawal-name.tsx';

type Props = {
  statementId: string;
  line: StatementLine;
  chosen: Chosen;
  onTick: (chosen: Chosen) => void;
};

/** The payments that an open line may be, to be ticked until they add up to it. */
export function LineCandidates({ statementId, line, chosen, onTick }: Props) {
  const query = useListStatementCandidates(statementId, line.id);
  const mayChoose = useMay()(needs.confirmStatementLine);
  const rest = restCents(line, chosen);
  return (
    <div className={parts.part}>
      <h3>Payments that it may be</h3>
      <Loaded
        load={query}
        failed="Failed to load payments"
        what="These payments"
        skeleton={<Skeleton height={60} role="status" aria-label="Loading payments" />}
        isEmpty={({ candidates }) => candidates.length === 0}
        empty={<p className={parts.quiet}>No payment fits. Explain the line below.</p>}
      >
        {({ candidates }) => (
          <>
            <ul className={classes.candidates} aria-label="Payments that it may be">
              {candidates.map((candidate) => (
                <li key={`${candidate.withdrawal_id} ${candidate.attempt}`}>
                  <Candidate
                    candidate={candidate}
                    isTicked={isChosen(chosen, candidate)}
                    isOff={!mayChoose || candidate.is_own_payment}
                    onTick={() => onTick(toggled(chosen, candidate, isReturn(line)))}
                  />
                </li>
              ))}
            </ul>
            {chosen.payments.length > 0 && (
              <div className={classes.sum}>
                <span role="status">
                  {rest === 0 ? 'They add up to the line: ‘Confirm’ matches it.' : restWords(rest)}
                </span>
                {rest > 0 && !isReturn(line) && (
                  <Checkbox
                    label={`${formatUsd(usdOfCents(rest))} is a fee`}
                    checked={chosen.hasFee}
                    onChange={({ currentTarget }) => onTick({ ...chosen, hasFee: currentTarget.checked })}
                  />
                )}
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

const restWords = (cents: number) =>
  cents > 0
    ? `${formatUsd(usdOfCents(cents))} of the line is left.`
    : `They are ${formatUsd(usdOfCents(-cents))} more than the line.`;

type CandidateProps = { candidate: StatementCandidate; isTicked: boolean; isOff: boolean; onTick: () => void };

function Candidate({ candidate, isTicked, isOff, onTick }: CandidateProps) {
  const { withdrawal_id, attempt, amount, difference, paid_at, reason, is_own_payment } = candidate;
  return (
    <>
      <Checkbox
        aria-label={`${withdrawal_id}${attempt > 1 ? `, attempt ${attempt}` : ''}, ${formatUsd(amount)}`}
        checked={isTicked}
        disabled={isOff}
        onChange={onTick}
      />
      <div className={classes.candidate}>
        <span className={classes.candidateName}>
          <span>
            <WithdrawalName id={withdrawal_id} />
            {attempt > 1 && `, attempt ${attempt}`}
          </span>
          <b>{formatUsd(amount)}</b>
        </span>
        <span className={parts.quiet}>
          Paid <Moment iso={paid_at} />. {reason}
          {difference !== 0 && ` Difference ${formatUsd(difference)}.`}
          {is_own_payment && ' You sent this payment, so somebody else has to confirm it.'}
        </span>
      </div>
    </>
  );
}
