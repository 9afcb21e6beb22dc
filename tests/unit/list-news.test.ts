import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  bellKey,
  joined,
  listedBy,
  missed,
  newsText,
  reviewQueueKey,
  signalsKey,
} from '../../src/features/shell/list-news.ts';
import { getGetWithdrawalQueryKey } from '../../src/generated/review/review.ts';
import { getListWithdrawalsInfiniteQueryKey } from '../../src/generated/withdrawal-list/withdrawal-list.ts';
import {
  getGetReviewQueueQueryKey,
  getListWithdrawalSignalsQueryKey,
} from '../../src/generated/withdrawals/withdrawals.ts';

const listed = (queryKey: readonly unknown[]) => listedBy({ queryKey, queryHash: hashKey(queryKey) });
const change = (id: string | null, is_new: boolean) => ({ kind: 'withdrawal', id, is_new });

test('the lists of a screen are told from its records, and from the bell', () => {
  expect(listed(getListWithdrawalsInfiniteQueryKey({ status: 'failed', limit: 50 }))).toBe('withdrawal');
  expect(listed(getListWithdrawalsInfiniteQueryKey())).toBe('withdrawal');
  expect(listed(getGetWithdrawalQueryKey('WDR-1'))).toBeUndefined();
  expect(listed(bellKey)).toBeUndefined();
  expect(listed(['api', 'admin', 'me'])).toBeUndefined();
  expect(reviewQueueKey).toEqual(getGetReviewQueueQueryKey());
  expect(signalsKey).toEqual(getListWithdrawalSignalsQueryKey());
});

test('a record counts once, as new if it is', () => {
  const first = joined([], [change('A', true), change('B', false)]);
  const both = joined(first, [change('A', false), change('C', true)]);
  expect(newsText(both)).toBe('2 new, 1 changed');
  expect([newsText(first.slice(1)), newsText([])]).toEqual(['1 changed', '']);
  expect(newsText(joined(both, [change(null, true)]))).toBe('Many new');
});

test('what was perhaps missed is said beside what is known, and hides neither that nor that there are many', () => {
  const ofWithdrawals = missed().filter(({ kind }) => kind === 'withdrawal');
  expect(newsText(ofWithdrawals)).toBe('Possibly new records');
  expect(newsText(joined(joined([], ofWithdrawals), [change('A', true)]))).toBe('1 new, perhaps more');
  expect(newsText(joined(joined([], ofWithdrawals), [change(null, true)]))).toBe('Many new');
});
