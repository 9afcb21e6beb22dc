import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEvent } from 'react';
import parts from '../../ui/layout/parts.module.css';
import { ACTION, type WithdrawalAction } from './withdrawal-rules.ts';

type Props = ButtonProps & {
  action: WithdrawalAction;
  /** The reason why the action is not permitted. */
  denied: string | undefined;
  /** The action of this withdrawal that is running. */
  running: WithdrawalAction | undefined;
  /** For a moment nothing can be decided. */
  resting?: boolean;
  /** In place of the action's own label. */
  label?: string | undefined;
  onClick: (event: MouseEvent) => void;
};

/** The button of one action on the withdrawal that is shown. */
export function ActionButton({ action, denied, running, resting = false, label, ...props }: Props) {
  const { label: usual, icon: Icon, danger } = ACTION[action];
  return (
    <Button
      variant={danger ? 'default' : 'filled'}
      className={danger ? parts.danger : undefined}
      leftSection={<Icon size={15} />}
      loading={running === action}
      disabled={denied !== undefined || resting || (running !== undefined && running !== action)}
      title={denied}
      {...props}
    >
      {label ?? usual}
    </Button>
  );
}
