import { Button, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { deniedFor, useMay } from '../../api/may.ts';
import { useSession } from '../../api/use-session.ts';
import { useGetApproval } from '../../generated/approvals/approvals.ts';
import type { ApprovalRequest } from '../../generated/model/approvalRequest.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import dialog from '../../ui/dialogs/record-dialog.module.css';
import { RecordDialog, RecordDialogHead } from '../../ui/dialogs/record-dialog.tsx';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import parts from '../../ui/layout/parts.module.css';
import { AwaitingSecond } from '../../ui/values/awaiting-second.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import { Person } from '../../ui/values/person.tsx';
import link from '../../ui/values/record-link.module.css';
import { badgeIn, StatusBadge } from '../../ui/values/status-badge.tsx';
import { actionWords, amountProblem, STATES } from './approval-rules.ts';
import { reasonsOf, shownFields, signalFacts } from './shown-fields.ts';
import { signatureFacts } from './signature-facts.tsx';
import { type ApprovalDecision, useDecideApproval } from './use-decide-approval.ts';

type Props = {
  /** The open request; undefined when none is. */
  id: string | undefined;
  /** Its row in the list, if it is there: shown until the whole request has arrived. */
  row: ApprovalRequest | undefined;
  onClose: () => void;
};

export function ApprovalDialog({ id, row, onClose }: Props) {
  return (
    <RecordDialog id={id} size={640} onClose={onClose}>
      {(shown) => <Details id={shown} row={row} />}
    </RecordDialog>
  );
}

function Details({ id, row }: { id: string; row: ApprovalRequest | undefined }) {
  const query = useGetApproval(id, { query: { ...(row && { placeholderData: row }), staleTime: 0 } });
  const { decide, running } = useDecideApproval();
  const { data } = query;
  return (
    <>
      <RecordDialogHead>
        <span>{data ? actionWords(data.action) : `Request ${id}`}</span>
        {data && <StatusBadge {...badgeIn(STATES, data.state)} />}
      </RecordDialogHead>
      {/* The keyboard must be able to scroll it. */}
      <Modal.Body tabIndex={0}>
        <LoadedRecord load={query} noun="request" id={id} height={360}>
          {(request) => <Facts request={request} />}
        </LoadedRecord>
      </Modal.Body>
      {data?.state === 'waiting' && (
        <Footer request={data} running={running.get(id)} onDecide={(decision) => void decide(decision, data)} />
      )}
    </>
  );
}

function Facts({ request }: { request: ApprovalRequest }) {
  const { id, subject_id, requested_by, requested_at, expires_at, waiting_for, decided_by, decided_at, reason } =
    request;
  const isWaiting = request.state === 'waiting';
  const groups = [
    { title: 'What you approve', facts: shownFields(request) },
    {
      title: 'Request',
      facts: [
        { label: 'Requested by', value: <By username={requested_by} /> },
        { label: 'Requested', value: <Moment iso={requested_at} /> },
        ...(isWaiting ? [{ label: 'Expires', value: <Moment iso={expires_at} /> }] : []),
        ...(decided_at === null ? [] : [{ label: 'Ended', value: <Moment iso={decided_at} /> }]),
        ...(decided_by === null ? [] : [{ label: 'Decided by', value: <By username={decided_by} /> }]),
        ...(reason === null ? [] : [{ label: 'Reason', value: reason }]),
        { label: 'Number', value: <CopyId id={id} /> },
      ],
    },
    ...signalFacts(request),
    ...(request.signature ? [signatureFacts(request.signature)] : []),
  ];
  return (
    <div className={parts.form}>
      {isWaiting && (
        <p className={parts.quiet}>
          <AwaitingSecond names={waiting_for} />
        </p>
      )}
      {request.not_waiting_for?.map(({ username, because }) => (
        <p key={username} className={parts.quiet}>
          <Person username={username} /> cannot decide it, and counts as one person with{' '}
          <Person username={requested_by} />: {because}.
        </p>
      ))}
      {isWaiting && waiting_for.length === 0 && !request.not_waiting_for && (
        <p className={parts.quiet}>
          Nobody else may decide it. An administrator can invite somebody at Admin Users, who needs the permission{' '}
          {request.permission}.
        </p>
      )}
      {isWaiting && amountProblem(request) && <p className={parts.quiet}>{amountProblem(request)}.</p>}
      {reasonsOf(request).map((words) => (
        <p key={words} className={parts.quiet}>
          {words}.
        </p>
      ))}
      <FactGroups groups={groups} dense />
      {request.subject_type === 'withdrawal' && subject_id !== null && (
        <p className={parts.quiet}>
          <Link to="/withdrawals" search={{ open: subject_id }} className={link.inline}>
            Open withdrawal {subject_id}
          </Link>
          <CopyId id={subject_id}>{null}</CopyId>
        </p>
      )}
    </div>
  );
}

function By({ username }: { username: string }) {
  return useSession()?.admin.username === username ? 'You' : <Person username={username} />;
}

type FooterProps = {
  request: ApprovalRequest;
  running: ApprovalDecision | undefined;
  onDecide: (decision: ApprovalDecision) => void;
};

const OWN = 'Somebody else has to decide: you asked for this';

function Footer({ request, running, onDecide }: FooterProps) {
  const isOwn = useSession()?.admin.username === request.requested_by;
  const may = useMay()(request.permission);
  const denied = isOwn ? OWN : may ? undefined : deniedFor(request.permission);
  const because = { withdraw: undefined, deny: denied, approve: denied ?? amountProblem(request) };
  const button = (decision: ApprovalDecision) => ({
    loading: running === decision,
    disabled: because[decision] !== undefined || (running !== undefined && running !== decision),
    title: because[decision],
    onClick: () => onDecide(decision),
  });
  return (
    <div className={dialog.foot}>
      {isOwn && (
        <Button variant="default" leftSection={<Undo2 size={15} />} {...button('withdraw')}>
          Withdraw
        </Button>
      )}
      <Button variant="default" className={parts.danger} leftSection={<Ban size={15} />} {...button('deny')}>
        Deny
      </Button>
      <Button leftSection={<CircleCheck size={15} />} {...button('approve')}>
        Approve
      </Button>
    </div>
  );
}
