import { expect, test } from 'vitest';
import { BulkRun } from '../../src/api/bulk-run.ts';
import type { BulkReviewResult } from '../../src/generated/model/bulkReviewResult.ts';

// A decision about everything that matches, without a server. What the server makes of a call: tests/server/withdrawal-review.test.ts.

const idsOf = (count: number) => Array.from({ length: count }, (_, place) => `WDR-${place}`);
const all = (ids: string[]): BulkReviewResult => ({
  processed: ids.length,
  succeeded: ids,
  failed: [],
  undo_seconds: 10,
});

/** A run whose calls are answered by the functions in turn, then with success. */
function aRun(count: number, ...answers: ((ids: string[]) => BulkReviewResult)[]) {
  const calls: { ids: string[]; key: string }[] = [];
  const steps: [string[], number | undefined][] = [];
  const run = new BulkRun({
    ids: idsOf(count),
    call: async (ids, headers) => {
      calls.push({ ids, key: headers['Idempotency-Key'] });
      return (answers[calls.length - 1] ?? all)(ids);
    },
    onStep: (...step) => steps.push(step),
  });
  return { run, calls, steps };
}
const lost = () => {
  throw new TypeError('network error');
};

test('every withdrawal is in one call, each call has a key of its own, and each answer is told', async () => {
  const { run, calls, steps } = aRun(250);
  await run.go();
  expect(calls.map(({ ids }) => ids.length)).toEqual([100, 100, 50]);
  expect(new Set(calls.flatMap(({ ids }) => ids)).size).toBe(250);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
  expect(steps.map(([ids, seconds]) => [ids.length, seconds])).toEqual([
    [100, 10],
    [100, 10],
    [50, 10],
  ]);
  expect(run.read()).toMatchObject({ phase: 'over', answered: 250, counts: { done: 250, left: 0 } });
});

test('a call whose answer was lost pauses it, and is made again with the same key and the same withdrawals', async () => {
  const { run, calls } = aRun(150, all, lost);
  await run.go();
  expect(run.read()).toMatchObject({ phase: 'paused', answered: 100, counts: { done: 100, unknown: 50 } });
  expect(run.outcomeOf('WDR-120')).toEqual({ outcome: 'unknown' });
  await run.go();
  expect(calls[2]).toEqual(calls[1]);
  expect(run.read()).toMatchObject({ phase: 'over', error: undefined, counts: { done: 150, unknown: 0 } });
});

test('stopped, it waits for the call that is under way and makes no other; what is left says so', async () => {
  const { run, calls } = aRun(300, (ids) => {
    run.stop();
    return all(ids);
  });
  await run.go();
  expect(calls).toHaveLength(1);
  expect(run.read()).toMatchObject({ phase: 'over', counts: { done: 100, left: 200 } });
  expect(run.outcomeOf('WDR-100')).toEqual({ outcome: 'left' });
});

test('stopped while it is paused, or while a call fails, it leaves the outcome of that call unknown', async () => {
  const paused = aRun(150, lost);
  await paused.run.go();
  paused.run.stop();
  const failing = aRun(150, () => {
    failing.run.stop();
    return lost();
  });
  await failing.run.go();
  for (const { run, calls } of [paused, failing]) {
    expect(calls).toHaveLength(1);
    expect(run.read()).toMatchObject({ phase: 'over', counts: { done: 0, unknown: 100, left: 50 } });
  }
});

test('the outcomes of one answer are told apart, each refusal with its reason', async () => {
  const { run } = aRun(3, () => ({
    processed: 1,
    succeeded: ['WDR-0'],
    awaiting_second: ['WDR-1'],
    failed: [{ id: 'WDR-2', reason: 'Withdrawal WDR-2 is rejected and cannot be approved.' }],
  }));
  await run.go();
  expect(run.read().counts).toEqual({ done: 1, awaiting_second: 1, refused: 1, unknown: 0, left: 0 });
  expect(['WDR-0', 'WDR-1', 'WDR-2'].map((id) => run.outcomeOf(id))).toEqual([
    { outcome: 'done' },
    { outcome: 'awaiting_second' },
    { outcome: 'refused', reason: 'Withdrawal WDR-2 is rejected and cannot be approved.' },
  ]);
});

test('a call that was refused as a whole decided nothing, unless an earlier one with its key was lost', async () => {
  const refuse = () => {
    throw Object.assign(new Error('403'), { isAxiosError: true, response: { status: 403 } });
  };
  const refused = aRun(50, refuse);
  await refused.run.go();
  expect(refused.run.read()).toMatchObject({ phase: 'paused', counts: { unknown: 0, left: 50 } });
  const lostBefore = aRun(50, lost, refuse);
  await lostBefore.run.go();
  await lostBefore.run.go();
  expect(lostBefore.run.read()).toMatchObject({ phase: 'paused', counts: { unknown: 50, left: 0 } });
});
