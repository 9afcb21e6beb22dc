import { useAction } from '../../api/use-action.ts';
import { getListApprovalsQueryKey } from '../../generated/approvals/approvals.ts';
import {
  useApproveApproval,
  useDenyApproval,
  useWithdrawApproval,
} from '../../generated/approvals-changes/approvals-changes.ts';
import type { ApprovalRequest } from '../../generated/model/approvalRequest.ts';
import type { ApprovalSignature } from '../../generated/model/approvalSignature.ts';
import type { DecisionSignature } from '../../generated/model/decisionSignature.ts';
import { formatUsd } from '../../lib/money.ts';
import { passkeyWords } from '../../lib/passkey-words.ts';
import { shortened } from '../../lib/words.ts';
import { askConfirm, askText, forgetDraft } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { actionWords } from './approval-rules.ts';
import { unsignedWords } from './signature-facts.tsx';

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
      ask: async () => {
        const reason = await ask(decision, request, name);
        return reason === null ? null : signed(decision, request, reason);
      },
      // A repeated attempt sends the same signature with the same key.
      call: (headers, { reason, signature }: Asked) => {
        if (decision === 'deny') return deny({ id, data: { reason, ...signature }, headers });
        return decision === 'approve' ? approve({ id, data: { ...signature }, headers }) : withdraw({ id, headers });
      },
      done: (answer) => {
        forgetDraft(draftOf(request));
        const isUnsigned = answer.signature?.is_signed === false;
        const detail = isUnsigned ? `${name}; ${unsignedWords(answer.signature as ApprovalSignature)}` : name;
        if (answer.state === state) return { message: done, detail };
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

interface Asked {
  reason: string;
  signature: { signature?: DecisionSignature };
}

/** The decision with its signature, where there is one; null when it could not be signed, which has been shown. */
async function signed(decision: ApprovalDecision, request: ApprovalRequest, reason: string): Promise<Asked | null> {
  if (decision === 'withdraw') return { reason, signature: {} };
  try {
    const { signDecision } = await import('./sign-decision.ts');
    const signature = await signDecision(request, decision);
    return { reason, signature: signature ? { signature } : {} };
  } catch (error) {
    notify.error(SAY[decision].failed, { detail: passkeyWords(error, 'using') });
    return null;
  }
}

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
      ? {
          title: 'Approve as the second person?',
          message: `${name}, requested by ${who}.`,
          confirmLabel: 'Approve',
          startsOnNo: true,
        }
      : { title: 'Withdraw this request?', message: `${name}.`, confirmLabel: 'Withdraw' };
  return (await askConfirm(question)) ? '' : null;
}
