import { expect, test } from 'vitest';
import { BatchedRead } from '../../server/db/batched-read.ts';

/** Counts the queries; the records change between them. */
function records(stored: Map<string, string>) {
  const queries: string[][] = [];
  const read = new BatchedRead<string>(async (keys) => {
    queries.push(keys);
    return new Map(keys.flatMap((key) => (stored.has(key) ? [[key, stored.get(key) ?? '']] : [])));
  });
  return { read, queries };
}

test('callers of the same turn share a query, each key is in it once, and each gets its own record', async () => {
  const { read, queries } = records(
    new Map([
      ['a', 'first'],
      ['b', 'second'],
    ]),
  );
  const answers = await Promise.all(['a', 'b', 'a', 'missing'].map((key) => read.read(key)));
  expect(answers).toEqual(['first', 'second', 'first', undefined]);
  expect(queries).toEqual([['a', 'b', 'missing']]);
});

test('a change before a call is in its answer, and nothing is kept for later calls', async () => {
  const stored = new Map([['a', 'before']]);
  const { read, queries } = records(stored);
  expect(await read.read('a')).toBe('before');
  stored.set('a', 'after');
  const changed = read.read('a');
  expect(await changed).toBe('after');
  stored.delete('a');
  expect(await read.read('a')).toBeUndefined();
  expect(queries).toHaveLength(3);
});

test('a caller who asks while a query runs does not join it', async () => {
  const running = Promise.withResolvers<ReadonlyMap<string, string>>();
  let queries = 0;
  const read = new BatchedRead<string>(() =>
    ++queries === 1 ? running.promise : Promise.resolve(new Map([['a', 'new']])),
  );
  const first = read.read('a');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await read.read('a')).toBe('new');
  running.resolve(new Map([['a', 'old']]));
  expect(await first).toBe('old');
});

test('a failure reaches everybody in the batch, and nobody after them', async () => {
  let queries = 0;
  const read = new BatchedRead<string>(async () => {
    if (++queries === 1) throw new Error('the database is down');
    return new Map([['a', 'there']]);
  });
  const failed = await Promise.allSettled([read.read('a'), read.read('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read.read('a')).toBe('there');
});
