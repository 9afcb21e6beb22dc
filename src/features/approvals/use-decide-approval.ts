import { useAction } from '../../api/use-action.ts';
import { getListApprovalsQueryKey } from '../../generated/approvals/approvals.ts';
import {
  useApproveApproval,
  useDenyApproval,
  useWithdrawApproval,
} from '../../generated/approvals-changes/approvals-changes.ts';
import type { ApprovalRequest } from '../../generated/model/approvalRequest.ts';
import { formatUsd } from '../../lib/money.ts';
import { shortened } from '../../lib/words.ts';
import { askConfirm, askText, forgetDraft } from '../../ui/feedback/ask.tsx';
import { actionWords } from './approval-rules.ts';

export type ApprovalDecision = 'approve' | 'deny' | 'withdraw';

const SAY: Record<ApprovalDecision, { done: string; state: string; failed: string }> = {
  approve: { done: 'Approved, and carried out', state: 'approved', failed: 'Failed to approve the request' },
  deny: { done: 'Request denied', state: 'denied', failed: 'Failed to deny the request' },
  withdraw: { done: 'Request withdrawn', state: 'withdrawn', failed: 'Failed to withdraw the request' },
};

/** All decisions about requests. */
export function useDecideApproval() {
  const { act, running } = useAction<ApprovalDecision>();
  const { mutateAsync: approve } = useApproveApproval();
  const { mutateAsync: deny } = useDenyApproval();
  const { mutateAsync: withdraw } = useWithdrawApproval();

  const decide = (decision: ApprovalDecision, request: ApprovalRequest) => {
    const { id } = request;
    const { done, state, failed } = SAY[decision];
    const name = `${actionWords(request.action)}${request.amount === null ? '' : `, ${formatUsd(request.amount)}`}`;
    return act({
      ids: [id],
      kind: decision,
      name,
      ask: () => ask(decision, request, name),
      call: (headers, reason: string) => {
        if (decision === 'deny') return deny({ id, data: { reason }, headers });
        return (decision === 'approve' ? approve : withdraw)({ id, headers });
      },
      done: (answer) => {
        forgetDraft(draftOf(request));
        if (answer.state === state) return { message: done, detail: name };
        // It had ended before anybody noticed, and nothing was carried out.
        return { message: `The request is ${answer.state}`, detail: answer.reason ?? name, as: 'warning' };
      },
      failed,
      shownBy: [getListApprovalsQueryKey()],
    });
  };

  return { decide, running };
}

const draftOf = ({ id }: ApprovalRequest) => `deny request ${id}`;

/** @returns the reason, or '' where there is none; null when the administrator has cancelled */
async function ask(decision: ApprovalDecision, request: ApprovalRequest, name: string): Promise<string | null> {
  const who = shortened(request.requested_by);
  if (decision === 'deny') {
    return askText({
      title: 'Deny this request?',
      message: `${name}. ${who} is told the reason.`,
      confirmLabel: 'Deny',
      danger: true,
      label: 'Reason',
      requiredMessage: 'A reason is required.',
      maxLength: 500,
      presets: { label: 'Presets', texts: ['Account details have to be checked', 'The amount is not right'] },
      draft: draftOf(request),
    });
  }
  const question =
    decision === 'approve'
      ? { title: 'Approve as the second person?', message: `${name}, asked for by ${who}.`, confirmLabel: 'Approve' }
      : { title: 'Withdraw this request?', message: `${name}.`, confirmLabel: 'Withdraw' };
  return (await askConfirm(question)) ? '' : null;
}
