import { expect, test } from 'vitest';
import { OpenStreams } from '../../server/changes/open-streams.ts';
import { serverUnderTest } from './server-under-test.ts';
import { changesOf, streamReaders } from './stream-readers.ts';
import { aTransaction } from './transaction-fixtures.ts';

// Two transactions at once, of which the embedded database has only one.

const app = serverUnderTest({ streams: new OpenStreams() });
const { follow } = streamReaders(app);

test('a transaction that began first and commits last is told of as well', async () => {
  const stream = await follow(await app.signIn());
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const { promise: isInserted, resolve: inserted } = Promise.withResolvers<void>();
  const late = app.db.transaction(async (tx) => {
    const id = await aTransaction(tx);
    inserted();
    await mayCommit;
    return id;
  });
  await isInserted;
  const second = await aTransaction(app.db);
  await expect.poll(() => changesOf(stream).map(({ id }) => id)).toEqual([second]);
  commit();
  const first = await late;
  expect(Number(first)).toBeLessThan(Number(second));
  await expect.poll(() => changesOf(stream).map(({ id }) => id)).toEqual([second, first]);
});
