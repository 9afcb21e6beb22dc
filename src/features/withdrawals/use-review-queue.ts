import type { Query } from '@tanstack/react-query';
import { pollEvery } from '../../api/query-client.ts';
import type { ReviewQueue } from '../../generated/model/reviewQueue.ts';
import type { ReviewSnooze } from '../../generated/model/reviewSnooze.ts';
import { useGetReviewQueue } from '../../generated/withdrawals/withdrawals.ts';

/** Milliseconds. */
const poll = pollEvery(15_000);

/** Not asked for again where the back end has no queue. */
const refetchInterval = ({ state }: Pick<Query, 'state'>) => (state.data === undefined && state.error ? false : poll());

/** The requests that wait, and the claims in force. */
export const useReviewQueue = () => useGetReviewQueue({ query: { refetchInterval } });

/** The snooze of a withdrawal; undefined while there is none. */
export const useSnooze = (id: string): ReviewSnooze | undefined =>
  useGetReviewQueue({
    query: { refetchInterval, select: ({ snoozes }) => snoozes?.find(({ withdrawal_id }) => withdrawal_id === id) },
  }).data;

/** Whether the desk hands it to this person last, because an approval of theirs was refused. */
export const useIsPutLast = (id: string): boolean =>
  useGetReviewQueue({ query: { refetchInterval, select: ({ put_last }) => put_last?.includes(id) ?? false } }).data ??
  false;

export type Lookers = ReadonlyMap<string, string>;
const NOBODY: Lookers = new Map();

const othersIn = ({ claims }: ReviewQueue): Lookers =>
  new Map(claims.filter(({ is_own }) => !is_own).map(({ withdrawal_id, username }) => [withdrawal_id, username]));

/** The usernames of others who look at a withdrawal, by its id. The same map until one changes. */
export const useLookers = (): Lookers =>
  useGetReviewQueue({ query: { refetchInterval, select: othersIn } }).data ?? NOBODY;

export type Snoozes = ReadonlyMap<string, ReviewSnooze>;
const NONE: Snoozes = new Map();

const snoozesIn = ({ snoozes = [] }: ReviewQueue): Snoozes =>
  new Map(snoozes.map((snooze) => [snooze.withdrawal_id, snooze]));

/** The snoozes in force, by the withdrawal's id. The same map until one changes. */
export const useSnoozes = (): Snoozes =>
  useGetReviewQueue({ query: { refetchInterval, select: snoozesIn } }).data ?? NONE;
