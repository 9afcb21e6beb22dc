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
import type { Permission } from '../../generated/model/permission.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { WithdrawalStatus } from '../../generated/model/withdrawalStatus.ts';
import * as needs from '../../generated/permissions.ts';
import { formatCount } from '../../lib/money.ts';
import type { Tone } from '../../ui/theme/tone.ts';

/** What an administrator can do to a withdrawal; each is one call of the contract. */
export type WithdrawalAction = 'approve' | 'reject' | 'process' | 'retry';

/** What may follow what is the server's to decide (shared/money.md); this only says which buttons to offer. */
const ACTIONS: Record<WithdrawalStatus, readonly WithdrawalAction[]> = {
  pending_review: ['approve', 'reject'],
  pending: ['approve', 'reject'],
  approved: ['process'],
  processing: [],
  completed: [],
  rejected: [],
  failed: ['retry'],
};

/** How an action is offered, in the card's menu and in the dialog. */
export const ACTION: Record<WithdrawalAction, { label: string; icon: LucideIcon; danger: boolean }> = {
  approve: { label: 'Approve', icon: CircleCheck, danger: false },
  reject: { label: 'Reject', icon: Ban, danger: true },
  process: { label: 'Process', icon: Play, danger: false },
  retry: { label: 'Retry', icon: RotateCw, danger: false },
};

/** Approving and rejecting are one permission, sending and sending again another. */
export const NEEDS: Record<WithdrawalAction, Permission> = {
  approve: needs.approveWithdrawal,
  reject: needs.rejectWithdrawal,
  process: needs.processWithdrawal,
  retry: needs.retryWithdrawal,
};

type Badge = { tone: Tone; label: string; icon: LucideIcon };

const BADGE: Record<WithdrawalStatus, Badge> = {
  pending_review: { tone: 'warning', label: 'Pending Review', icon: Hourglass },
  pending: { tone: 'warning', label: 'Pending', icon: Clock },
  approved: { tone: 'info', label: 'Approved', icon: CircleCheck },
  processing: { tone: 'info', label: 'Processing', icon: Landmark },
  completed: { tone: 'success', label: 'Completed', icon: BadgeCheck },
  rejected: { tone: 'neutral', label: 'Rejected', icon: Ban },
  failed: { tone: 'danger', label: 'Failed', icon: TriangleAlert },
};

function isKnown(status: string): status is WithdrawalStatus {
  return Object.hasOwn(WithdrawalStatus, status);
}

/** Statuses are open in answers: one that we do not know is displayed as Pending (spec section 4). */
export function displayStatus(status: string): WithdrawalStatus {
  return isKnown(status) ? status : 'pending';
}

export function badgeOf(status: string): Badge {
  return BADGE[displayStatus(status)];
}

/** What sends money to a bank, which nothing takes back. */
export function sendsMoney(action: WithdrawalAction): boolean {
  return action === 'process' || action === 'retry';
}

/** None for an unknown status: it is displayed as Pending, but only the two statuses themselves offer a review. */
export function actionsFor(status: string): readonly WithdrawalAction[] {
  return isKnown(status) ? ACTIONS[status] : [];
}

export function awaitsReview(status: string): boolean {
  return actionsFor(status).includes('approve');
}

/** Those of a selection that a bulk review may take. */
export function reviewableOf(withdrawals: readonly Withdrawal[]): Withdrawal[] {
  return withdrawals.filter(({ status }) => awaitsReview(status));
}

/** What is to be said of a selection that cannot be reviewed as a whole; undefined where it can. */
export function notReviewable(selected: number, reviewable: number): string | undefined {
  if (reviewable === selected) return undefined;
  if (reviewable > 0) return `${formatCount(selected - reviewable)} of them cannot be reviewed`;
  return selected === 1 ? 'It cannot be reviewed' : 'None of them can be reviewed';
}

/** A back end sends one of the two. */
export function idOf(withdrawal: Withdrawal): string {
  return withdrawal.withdrawal_id ?? withdrawal.request_id ?? '';
}

/** Whose it is, in the first words that the back end has for that. */
export function playerOf(withdrawal: Withdrawal): string {
  return withdrawal.player_email || withdrawal.player_id || withdrawal.user_info?.company_name || 'an unnamed player';
}

export function requestedUsd(withdrawal: Withdrawal): number {
  return withdrawal.requested_amount ?? withdrawal.amount ?? 0;
}

export function feeUsd(withdrawal: Withdrawal): number {
  return withdrawal.processing_fee ?? withdrawal.fee ?? 0;
}

/** Requested minus fee where the net value is absent (spec section 5). */
export function netUsd(withdrawal: Withdrawal): number {
  return withdrawal.net_payout_amount ?? (centsOf(requestedUsd(withdrawal)) - centsOf(feeUsd(withdrawal))) / 100;
}

/** The total in US dollars, added in whole cents: 0.1 + 0.2 is 0.3 here. */
export function sumUsd(amountsUsd: readonly number[]): number {
  return amountsUsd.reduce((cents, usd) => cents + centsOf(usd), 0) / 100;
}

/** Amounts of the API have at most two decimals, for which rounding the product is exact. */
function centsOf(usd: number): number {
  return Math.round(usd * 100);
}

/**
 * The last four digits of an account or routing number. Whatever a back end sends, no more of it may be displayed
 * (spec section 2); undefined where it has no digits at all.
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
