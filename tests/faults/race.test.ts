import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { recallWhileSending } from './recalls.ts';
import { compare, decideAll, decideInBulk, someWithdrawals } from './reviews.ts';
import { report, size } from './suite.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.close());

test('of all who decide a withdrawal at once exactly one does, and bulk calls that overlap share theirs', async () => {
  const each = await decideAll(await someWithdrawals(cluster, 'ONE', size(24, 500)), cluster.call);
  const bulk = await decideInBulk(await someWithdrawals(cluster, 'BULK', size(60, 120)), size(24, 100), cluster.call);
  const [ofEach, ofBulk] = [await compare(cluster, each), await compare(cluster, bulk)];
  const broken = await cluster.broken();
  report('race', {
    operations: each.operations + bulk.operations,
    faults: 0,
    lost: ofEach.lost + ofBulk.lost,
    double: ofEach.double + ofBulk.double,
    stuck: each.stuck + bulk.stuck,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect(broken).toEqual([]);
  expect([ofEach, ofBulk]).toEqual([
    { lost: 0, double: 0 },
    { lost: 0, double: 0 },
  ]);
  expect([each.stuck, bulk.stuck]).toEqual([0, 0]);
  // Exactly one client was told to have decided each of them.
  for (const { told } of [each, bulk]) {
    expect([...told].filter(([, statuses]) => statuses.length !== 1)).toEqual([]);
  }
});

test('of the recall of an approved withdrawal and its sending exactly one wins', async () => {
  const ids = await someWithdrawals(cluster, 'RECALL', size(30, 400));
  const { told, lost, double } = await recallWhileSending(cluster, ids);
  const broken = await cluster.broken();
  report('recall', {
    operations: told,
    faults: 0,
    lost,
    double,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect(broken).toEqual([]);
  expect({ lost, double }).toEqual({ lost: 0, double: 0 });
});
