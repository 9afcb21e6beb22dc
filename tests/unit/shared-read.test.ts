import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SharedRead } from '../../server/db/shared-read.ts';

/** A query that the test ends explicitly. */
function held<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { query: () => promise, resolve, reject };
}

/** Resolves after all pending microtasks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('of any number that ask while a query runs, all but the first share the next one', async () => {
  const shared = new SharedRead();
  const first = held<string>();
  let asked = 0;
  const next = async () => `answer ${++asked}`;
  const answers = [shared.read('k', first.query), ...Array.from({ length: 50 }, () => shared.read('k', next))];
  await settled();
  expect(asked).toBe(0);
  first.resolve('first');
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['first', 'answer 1']));
  expect(await shared.read('k', next)).toBe('answer 2');
});

test('different questions wait for nothing of one another', async () => {
  const shared = new SharedRead();
  void shared.read('one', held().query);
  expect(await shared.read('other', async () => 'answered')).toBe('answered');
});

test('a failure reaches all who joined, and nobody after them', async () => {
  const shared = new SharedRead();
  const [first, second] = [held<string>(), held<string>()];
  const running = shared.read('k', first.query);
  const joined = [shared.read('k', second.query), shared.read('k', second.query)];
  first.reject(new Error('the first failed'));
  await expect(running).rejects.toThrow('the first failed');
  second.reject(new Error('the second failed'));
  for (const answer of joined) await expect(answer).rejects.toThrow('the second failed');
  expect(await shared.read('k', async () => 'well again')).toBe('well again');
});

test('a query that throws at once is a failure like any other', async () => {
  const shared = new SharedRead();
  const broken = () => {
    throw new Error('broken');
  };
  await expect(shared.read('k', broken)).rejects.toThrow('broken');
  expect(await shared.read('k', async () => 'well again')).toBe('well again');
});

// A database with a single number that only grows. A query sees what is committed when it begins, and answers later, in any order.
test('whoever asks after a change was committed sees it, whatever the order of things', async () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('commit' as const) }),
    fc.record({ does: fc.constant('ask' as const), key: fc.constantFrom('a', 'b'), fails: fc.boolean() }),
    fc.record({ does: fc.constant('answer' as const), which: fc.nat() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const shared = new SharedRead();
      let committed = 0;
      let atOnce: Record<string, number> = {};
      const running: (() => void)[] = [];
      const seen: Promise<void>[] = [];

      const query = (key: string, fails: boolean) => () => {
        const sees = committed;
        atOnce = { ...atOnce, [key]: (atOnce[key] ?? 0) + 1 };
        expect(atOnce[key]).toBe(1);
        return new Promise<number>((resolve, reject) => {
          running.push(() => {
            atOnce[key] = 0;
            if (fails) reject(new Error(`failed, having seen ${sees}`));
            else resolve(sees);
          });
        });
      };
      const ask = (key: string, fails: boolean) => {
        const least = committed;
        const saw = shared
          .read(key, query(key, fails))
          .catch((error: Error) => Number(/\d+$/.exec(error.message)?.[0]));
        seen.push(saw.then((value) => expect(value).toBeGreaterThanOrEqual(least)));
      };
      const answer = async (which: number) => {
        const [end] = running.splice(which % Math.max(1, running.length), 1);
        end?.();
        await settled();
      };

      for (const one of steps) {
        if (one.does === 'commit') committed++;
        else if (one.does === 'ask') ask(one.key, one.fails);
        else await answer(one.which);
      }
      while (running.length > 0) await answer(0);
      await Promise.all(seen);
    }),
    { numRuns: 300 },
  );
});
