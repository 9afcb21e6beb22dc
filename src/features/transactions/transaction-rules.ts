import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Transaction } from '../../generated/model/transaction.ts';
import { TransactionStatus } from '../../generated/model/transactionStatus.ts';
import { TransactionType } from '../../generated/model/transactionType.ts';
import { UpdateTransactionStatusRequestStatus } from '../../generated/model/updateTransactionStatusRequestStatus.ts';
import { humanise } from '../../lib/words.ts';
import type { Tone } from '../../ui/theme/tone.ts';

/** The statuses that an administrator can give a pending transaction. */
export type Decision = UpdateTransactionStatusRequestStatus;
export const DECISIONS: readonly Decision[] = Object.values(UpdateTransactionStatusRequestStatus);

type Badge = { tone: Tone; label: string; icon: LucideIcon };

const BADGE: Record<TransactionStatus, Badge> = {
  pending: { tone: 'warning', label: 'Pending', icon: Clock },
  completed: { tone: 'success', label: 'Completed', icon: BadgeCheck },
  failed: { tone: 'danger', label: 'Failed', icon: TriangleAlert },
  cancelled: { tone: 'neutral', label: 'Cancelled', icon: Ban },
};

/** Statuses are an open enumeration: an unknown one is shown as it is. */
export function badgeOf(status: string): Badge {
  if (Object.hasOwn(TransactionStatus, status)) return BADGE[status as TransactionStatus];
  return { tone: 'neutral', label: humanise(status), icon: CircleDashed };
}

/** A pending transaction of type withdrawal is decided with its withdrawal, on the withdrawals screen. */
export function followsWithdrawal({ status, transaction_type }: Transaction): boolean {
  return status === TransactionStatus.pending && transaction_type === TransactionType.withdrawal;
}

/** The server owns the transitions; this only decides whether to offer one. */
export function canDecide(transaction: Transaction): boolean {
  return transaction.status === TransactionStatus.pending && !followsWithdrawal(transaction);
}
