import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import Landmark from 'lucide-react/icons/landmark';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { isThere, type Needed } from '../../api/may.ts';
import type { ReasonCodeId } from '../../generated/model/reasonCodeId.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { WithdrawalStatus } from '../../generated/model/withdrawalStatus.ts';
import * as needs from '../../generated/permissions.ts';
import { idProblem } from '../../lib/id-problem.ts';
import { formatCount, subtractUsd } from '../../lib/money.ts';
import { isReadable } from '../../lib/unreadable.ts';
import type { Badge } from '../../ui/values/status-badge.tsx';

/** Actions of administrators on a withdrawal; each is one call of the contract. */
export type WithdrawalAction = 'approve' | 'recall' | 'reject' | 'process' | 'retry' | 'return' | 'release';

/** The server owns the transitions; this only decides which buttons to offer. */
const ACTIONS: Record<WithdrawalStatus, readonly WithdrawalAction[]> = {
  pending_review: ['approve', 'reject'],
  pending: ['approve', 'reject'],
  approved: ['recall', 'process'],
  processing: [],
  completed: ['return'],
  rejected: [],
  failed: ['release', 'retry'],
};

/** How an action looks in the card's menu and in the dialog. */
export const ACTION: Record<WithdrawalAction, { label: string; icon: LucideIcon; danger: boolean }> = {
  approve: { label: 'Approve', icon: CircleCheck, danger: false },
  recall: { label: 'Recall', icon: Undo2, danger: true },
  reject: { label: 'Reject', icon: Ban, danger: true },
  process: { label: 'Process', icon: Play, danger: false },
  retry: { label: 'Retry', icon: RotateCw, danger: false },
  return: { label: 'Announce Return', icon: Undo2, danger: true },
  release: { label: 'Release', icon: UserRoundCheck, danger: true },
};

/** Approving and rejecting need one permission, sending and retrying another. */
export const NEEDS: Record<WithdrawalAction, Needed> = {
  approve: needs.approveWithdrawal,
  reject: needs.rejectWithdrawal,
  process: needs.processWithdrawal,
  retry: needs.retryWithdrawal,
  recall: needs.recallWithdrawal,
  return: needs.returnWithdrawal,
  release: needs.releaseWithdrawal,
};

const BADGE: Record<WithdrawalStatus, Badge> = {
  pending_review: { tone: 'warning', label: 'Pending Review', icon: Hourglass },
  pending: { tone: 'warning', label: 'Pending', icon: Clock },
  approved: { tone: 'info', label: 'Approved', icon: CircleCheck },
  processing: { tone: 'info', label: 'Processing', icon: Landmark },
  completed: { tone: 'success', label: 'Completed', icon: BadgeCheck },
  rejected: { tone: 'neutral', label: 'Rejected', icon: Ban },
  failed: { tone: 'danger', label: 'Failed', icon: TriangleAlert },
};

export function isKnown(status: string): status is WithdrawalStatus {
  return Object.hasOwn(WithdrawalStatus, status);
}

/** Statuses are an open enumeration: an unknown one is displayed as Pending (spec section 4). */
export function displayStatus(status: string): WithdrawalStatus {
  return isKnown(status) ? status : 'pending';
}

/** With an unknown status itself as the title. */
export function badgeOf(status: string): Badge {
  return { ...BADGE[displayStatus(status)], ...(!isKnown(status) && { title: status }) };
}

/** Actions that send money to a bank, which cannot be undone. */
export function sendsMoney(action: WithdrawalAction): boolean {
  return action === 'process' || action === 'retry';
}

/** Actions after which money can go to the player, which a freeze forbids. */
export function paysPlayer(action: WithdrawalAction): boolean {
  return action === 'approve' || sendsMoney(action);
}

/** None for an unknown status: it is displayed as Pending, but only the two known statuses offer a review. */
export function actionsFor(status: string): readonly WithdrawalAction[] {
  return isKnown(status) ? ACTIONS[status] : [];
}

/** The actions that a withdrawal offers: a return is announced once, and of what is processing the server says what can be recalled. */
export function actionsOf({ status, return_announcement, can_be_recalled }: Withdrawal): readonly WithdrawalAction[] {
  if (status === 'processing' && can_be_recalled) return ['recall'];
  return actionsFor(status).filter((action) => isThere(NEEDS[action]) && (action !== 'return' || !return_announcement));
}

export function awaitsReview(status: string): boolean {
  return actionsFor(status).includes('approve');
}

/** The withdrawals of a selection that a bulk review can change. */
export function reviewableOf(withdrawals: readonly Withdrawal[]): Withdrawal[] {
  return withdrawals.filter((withdrawal) => awaitsReview(withdrawal.status) && problemOf(withdrawal) === undefined);
}

/**
 * Those of a selection that can be approved: nothing is paid to a frozen player, and what awaits a second approval is decided there. Either can still
 * be rejected.
 */
export function approvableOf(withdrawals: readonly Withdrawal[]): Withdrawal[] {
  return reviewableOf(withdrawals).filter(
    (withdrawal) => !isOfFrozenPlayer(withdrawal) && !awaitsSecond(withdrawal) && !amountProblem(withdrawal),
  );
}

