import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrokenInvariant } from '../../server/ledger/books-invariant.ts';
import { booksCheck } from '../../server/system/books-check.ts';

// A check whose duration the test controls, with a fake clock.

let begun: PromiseWithResolvers<BrokenInvariant[]>[];
let ask: ReturnType<typeof booksCheck>;

beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
  ask = booksCheck(() => {
    const check = Promise.withResolvers<BrokenInvariant[]>();
    begun.push(check);
    return check.promise;
  });
});
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('many who ask at once share one check, and its answer stands for a minute', async () => {
  const asked = [ask(), ask(), ask()];
  begun[0]?.resolve([]);
  const states = await Promise.all(asked);
  expect(new Set(states).size).toBe(1);
  await pass(59);
  expect(await ask()).toBe(states[0]);
  expect(begun).toHaveLength(1);
  await pass(1);
  void ask();
  expect(begun).toHaveLength(2);
});

test('nobody waits longer than two seconds: the first gets nothing, later ones the state before', async () => {
  const first = ask();
  await pass(2);
  expect(await first).toBeUndefined();
  begun[0]?.resolve([]);
  await pass(0);
  const known = await ask();
  expect(known?.findings).toEqual([]);
  await pass(60);
  const second = ask();
  await pass(2);
  expect(await second).toBe(known);
});

test('a check that took long stands for twenty times as long', async () => {
  const first = ask();
  await pass(10);
  begun[0]?.resolve([]);
  await first;
  await pass(199);
  await ask();
  expect(begun).toHaveLength(1);
  await pass(1);
  void ask();
  expect(begun).toHaveLength(2);
});

test('a check that fails rejects for all who wait, is not kept, and ends nothing when nobody waits', async () => {
  const asked = [ask(), ask()];
  begun[0]?.reject(new Error('the database is gone'));
  for (const one of asked) await expect(one).rejects.toThrow('the database is gone');
  const unheard = ask();
  await pass(2);
  expect(await unheard).toBeUndefined();
  begun[1]?.reject(new Error('the database is gone again'));
  await pass(0);
  const found = ask();
  begun[2]?.resolve([{ invariant: 'I5', message: '1 is wrong.' }]);
  expect((await found)?.findings).toHaveLength(1);
});
