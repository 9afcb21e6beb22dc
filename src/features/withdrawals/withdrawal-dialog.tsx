import { Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApprovalRequest } from '../../generated/model/approvalRequest.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { useGetWithdrawal } from '../../generated/review/review.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import dialog from '../../ui/dialogs/record-dialog.module.css';
import { RecordDialog, RecordDialogHead } from '../../ui/dialogs/record-dialog.tsx';
import { NeedsSecond } from '../../ui/feedback/needs-second.tsx';
import { AwaitingSecond } from '../../ui/values/awaiting-second.tsx';
import { Person } from '../../ui/values/person.tsx';
import link from '../../ui/values/record-link.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { ActionButton } from './action-button.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { LookedAt } from './looked-at.tsx';
import { SetAside } from './set-aside.tsx';
import { UndoLast } from './undo-last.tsx';
import { useDeniedAction } from './use-denied-action.ts';
import { useForeseenApproval } from './use-foreseen-approval.ts';
import { whileProcessing } from './while-processing.ts';
import { WhyNotPaid } from './why-not-paid.tsx';
import classes from './withdrawal-dialog.module.css';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalFound } from './withdrawal-found.tsx';
import { actionsOf, badgeOf, sendsMoney, type WithdrawalAction } from './withdrawal-rules.ts';
import sending from './withdrawal-sending.module.css';
import { WithdrawalSending } from './withdrawal-sending.tsx';
import { WithdrawalSignals } from './withdrawal-signals.tsx';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

type Props = {
  /** The open withdrawal; undefined when none is. */
  id: string | undefined;
  /** Its row in the list, if it is there: shown until the whole record has arrived. */
  row: Withdrawal | undefined;
  /** Somebody else who is looking at it. */
  lookedAtBy: string | undefined;
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

type DetailsProps = Pick<Props, 'row' | 'lookedAtBy' | 'running' | 'onAction' | 'notes'> & { id: string };

function Details({ id, row, lookedAtBy, running, onAction, notes }: DetailsProps) {
  const query = useGetWithdrawal(id, {
    query: { placeholderData: row, refetchInterval: ({ state }) => whileProcessing(state.data?.status) },
  });
  const { data } = query;
  const { foreseen } = useForeseenApproval(data);
  return (
    <>
      <RecordDialogHead copies={id} of="withdrawal">
        <span>{id}</span>
        {data && <StatusBadge {...badgeOf(data.status)} />}
      </RecordDialogHead>
      {/* The keyboard must be able to scroll it. */}
      <Modal.Body tabIndex={0}>
        <LoadedRecord load={query} noun="withdrawal" id={id} height={360}>
          {(withdrawal) => (
            <div className={classes.parts}>
              {foreseen && <NeedsSecond caughtBy={foreseen.caught_by} names={foreseen.waiting_for} />}
              <div>
                <UndoLast of={id} />
                <ChangedMeanwhile id={id} withdrawal={withdrawal} />
                <WhyNotPaid withdrawal={withdrawal} />
                <LookedAt by={lookedAtBy} />
                <SetAside id={id} />
                {withdrawal.approval_request && <WaitingRequest request={withdrawal.approval_request} />}
                <WithdrawalSending withdrawal={withdrawal} running={running} onAction={onAction} />
                <WithdrawalFacts withdrawal={withdrawal} />
              </div>
              <WithdrawalSignals withdrawal={withdrawal} />
              <WithdrawalTimeline id={id} request={withdrawal.approval_request} />
              {/* Not in a row of the list, which stands in for the record at first: below, where it moves nothing. */}
              <WithdrawalFound withdrawal={withdrawal} />
              {notes(id)}
            </div>
          )}
        </LoadedRecord>
      </Modal.Body>
      {data && <Footer withdrawal={data} needsSecond={foreseen !== undefined} {...{ running, onAction }} />}
    </>
  );
}

/** That a decision about it waits, and the way to the request, where it is decided. */
function WaitingRequest({ request: { id, requested_by, waiting_for } }: { request: ApprovalRequest }) {
  return (
    <p className={sending.sending}>
      <span>
        <AwaitingSecond names={waiting_for} />, requested by <Person username={requested_by} />
      </span>
      <Link to="/approvals" search={{ open: id }} className={link.link}>
        Open the request
      </Link>
    </p>
  );
}

type FooterProps = Pick<Props, 'running' | 'onAction'> & { withdrawal: Withdrawal; needsSecond: boolean };

/** Only the review: an action that sends money must never appear where Approve just was. */
function Footer({ withdrawal, needsSecond, running, onAction }: FooterProps) {
  const deniedOf = useDeniedAction(withdrawal);
  const actions = actionsOf(withdrawal).filter((action) => !sendsMoney(action));
  if (actions.length === 0) return null;
  return (
    <div className={dialog.foot}>
      {actions.map((action) => (
        <ActionButton
          key={action}
          action={action}
          denied={deniedOf(action)}
          running={running}
          label={needsSecond && action === 'approve' ? 'Request Approval' : undefined}
          onClick={() => onAction(action, withdrawal)}
        />
      ))}
    </div>
  );
}
