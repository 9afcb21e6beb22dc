import type { WithdrawalStatus } from '../../src/generated/model/withdrawalStatus.ts';

/** Actions of administrators on a withdrawal. */
export type AdminAction = 'approve' | 'recall' | 'reject' | 'process' | 'retry' | 'release' | 'undo';
/**
 * All actions on a withdrawal. The player cancels through the platform; completing and failing are the payment rail's answers, and a
 * return is confirmed by the rail's own list or from the console.
 */
export type WithdrawalAction = AdminAction | 'cancel' | 'complete' | 'fail' | 'return';

interface Transition {
  from: readonly WithdrawalStatus[];
  /** 'before': the one that it had before its newest step. */
  to: WithdrawalStatus | 'before';
  /** The action as a participle, for "cannot be approved". */
  done: string;
}

/** All valid transitions; anything else is refused with 409. */
export const TRANSITIONS: Readonly<Record<WithdrawalAction, Transition>> = {
  approve: { from: ['pending', 'pending_review'], to: 'approved', done: 'approved' },
  // Of what is processing, only what the rail surely was never asked about (`wasNeverAsked`).
  recall: { from: ['approved', 'processing'], to: 'pending_review', done: 'recalled' },
  reject: { from: ['pending', 'pending_review'], to: 'rejected', done: 'rejected' },
  cancel: { from: ['pending', 'pending_review'], to: 'rejected', done: 'cancelled' },
  undo: { from: ['approved', 'rejected'], to: 'before', done: 'undone' },
  process: { from: ['approved'], to: 'processing', done: 'processed' },
  retry: { from: ['failed'], to: 'processing', done: 'retried' },
  complete: { from: ['processing'], to: 'completed', done: 'completed' },
  fail: { from: ['processing'], to: 'failed', done: 'failed' },
  return: { from: ['completed'], to: 'pending_review', done: 'returned' },
  release: { from: ['failed'], to: 'rejected', done: 'released' },
};

/** Statuses that await an administrator's review. */
export const AWAITING_REVIEW = TRANSITIONS.approve.from;
