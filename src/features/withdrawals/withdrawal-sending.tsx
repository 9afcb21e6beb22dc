import { Button } from '@mantine/core';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { useDeniedAction } from './use-denied-action.ts';
import { ACTION, actionsFor, displayStatus, sendsMoney, type WithdrawalAction } from './withdrawal-rules.ts';
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
  const { label, icon: Icon } = ACTION[action];
  const denied = deniedOf(action);
  return (
    <div className={classes.sending}>
      <span>{displayStatus(withdrawal.status) === 'failed' ? 'The payment failed' : 'Not sent yet'}</span>
      <Button
        variant="default"
        leftSection={<Icon size={15} />}
        loading={running === action}
        disabled={denied !== undefined}
        title={denied}
        onClick={() => onAction(action, withdrawal)}
      >
        {label}
      </Button>
    </div>
  );
}
