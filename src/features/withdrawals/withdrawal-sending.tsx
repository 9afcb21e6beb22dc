import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { ActionButton } from './action-button.tsx';
import { useDeniedAction } from './use-denied-action.ts';
import { actionsFor, displayStatus, sendsMoney, type WithdrawalAction } from './withdrawal-rules.ts';
import classes from './withdrawal-sending.module.css';

type Props = {
  withdrawal: Withdrawal;
  running: WithdrawalAction | undefined;
  onAction: (action: WithdrawalAction, withdrawal: Withdrawal) => void;
};

/** The button for sending the money now, at the top of the details: far from Approve and Reject. */
export function WithdrawalSending({ withdrawal, running, onAction }: Props) {
  const deniedOf = useDeniedAction(withdrawal);
  const action = actionsFor(withdrawal.status).find(sendsMoney);
  if (!action) return null;
  return (
    <div className={classes.sending}>
      <span>{displayStatus(withdrawal.status) === 'failed' ? 'The payment failed' : 'Not sent yet'}</span>
      <ActionButton
        variant="default"
        action={action}
        denied={deniedOf(action)}
        running={running}
        onClick={() => onAction(action, withdrawal)}
      />
    </div>
  );
}
