import type { TransactionStatus } from '../../src/generated/model/transactionStatus.ts';
import type { UpdateTransactionStatusRequestStatus } from '../../src/generated/model/updateTransactionStatusRequestStatus.ts';

export type DecidedStatus = UpdateTransactionStatusRequestStatus;

/** From which statuses each can be set; anything else is refused with 409. What has been decided is final. */
export const TRANSITIONS: Readonly<Record<DecidedStatus, readonly TransactionStatus[]>> = {
  completed: ['pending'],
  failed: ['pending'],
  cancelled: ['pending'],
};

/** A transaction of this type follows its withdrawal, which is reviewed and paid in a way of its own. */
export const FOLLOWS_WITHDRAWAL = 'withdrawal';
