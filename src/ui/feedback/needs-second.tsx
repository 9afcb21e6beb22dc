import { formatUsd } from '../../lib/money.ts';
import { namesOf } from '../../lib/second-approval.ts';
import parts from '../layout/parts.module.css';

type Props = {
  caughtBy: readonly { fact: string; at_least: number }[];
  /** Usernames of those who could give the second approval. */
  names: readonly string[];
};

const SUMS: Readonly<Record<string, string>> = {
  amount: 'A decision',
  decider_day_sum: 'What you decide alone within 24 hours',
  player_day_sum: 'What one player gets within 24 hours',
  own_program_amount: 'An amount that your own program has stored',
};

/** Says before a decision that it will wait for a second person, and why. */
export function NeedsSecond({ caughtBy: [rule], names }: Props) {
  const from = rule?.at_least === 0 ? 'of any amount' : `of ${formatUsd(rule?.at_least)} or more`;
  return (
    <p className={parts.warning} role="status">
      <b>Needs a second person</b>
      {names.length > 0 && <bdi>: {namesOf(names)}</bdi>}.{' '}
      {rule && `${SUMS[rule.fact] ?? 'A decision'} ${from} needs two approvals.`}
    </p>
  );
}
