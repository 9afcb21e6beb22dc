import type { WithdrawalStatus } from '../../src/generated/model/withdrawalStatus.ts';
import type { withdrawals } from '../db/schema/withdrawals.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';

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

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** How the status of withdrawals is to change. */
export interface WithdrawalChange {
  action: WithdrawalAction;
  /** The note of an approval, the reason of any other step, or the rail's message. Blank counts as none. */
  note?: string | undefined;
  /** Beside the reason of a rejection: a reason code that was checked. */
  reasonCode?: string | undefined;
  /** How the bank returned the payment; required for a return, and for nothing else. */
  returned?: ConfirmedReturn;
  /** Only changes withdrawals at this attempt. An answer to one attempt then never settles another. By default, at any attempt. */
  attempt?: number;
  /** The rail has paid it already, under this attempt. It is approved and sent in the books alone, whatever stops payments. */
  paidAs?: number;
  /** Whether SEPARATE_DUTIES holds: people who approved or stored a withdrawal do not send it. By default it does not. */
  separateDuties?: boolean;
  /** Seconds in which an administrator can undo the decision, before anybody is told of it; by default none. */
  holdSeconds?: number;
  /** The request that the acting administrator agreed to, as the second person; the rules in force were checked. */
  agreed?: AgreedRequest;
}

/** A request that a second person agreed to. */
export interface AgreedRequest {
  requestId: number;
  /** The administrator who asked. */
  firstId: string;
}

/** A return that the rail's own list names, or that an operator confirmed at the server's console. */
export interface ConfirmedReturn {
  confirmedBy: 'rail' | 'console';
  bankReference: string;
  /** The bank's code for the reason, such as R03; undefined when it gave none. */
  code: string | undefined;
}

/** One call to change withdrawals, as its guards and effects see it. */
export interface WithdrawalCall {
  by: Actor | SystemActor;
  /** Without duplicates, in the requested order. */
  ids: readonly string[];
  change: WithdrawalChange;
  /** Whether payments are paused. Only read for a change that lets money go. */
  isPaused: boolean;
}

/** A withdrawal that the call has changed, before and after. */
export interface Step {
  before: WithdrawalRow;
  after: WithdrawalRow;
}

/** Whether the change sends a payment. A payment that the rail has made already is only booked. */
export const sends = ({ action, paidAs }: WithdrawalChange): boolean =>
  TRANSITIONS[action].to === 'processing' && paidAs === undefined;

/** Whether money goes to the player because of the change: now, or after the cooling-off time of an approval. */
export const letsMoneyGo = (change: WithdrawalChange): boolean =>
  sends(change) || (change.action === 'approve' && change.paidAs === undefined);
