import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Transaction } from '../../generated/model/transaction.ts';
import { TransactionStatus } from '../../generated/model/transactionStatus.ts';
import { TransactionType } from '../../generated/model/transactionType.ts';
import { UpdateTransactionStatusRequestStatus } from '../../generated/model/updateTransactionStatusRequestStatus.ts';
import { type Badge, badgeIn } from '../../ui/values/status-badge.tsx';

/** The statuses that an administrator can give a pending transaction. */
export type Decision = UpdateTransactionStatusRequestStatus;
export const DECISIONS: readonly Decision[] = Object.values(UpdateTransactionStatusRequestStatus);

const BADGE: Record<TransactionStatus, Badge> = {
  pending: { tone: 'warning', label: 'Pending', icon: Clock },
  completed: { tone: 'success', label: 'Completed', icon: BadgeCheck },
  failed: { tone: 'danger', label: 'Failed', icon: TriangleAlert },
  cancelled: { tone: 'neutral', label: 'Cancelled', icon: Ban },
};

export const badgeOf = (status: string): Badge => badgeIn(BADGE, status);

/** A pending transaction of type withdrawal is decided with its withdrawal, on the withdrawals screen. */
export function followsWithdrawal({ status, transaction_type }: Transaction): boolean {
  return status === TransactionStatus.pending && transaction_type === TransactionType.withdrawal;
}

/** The server owns the transitions; this only decides whether to offer one. */
export function canDecide(transaction: Transaction): boolean {
  return transaction.status === TransactionStatus.pending && !followsWithdrawal(transaction);
}
