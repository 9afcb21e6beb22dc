import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Traffic } from '../../server/http/traffic.ts';
import { RailHealth } from '../../server/payments/rail-health.ts';
import { booksCheck } from '../../server/system/books-check.ts';
import { Monitor } from '../../server/system/monitor.ts';

// The clock of the machine is set by an hour, either way, while time goes on as always: `performance.now()` is a clock that nobody sets.

const HOUR_MS = 3_600_000;
let elapsed: number;

beforeEach(() => {
  elapsed = 1e6;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const setClock = (by: number) => vi.setSystemTime(Date.now() + by);

test.each([HOUR_MS, -HOUR_MS])('nothing is stale or forgotten for that reason (by %i ms)', async (by) => {
  const traffic = new Traffic();
  const pings: number[] = [];
  const monitor = new Monitor({ ping: async () => void pings.push(elapsed) });
  let checks = 0;
  const books = booksCheck(async () => {
    checks++;
    return [];
  });
  const rail = new RailHealth(30, () => {});

  traffic.answered(503, 5);
  await monitor.observe();
  await books();
  rail.noAnswer('withdrawal:1:1', new Error('silent'));
  setClock(by);
  expect(traffic.countsOf(5)).toEqual({ answered: 1, failed: 1 });
  // Silent for 70 seconds and not for an hour, or since an hour from now.
  elapsed += 70_000;
  const since = new Date(Date.now() - 70_000);
  expect(rail.state()).toEqual({ unanswered: 1, isDown: true, since, unansweredSeconds: 70 });
  await monitor.observe();
  await books();
  expect([pings.length, checks]).toEqual([2, 2]);
  elapsed += 5 * 60_000;
  expect(traffic.countsOf(5)).toEqual({ answered: 0, failed: 0 });
});
