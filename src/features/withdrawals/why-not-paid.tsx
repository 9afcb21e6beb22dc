import Ban from 'lucide-react/icons/ban';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import classes from './looked-at.module.css';
import { useIsPutLast } from './use-review-queue.ts';
import { amountProblem, awaitsReview, idOf, isOfFrozenPlayer } from './withdrawal-rules.ts';

type Props = {
  withdrawal: Withdrawal;
  /** On the desk, which hands such withdrawals out last. */
  last?: boolean;
};

/** Why a withdrawal cannot be approved for now: its player is frozen, or the approval was refused to this person; nothing otherwise. */
export function WhyNotPaid({ withdrawal, last = false }: Props) {
  const isRefused = useIsPutLast(idOf(withdrawal));
  const amount = amountProblem(withdrawal);
  const why = amount
    ? `${amount}.`
    : isOfFrozenPlayer(withdrawal)
      ? 'The player is frozen: nothing is paid until the freeze ends.'
      : isRefused && 'Your approval was refused: payments to this player were withheld.';
  if (!why || !awaitsReview(withdrawal.status)) return null;
  return (
    <p className={classes.mark}>
      <Ban size={14} />
      <span>
        {why}
        {last && ' The desk hands it out last.'}
      </span>
    </p>
  );
}
