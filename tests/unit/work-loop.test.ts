import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkLoop } from '../../server/domain/work-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSE_MS = 1_000;

test('a failure is told of and counted, and the work is tried again after the pause', async () => {
  let failing = true;
  const failed = vi.fn();
  const work = vi.fn(async () => {
    if (failing) throw new Error('down');
  });
  const loop = new WorkLoop({ name: 'Payments', pauseMs: PAUSE_MS, work, failed });
  loop.start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(failed.mock.calls.map(([, isAgain]) => isAgain)).toEqual([false, true]);
  expect(loop.state()).toEqual({ name: 'Payments', lastSucceededAt: undefined, failures: 2, isFailing: true });
  failing = false;
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  const at = new Date();
  await vi.advanceTimersByTimeAsync(PAUSE_MS / 2);
  expect(loop.state()).toEqual({ name: 'Payments', lastSucceededAt: at, failures: 2, isFailing: false });
  await loop.stop();
  await vi.advanceTimersByTimeAsync(5 * PAUSE_MS);
  expect(work).toHaveBeenCalledTimes(3);
});

test('there is no pause while there is more to do, and none after a wake during the work', async () => {
  let left = 3;
  const work = vi.fn(async () => --left > 0);
  const loop = new WorkLoop({ name: 'Rollups', pauseMs: PAUSE_MS, firstAfterMs: PAUSE_MS, work });
  loop.start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(3);
  loop.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(4);
  await loop.stop();
});

test('work that is broken off by the stop has not failed, and the loop can be started again', async () => {
  const broken = Promise.withResolvers<void>();
  const failed = vi.fn();
  const work = vi.fn(() => broken.promise);
  const loop = new WorkLoop({ name: 'Returned payments', pauseMs: PAUSE_MS, work, failed });
  loop.start();
  const stopped = loop.stop();
  broken.reject(new Error('the server stops'));
  await stopped;
  expect([failed.mock.calls.length, loop.state().failures]).toEqual([0, 0]);
  loop.start();
  expect(work).toHaveBeenCalledTimes(2);
});
