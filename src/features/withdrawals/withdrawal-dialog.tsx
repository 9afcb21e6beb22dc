import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { useGetWithdrawal } from '../../generated/withdrawals/withdrawals.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import dialog from '../../ui/dialogs/record-dialog.module.css';
import { RecordDialog, RecordDialogHead } from '../../ui/dialogs/record-dialog.tsx';
import parts from '../../ui/layout/parts.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { useDeniedAction } from './use-denied-action.ts';
import { whileProcessing } from './while-processing.ts';
import classes from './withdrawal-dialog.module.css';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { ACTION, actionsOf, badgeOf, sendsMoney, type WithdrawalAction } from './withdrawal-rules.ts';
import { WithdrawalSending } from './withdrawal-sending.tsx';
import { WithdrawalSignals } from './withdrawal-signals.tsx';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

type Props = {
  /** The open withdrawal; undefined when none is. */
  id: string | undefined;
  /** Its row in the list, if it is there: shown until the whole record has arrived. */
  row: Withdrawal | undefined;
  /** The action that is running. */
  running: WithdrawalAction | undefined;
  onAction: (action: WithdrawalAction, withdrawal: Withdrawal) => void;
  /** The notes on a withdrawal. */
  notes: (id: string) => ReactNode;
  onClose: () => void;
};

export function WithdrawalDialog({ id, onClose, ...details }: Props) {
  return (
    <RecordDialog id={id} size={860} onClose={onClose}>
      {(shown) => <Details id={shown} {...details} />}
    </RecordDialog>
  );
}

type DetailsProps = Pick<Props, 'row' | 'running' | 'onAction' | 'notes'> & { id: string };

function Details({ id, row, running, onAction, notes }: DetailsProps) {
  const query = useGetWithdrawal(id, {
    query: { placeholderData: row, refetchInterval: ({ state }) => whileProcessing(state.data?.status) },
  });
  const { data } = query;
  return (
    <>
      <RecordDialogHead>
        <span>{id}</span>
        {data && <StatusBadge {...badgeOf(data.status)} />}
      </RecordDialogHead>
      {/* The keyboard must be able to scroll it. */}
      <Modal.Body tabIndex={0}>
        <LoadedRecord load={query} noun="withdrawal" id={id} height={360}>
          {(withdrawal) => (
            <div className={classes.parts}>
              <div>
                <WithdrawalSending withdrawal={withdrawal} running={running} onAction={onAction} />
                <WithdrawalFacts withdrawal={withdrawal} />
              </div>
              <WithdrawalSignals withdrawal={withdrawal} />
              <WithdrawalTimeline id={id} />
              {notes(id)}
            </div>
          )}
        </LoadedRecord>
      </Modal.Body>
      {data && <Footer withdrawal={data} running={running} onAction={onAction} />}
    </>
  );
}

/** Only the review: an action that sends money must never appear where Approve just was. */
function Footer({ withdrawal, running, onAction }: Pick<Props, 'running' | 'onAction'> & { withdrawal: Withdrawal }) {
  const deniedOf = useDeniedAction(withdrawal);
  const actions = actionsOf(withdrawal).filter((action) => !sendsMoney(action));
  if (actions.length === 0) return null;
  return (
    <div className={dialog.foot}>
      {actions.map((action) => {
        const { label, icon: Icon, danger } = ACTION[action];
        const denied = deniedOf(action);
        return (
          <Button
            key={action}
            variant={danger ? 'default' : 'filled'}
            className={danger ? parts.danger : undefined}
            leftSection={<Icon size={15} />}
            loading={running === action}
            disabled={denied !== undefined || (running !== undefined && running !== action)}
            title={denied}
            onClick={() => onAction(action, withdrawal)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
