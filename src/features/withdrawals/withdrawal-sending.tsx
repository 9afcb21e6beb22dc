import { Button } from '@mantine/core';
import { deniedFor, useMay } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { ACTION, actionsFor, displayStatus, NEEDS, sendsMoney, type WithdrawalAction } from './withdrawal-rules.ts';
import classes from './withdrawal-sending.module.css';

type Props = {
  withdrawal: Withdrawal;
  running: WithdrawalAction | undefined;
  onAction: (action: WithdrawalAction, withdrawal: Withdrawal) => void;
};

/** The button for sending the money now, at the top of the details: far from Approve and Reject. */
export function WithdrawalSending({ withdrawal, running, onAction }: Props) {
  const may = useMay();
  const action = actionsFor(withdrawal.status).find(sendsMoney);
  if (!action) return null;
  const { label, icon: Icon } = ACTION[action];
  const denied = may(NEEDS[action]) ? undefined : deniedFor(NEEDS[action]);
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
