import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { compare, payOut, someRevenue, totals } from './payouts.ts';
import { report, size } from './suite.ts';

/** Less than the clients ask for. */
const CENTS = size(400_000, 1_000_000);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.close());

test('revenue is never overdrawn, and a call that is sent twice is answered the same and paid once', async () => {
  await someRevenue(cluster, CENTS);
  const paidOut = await payOut(size(7, 40), cluster.call);
  const { lost, double } = await compare(cluster, paidOut);
  const { earned, paid } = await totals(cluster);
  const broken = await cluster.broken();
  report('payout', {
    operations: paidOut.operations,
    faults: 0,
    lost,
    double: double + paidOut.different,
    stuck: paidOut.stuck,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect(broken).toEqual([]);
  expect({ lost, double, different: paidOut.different, stuck: paidOut.stuck }).toEqual({
    lost: 0,
    double: 0,
    different: 0,
    stuck: 0,
  });
  expect(earned).toBe(CENTS);
  expect(paid).toBe([...paidOut.told.values()].reduce((sum, cents) => sum + cents, 0));
  // The clients asked for more than there is, so what is left is less than the smallest refused amount.
  expect(earned - paid).toBeGreaterThanOrEqual(0);
  expect(earned - paid).toBeLessThan(10_000);
});
