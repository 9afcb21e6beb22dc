import { AxiosError, AxiosHeaders } from 'axios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, pollEvery } from '../../src/api/query-client.ts';
import { noteRetryAfter, retryAfterMs } from '../../src/api/retry-after.ts';
import { noteServerTime } from '../../src/lib/server-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  // Other test files have had answers of other times.
  noteServerTime('Fri, 20 Nov 2026 12:00:00 GMT');
});
afterEach(() => void vi.useRealTimers());

function refused(status: number, retryAfter?: string): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return new AxiosError('refused', undefined, config, undefined, { status, statusText: '', headers, config, data: {} });
}

test.each([
  ['7', 7_000],
  ['0', 0],
  ['Fri, 20 Nov 2026 12:00:05 GMT', 5_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %j is %j milliseconds', (header, ms) => {
  expect(retryAfterMs(refused(503, header))).toBe(ms);
});

test('a date in Retry-After is by the server’s clock, however wrong the browser’s is', () => {
  noteServerTime('Fri, 20 Nov 2026 15:00:00 GMT');
  expect(retryAfterMs(refused(503, 'Fri, 20 Nov 2026 15:00:05 GMT'))).toBe(5_000);
  noteServerTime(new Date().toUTCString());
});

/** The times at which a query that always fails is sent, in milliseconds from the start. */
async function timesOf(error: unknown): Promise<number[]> {
  const client = createQueryClient();
  const start = Date.now();
  const times: number[] = [];
  const load = client.fetchQuery({
    queryKey: ['load'],
    queryFn: () => {
      times.push(Date.now() - start);
      return Promise.reject(error);
    },
    retry: client.getDefaultOptions().queries?.retry,
  });
  load.catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  return times;
}

test('a load that fails is made again once, when the server said, and not at all where that is long', async () => {
  expect(await timesOf(refused(503, '4'))).toEqual([0, 4_000]);
  expect(await timesOf(refused(500))).toEqual([0, 1_000]);
  expect(await timesOf(refused(503, '30'))).toEqual([0]);
  expect(await timesOf(refused(429, '1'))).toEqual([0]);
});

test('what is loaded again and again is left alone for as long as the server asked', () => {
  const poll = pollEvery(30_000);
  expect(poll()).toBe(30_000);
  // That is about one record.
  noteRetryAfter(refused(409, '60'));
  expect(poll()).toBe(30_000);
  noteRetryAfter(refused(429, '90'));
  expect(poll()).toBe(90_000);
  vi.advanceTimersByTime(80_000);
  expect(poll()).toBe(30_000);
});