export function awaitsSecond({ approval_request }: Withdrawal): boolean {
  return approval_request?.action === 'approve';
}

export function isOfFrozenPlayer({ player_state }: Withdrawal): boolean {
  return player_state === 'frozen';
}

/** Those of a selection that were approved and that the payment rail was not asked for. */
export function recallableOf(withdrawals: readonly Withdrawal[]): Withdrawal[] {
  return withdrawals.filter(
    (withdrawal) => actionsOf(withdrawal).includes('recall') && problemOf(withdrawal) === undefined,
  );
}

/**
 * Those that can be selected together: withdrawals that await review or, if there are none, those that can be recalled.
 */
export function selectableOf(withdrawals: readonly Withdrawal[]): Withdrawal[] {
  const reviewable = reviewableOf(withdrawals);
  return reviewable.length > 0 ? reviewable : recallableOf(withdrawals);
}

/** The message for a selection of which only a part permits the action; undefined when all do. */
export function notPossible(selected: number, possible: number, done: 'reviewed' | 'recalled'): string | undefined {
  if (possible === selected) return undefined;
  if (possible > 0) return `${formatCount(selected - possible)} of them cannot be ${done}`;
  return selected === 1 ? `It cannot be ${done}` : `None of them can be ${done}`;
}

/** The message for a selection some of which cannot be approved, because players are frozen or a second person is awaited; undefined when all can. */
export function notApprovable(reviewable: readonly Withdrawal[]): string | undefined {
  const frozen = reviewable.filter(isOfFrozenPlayer).length;
  const awaiting = reviewable.filter((withdrawal) => !isOfFrozenPlayer(withdrawal) && awaitsSecond(withdrawal)).length;
  const unreadable = reviewable.filter(amountProblem).length;
  const messages = [
    unreadable === 1 ? '1 cannot be approved: its amount cannot be read' : '',
    unreadable > 1 ? `${formatCount(unreadable)} cannot be approved: their amounts cannot be read` : '',
    frozen === 1 ? '1 cannot be approved: its player is frozen' : '',
    frozen > 1 ? `${formatCount(frozen)} cannot be approved: their players are frozen` : '',
    awaiting === 1 ? '1 awaits a second approval' : '',
    awaiting > 1 ? `${formatCount(awaiting)} await a second approval` : '',
  ];
  return messages.filter(Boolean).join('; ') || undefined;
}

/** A back end sends one of the two. */
export function idOf(withdrawal: Withdrawal): string {
  return withdrawal.withdrawal_id || withdrawal.request_id || '';
}

/** The player, by the first identification that the back end has. */
export function playerOf(withdrawal: Withdrawal): string {
  return withdrawal.player_email || withdrawal.player_id || withdrawal.user_info?.company_name || 'an unnamed player';
}

/** Undefined when the back end sent none; it may be unreadable. */
export function requestedUsd(withdrawal: Withdrawal): number | undefined {
  return withdrawal.requested_amount ?? withdrawal.amount;
}

export function feeUsd(withdrawal: Withdrawal): number | undefined {
  return withdrawal.processing_fee ?? withdrawal.fee;
}

/** Requested amount less fee when the net amount is absent (spec section 5); undefined when one of these is not there. */
export function netUsd(withdrawal: Withdrawal): number | undefined {
  const [requested, fee] = [requestedUsd(withdrawal), feeUsd(withdrawal)];
  const computed = isReadable(requested) && isReadable(fee) ? subtractUsd(requested, fee) : undefined;
  return withdrawal.net_payout_amount ?? computed;
}

/** Why nothing is paid by it: without a readable amount nobody knows how much it would be. */
export function amountProblem(withdrawal: Withdrawal): string | undefined {
  const sent = [requestedUsd(withdrawal), feeUsd(withdrawal), netUsd(withdrawal)];
  const isKnown = isReadable(requestedUsd(withdrawal)) && sent.every((usd) => usd === undefined || isReadable(usd));
  return isKnown ? undefined : 'The amount cannot be read: nothing is paid';
}

/** Why it is neither opened nor decided. */
export const problemOf = (withdrawal: Withdrawal): string | undefined => idProblem(idOf(withdrawal), 'withdrawals');

/**
 * The last four digits of an account or routing number. Whatever a back end sends, no more may be displayed (spec
 * section 2); undefined when it contains no digits.
 */
export function last4(number: string | null | undefined): string | undefined {
  const digits = String(number ?? '').replace(/\D/g, '');
  return digits === '' ? undefined : digits.slice(-4);
}

export function bankNameOf(withdrawal: Withdrawal): string | undefined {
  return withdrawal.bank_name || withdrawal.bank_account_info?.bank_name || undefined;
}

export function accountLast4(withdrawal: Withdrawal): string | undefined {
  return last4(withdrawal.account_last4) ?? last4(withdrawal.bank_account_info?.account_last4);
}

/** The entered texts; '' where the action asks for none. */
export type Decision = { reason: string; bankReference: string; reasonCode?: ReasonCodeId };

export const NOTHING: Decision = { reason: '', bankReference: '' };

/** The reason is kept as a draft under this name until the action succeeds. */
export const draftOf = (action: WithdrawalAction, withdrawals: readonly Withdrawal[]): string =>
  `${action} ${withdrawals.map(idOf).join(' ')}`;
