import { expect, onTestFinished, test, vi } from 'vitest';
import { offerUndoing, undoLatest } from '../../src/features/withdrawals/undo-offer.ts';

const offer = (undo: () => void) => offerUndoing({ ids: ['A'], message: 'A approved', seconds: 10, undo });

test('the last decision can be undone once, for as long as the server holds it, and no longer', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [first, second] = [vi.fn(), vi.fn()];
  offer(first);
  offer(second);
  vi.advanceTimersByTime(9_999);
  undoLatest();
  undoLatest();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  offer(first);
  vi.advanceTimersByTime(10_000);
  undoLatest();
  expect(first).not.toHaveBeenCalled();
});
