import { setTimeout as after } from 'node:timers/promises';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformEvents, webhookDeliveries } from '../../server/db/schema/platform.ts';
import { type Cluster, each, startCluster } from './cluster.ts';
import { someWithdrawals } from './reviews.ts';
import { report, size } from './suite.ts';
import { badTarget, forbiddenTarget, type Target } from './webhook-targets.ts';

const WITHDRAWALS = size(8, 120);
const KILLS = size(2, 30);
const KILL_EVERY_MS = 600;
/** The decisions about each withdrawal, one after the other. */
const STEPS = ['approve', 'recall', 'approve', 'recall', 'reject'];

let cluster: Cluster;
let elsewhere: Awaited<ReturnType<typeof forbiddenTarget>>;
let targets: Target[] = [];
beforeAll(async () => {
  elsewhere = await forbiddenTarget();
  targets = await Promise.all([1, 2].map((seed) => badTarget(seed, elsewhere.url)));
  const env = { WEBHOOK_ALLOW_PRIVATE: '1', SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') };
  cluster = await startCluster({ processes: 2, env });
});
afterAll(async () => {
  await cluster?.close();
  for (const target of targets) target.close();
  elsewhere?.close();
});

/** The waiting time after a failure passes at once, and so do the leases of a process that was killed. */
async function letTimePass(leases: boolean): Promise<void> {
  await cluster.db
    .update(webhookDeliveries)
    .set({ nextAt: sql`now()`, ...(leases && { leasedUntil: null }) })
    .where(eq(webhookDeliveries.state, 'waiting'));
}

async function killInTurn(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill++) {
    await after(KILL_EVERY_MS);
    await cluster.killAndRestart(kill % cluster.size);
    for (const target of targets) target.letGo();
    await letTimePass(true);
  }
}

/** @returns how many calls it took */
async function decide(ids: string[]): Promise<number> {
  let calls = 0;
  await each(ids.length, 4, async (index) => {
    const id = ids[index] ?? '';
    for (const [step, action] of STEPS.entries()) {
      const request = {
        path: `/admin/withdrawal/withdrawals/${id}/${action}`,
        body: action === 'approve' ? {} : { reason: 'A test' },
        key: `${id}-${step}`,
      };
      // A process that was killed did not answer: the other one is asked, with the same key.
      while ((await cluster.call(calls++, request))?.status !== 200);
    }
  });
  return calls;
}

const waiting = () => cluster.db.$count(webhookDeliveries, eq(webhookDeliveries.state, 'waiting'));

test('every decision reaches each target with one id and in order, however targets answer and whatever is killed; none follows a redirect', async () => {
  const ids = await someWithdrawals(cluster, 'HOOK', WITHDRAWALS);
  const byUrl = new Map<string, string>();
  for (const { url } of targets) {
    const made = await cluster.call(0, { path: '/api/admin/system/webhooks', body: { url } });
    byUrl.set(url, JSON.parse(made?.text ?? '').target.id);
  }
  const [calls] = await Promise.all([decide(ids), killInTurn()]);
  for (const target of targets) target.behave();
  const expected = WITHDRAWALS * STEPS.length;
  const delivered = async () =>
    (await cluster.db.$count(webhookDeliveries)) === expected * 2 && (await waiting()) === 0;
  while (!(await delivered())) {
    await letTimePass(true);
    await after(300);
  }

  const events = await cluster.db.select().from(platformEvents).where(gt(platformEvents.position, 0));
  const wrong: string[] = [];
  let arrivals = 0;
  for (const { url, arrived } of targets) {
    arrivals += arrived.length;
    const log = await cluster.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.targetId, byUrl.get(url) ?? ''))
      .orderBy(asc(webhookDeliveries.deliveryId));
    wrong.push(...outOfOrder(arrived));
    for (const event of events) {
      const id = String(event.position);
      const messages = arrived.filter((one) => one.id === id);
      const logged = log.filter(({ position }) => position === event.position);
      const [{ state = '', attempts = 0, answerStatus = 0 } = {}] = logged;
      if (logged.length !== 1 || state !== 'delivered') wrong.push(`${id} is ${state} in ${logged.length} lines`);
      if (new Set(messages.map(({ body }) => body)).size !== 1) wrong.push(`${id} is not one message`);
      if (!messages.some(({ taken }) => taken)) wrong.push(`${id} was never taken`);
      // An attempt whose process was killed may have got nowhere.
      if (attempts < messages.length) wrong.push(`${id} came ${messages.length} times in ${attempts} attempts`);
      if (answerStatus !== 200 && answerStatus !== 204) wrong.push(`${id} was delivered with ${answerStatus}`);
    }
    if (new Set(arrived.map(({ id }) => id)).size !== events.length) wrong.push('there are ids of no event');
  }
  report('webhooks', { operations: calls + arrivals, faults: KILLS, lost: wrong.length });
  expect(wrong).toEqual([]);
  expect(events).toHaveLength(expected);
  expect(elsewhere.connections()).toBe(0);
  expect(await cluster.broken()).toEqual([]);
  expect(cluster.output().match(/.*(unhandled|uncaught).*/gi)).toBeNull();
});

/** Messages about a record that were sent although an earlier one about it had not been taken. */
function outOfOrder(arrived: Target['arrived']): string[] {
  const subjects = new Set(arrived.map(({ subject }) => subject));
  return [...subjects].flatMap((subject) => {
    const about = arrived.filter((one) => one.subject === subject);
    const ids = [...new Set(about.map(({ id }) => id))].toSorted((one, other) => Number(one) - Number(other));
    return ids.slice(1).flatMap((id, index) => {
      const first = about.findIndex((one) => one.id === id);
      const before = about.findIndex((one) => one.id === ids[index] && one.taken);
      return before >= 0 && before < first ? [] : [`${id} about ${subject} came before ${ids[index]} was taken`];
    });
  });
}
