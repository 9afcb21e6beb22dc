import type { TransactionStatus } from '../../src/generated/model/transactionStatus.ts';
import type { UpdateTransactionStatusRequestStatus } from '../../src/generated/model/updateTransactionStatusRequestStatus.ts';

export type DecidedStatus = UpdateTransactionStatusRequestStatus;

/** The statuses from which each status can be set; anything else is refused with 409. Decisions are final. */
export const TRANSITIONS: Readonly<Record<DecidedStatus, readonly TransactionStatus[]>> = {
  completed: ['pending'],
  failed: ['pending'],
  cancelled: ['pending'],
};

/** Transactions of this type follow their withdrawal, which is reviewed and paid separately. */
export const FOLLOWS_WITHDRAWAL = 'withdrawal';
