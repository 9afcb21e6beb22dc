import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { nextPage } from '../../src/api/next-page.ts';
import { createQueryClient } from '../../src/api/query-client.ts';

test('Load more while the list is loaded again shows both: what has changed, and the next page', async () => {
  const client = createQueryClient();
  const queryKey = ['withdrawals'];
  let status = 'pending_review';
  let answerReload = () => {};
  const calls: number[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      calls.push(pageParam);
      if (calls.length === 2) await new Promise<void>((resolve) => (answerReload = resolve));
      signal.throwIfAborted();
      return { row: pageParam === 0 ? status : 'on the next page', next: pageParam === 0 ? 1 : undefined };
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const leave = observer.subscribe(() => {});
  const rows = () => observer.getCurrentResult().data?.pages.map(({ row }) => row);
  await expect.poll(rows).toEqual(['pending_review']);

  status = 'approved';
  const reload = client.invalidateQueries({ queryKey });
  await expect.poll(() => calls.length).toBe(2);
  const more = nextPage(observer.getCurrentResult(), () => client.isFetching({ queryKey }) > 0);
  answerReload();
  await Promise.all([reload, more]);
  expect(rows()).toEqual(['approved', 'on the next page']);
  leave();
  client.clear();
});
