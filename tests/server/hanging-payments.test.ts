import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { holdRequests } from '../../server/ledger/withdrawal-requests.ts';
import { PaymentWorker } from '../../server/payments/payment-worker.ts';
import type { PaymentRail } from '../../server/payments/rail/rail.ts';
import { changeWithdrawals } from '../../server/withdrawals/commands.ts';
import { aWithdrawal, serverUnderTest } from './server-under-test.ts';

// Payments about which the rail never answers, on a clock that the test moves: it ends the calls that the worker would have given up by
// then, and takes the times in the database back.

const app = serverUnderTest();
const LEASE_SECONDS = 30;
/** Two thirds of the lease. */
const TIMEOUT_SECONDS = 20;

/** Workers of two processes, and a rail that answers nothing by itself. */
function underTest({ workers }: { workers: number }) {
  let seconds = 0;
  const asked: { id: string; at: number }[] = [];
  const open = new Set<{ at: number; giveUp: () => void }>();
  const rail: PaymentRail = {
    pay: (_, { withdrawalId: id }) =>
      new Promise((_answer, reject) => {
        asked.push({ id, at: seconds });
        open.add({ at: seconds, giveUp: () => reject(new Error('timeout')) });
      }),
  };
  const log = pino({ level: 'silent' });
  const all = Array.from(
    { length: workers },
    () => new PaymentWorker({ db: app.db, rail, log, processAfterMinutes: 15, leaseSeconds: LEASE_SECONDS }),
  );
  const giveUp = async (isOver: (at: number) => boolean) => {
    for (const call of open) {
      if (!isOver(call.at)) continue;
      open.delete(call);
      call.giveUp();
    }
    // The worker notices when the promises that it waits for have settled.
    await new Promise(setImmediate);
  };
  return {
    asked,
    now: () => seconds,
    /** Lets the time pass in steps; before each, every worker looks. */
    async pass(duration: number, step = 5) {
      const shift = sql`make_interval(secs => ${step})`;
      for (const until = seconds + duration; seconds < until; ) {
        for (const worker of all) while (await worker.look());
        seconds += step;
        await app.db.update(withdrawals).set({
          updatedAt: sql`${withdrawals.updatedAt} - ${shift}`,
          askedAt: sql`${withdrawals.askedAt} - ${shift}`,
          leaseUntil: sql`${withdrawals.leaseUntil} - ${shift}`,
        });
        await giveUp((at) => seconds - at >= TIMEOUT_SECONDS);
      }
    },
    stop: async () => {
      await giveUp(() => true);
      await Promise.all(all.map((worker) => worker.idle()));
    },
  };
}

/** Withdrawals about which the rail was asked before, at different times. */
async function hanging(count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `HANGING-${index}`);
  const bank = { bankName: 'First Meridian Bank', accountLast4: '4417', routingLast4: '0248', accountType: 'checking' };
  const request = { ...bank, playerId: 'PLR-1', gameId: 'starfall', requestedCents: 25_000, feeCents: 625 };
  const requests = ids.map((withdrawalId) => ({ ...request, withdrawalId, status: 'pending_review' as const }));
  await app.db.transaction((tx) => holdRequests(tx, requests));
  for (const action of ['approve', 'process'] as const) await changeWithdrawals(app.db, SYSTEM, ids, { action });
  await app.db.update(withdrawals).set({
    askedAt: sql`now() - make_interval(secs => 40 + random() * 600)`,
    leaseUntil: sql`now() - make_interval(secs => random() * 5)`,
  });
}

test.each([
  [12, 1],
  [100, 2],
])('beside %i payments without an answer a new one is asked about at once, by %i workers', async (count, workers) => {
  await hanging(count);
  const run = underTest({ workers });
  await run.pass(30);
  for (let payment = 0; payment < 2; payment++) {
    const since = run.now();
    const fresh = await aWithdrawal(app.db, { status: 'processing' });
    await run.pass(20);
    expect(run.asked.find(({ id }) => id === fresh)?.at).toBe(since);
  }
  await run.stop();
});

test('a payment without an answer is asked about after ever longer waits, at most ten minutes', async () => {
  await aWithdrawal(app.db, { status: 'processing' });
  const run = underTest({ workers: 1 });
  await run.pass(2_400, 10);
  const times = run.asked.map(({ at }) => at);
  const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  const expected = times.slice(0, -1).map((asked) => Math.min(Math.max(asked, LEASE_SECONDS), 600));
  for (const [index, wait] of waits.entries()) {
    // It looks every ten seconds here, and the test itself takes time too.
    expect(wait - (expected[index] ?? 0)).toBeOneOf([0, 10, 20, 30]);
  }
  expect(waits.slice(-2)).toEqual([600, 600]);
  await run.stop();
});
