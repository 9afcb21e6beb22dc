import Ban from 'lucide-react/icons/ban';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import classes from './looked-at.module.css';
import { awaitsReview, isOfFrozenPlayer } from './withdrawal-rules.ts';

type Props = {
  withdrawal: Withdrawal;
  /** On the desk, which hands such withdrawals out last. */
  last?: boolean;
};

/** That a withdrawal cannot be approved because its player is frozen; nothing where they are not. */
export function WhyNotPaid({ withdrawal, last = false }: Props) {
  if (!isOfFrozenPlayer(withdrawal) || !awaitsReview(withdrawal.status)) return null;
  return (
    <p className={classes.mark}>
      <Ban size={14} />
      <span>The player is frozen: nothing is paid until the freeze ends.{last && ' The desk hands it out last.'}</span>
    </p>
  );
}
