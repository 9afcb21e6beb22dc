import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ApprovalRequest } from '../../generated/model/approvalRequest.ts';
import { isReadable } from '../../lib/unreadable.ts';
import { humanise } from '../../lib/words.ts';
import type { Badge } from '../../ui/values/status-badge.tsx';

/** Titles of that which is done once somebody agrees. */
const ACTION: Readonly<Record<string, string>> = {
  approve: 'Approve a withdrawal',
  process: 'Send a withdrawal now',
  retry: 'Send a withdrawal again',
  payout: 'Company payout',
  change_roles: 'Grant a role that can move money',
  change_rules: 'Change the rules for second approvals',
};

export const actionWords = (action: string): string =>
  Object.hasOwn(ACTION, action) ? (ACTION[action] as string) : humanise(action);

/** These decisions have no amount. */
const WITHOUT_AMOUNT = ['change_roles', 'change_rules'];

/** Why it is not approved: without a readable amount nobody knows how much would be paid. It can be denied. */
export function amountProblem({ action, amount }: ApprovalRequest): string | undefined {
  const isMissing = amount === undefined || amount === null;
  const isKnown = isReadable(amount) || (isMissing && WITHOUT_AMOUNT.includes(action));
  return isKnown ? undefined : 'The amount cannot be read: nothing is paid';
}

export const STATES: Readonly<Record<string, Badge>> = {
  waiting: { tone: 'warning', label: 'Waiting', icon: Hourglass },
  approved: { tone: 'success', label: 'Approved', icon: CircleCheck },
  denied: { tone: 'danger', label: 'Denied', icon: Ban },
  withdrawn: { tone: 'neutral', label: 'Withdrawn', icon: Undo2 },
  expired: { tone: 'neutral', label: 'Expired', icon: Clock },
  void: { tone: 'neutral', label: 'Void', icon: CircleSlash },
};
