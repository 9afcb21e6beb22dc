import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../server/db/database.ts';
import { payouts, revenueRecords, revenueReversals } from '../../server/db/schema/revenue.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { recordRevenue } from '../../server/ledger/revenue.ts';
import { availableRevenue } from '../../server/ledger/revenue-line.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import type { WithdrawalAction } from '../../server/withdrawals/status.ts';
import { aWithdrawal, bankReturns, behindTheTriggers, type TestApp } from './server-under-test.ts';

// Random histories of everything that figures count, at and beside the edges of days, months and periods.

const DAY = 86_400_000;
const now = Date.now();
const midnight = (daysAgo: number) => Math.floor(now / DAY) * DAY - daysAgo * DAY;
const firstOfMonth = (back: number) => Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() - back, 1);
const EDGES = [
  ...[0, 1, 6, 7, 13, 14, 29, 30, 59, 60, 89, 90, 179, 180].map(midnight),
  ...[0, 1, 2, 11, 12, 13].map(firstOfMonth),
];
/** A moment of the past in microseconds since 1970: an edge, the microsecond before or after it, or somewhere in that day. */
const moment = fc
  .tuple(
    fc.constantFrom(...EDGES),
    fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -DAY * 1000, max: DAY * 1000 })),
  )
  .map(([edge, beside]) => Math.min(edge * 1000 + beside, (now - 60_000) * 1000));
const timestamp = (micros: number) => sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;

export const GAMES = ['starfall', 'caravan'];
export const PLAYERS = ['PLR-1', 'PLR-2', 'PLR-3'];
const PATHS: WithdrawalAction[][] = [
  [],
  ['reject'],
  ['cancel'],
  ['approve'],
  ['approve', 'recall'],
  ['approve', 'recall', 'approve', 'process'],
  ['approve', 'process', 'fail'],
  ['approve', 'process', 'fail', 'release'],
  ['approve', 'process', 'fail', 'retry', 'fail', 'retry', 'complete'],
  ['approve', 'process', 'complete'],
  ['approve', 'process', 'complete', 'return'],
  ['approve', 'process', 'complete', 'return', 'reject'],
  ['approve', 'process', 'complete', 'return', 'approve', 'process', 'fail', 'retry', 'complete', 'return'],
];

const made = fc.record({
  transactionType: fc.constantFrom('purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase'),
  playerId: fc.constantFrom(...PLAYERS),
  gameId: fc.constantFrom(...GAMES),
  itemId: fc.constantFrom(null, 'ITM-1', 'ITM-2'),
  amountCents: fc.integer({ min: 1_000, max: 99_999 }),
  feeCents: fc.integer({ min: 0, max: 999 }),
  status: fc.constantFrom('pending', 'completed', 'failed', 'cancelled'),
  at: moment,
});
const withdrawn = fc.record({
  path: fc.constantFrom(...PATHS),
  gameId: fc.constantFrom(...GAMES),
  status: fc.constantFrom('pending' as const, 'pending_review' as const),
  requestedCents: fc.integer({ min: 1_000, max: 99_999 }),
  feeCents: fc.integer({ min: 0, max: 999 }),
  /** Of the request and of each step, in any order. */
  moments: fc.array(moment, { minLength: 11, maxLength: 11 }),
});
const earned = fc.record({
  revenueType: fc.constantFrom('platform_fee' as const, 'other' as const),
  gameId: fc.constantFrom(...GAMES),
  amountCents: fc.integer({ min: 1, max: 9_999 }),
  at: moment,
});
const paid = fc.record({ share: fc.constantFrom(0.3, 0.999, 1), at: moment });

export const figureHistory = fc.record({
  made: fc.array(made, { minLength: 12, maxLength: 25 }),
  withdrawn: fc.array(withdrawn, { minLength: 4, maxLength: 7 }),
  earned: fc.array(earned, { minLength: 3, maxLength: 8 }),
  paid: fc.array(paid, { minLength: 1, maxLength: 2 }),
  madeLater: fc.array(made, { maxLength: 5 }),
  withdrawnLater: fc.array(withdrawn, { minLength: 1, maxLength: 3 }),
});
export type FigureHistory = typeof figureHistory extends fc.Arbitrary<infer H> ? H : never;
type Made = FigureHistory['made'][number];
type Withdrawn = FigureHistory['withdrawn'][number];

let count = 0;
const nextId = (kind: string) => `${kind}-${String(++count).padStart(6, '0')}`;

export async function makeTransaction(db: Database, { at, ...row }: Made): Promise<void> {
  const transactionId = nextId('F');
  await db.insert(transactions).values({ ...row, transactionId, createdAt: timestamp(at) as unknown as Date });
  if (row.status !== 'completed' || row.feeCents === 0) return;
  await earn(db, { revenueType: 'purchase_fee', sourceType: 'transaction', sourceId: transactionId }, row.feeCents, at);
}

type Source = { revenueType: 'purchase_fee' | 'platform_fee' | 'other'; sourceType: string; sourceId: string };

async function earn(db: Database, source: Source, amountCents: number, at: number): Promise<void> {
  await db.transaction((tx) => recordRevenue(tx, [{ ...source, amountCents }]));
  await db
    .update(revenueRecords)
    .set({ createdAt: timestamp(at) as unknown as Date })
    .where(eq(revenueRecords.sourceId, source.sourceId));
}

/** A month's fee of a game, or revenue of no game. */
export function makeRevenue(db: Database, { revenueType, gameId, amountCents, at }: FigureHistory['earned'][number]) {
  const month = `${1000 + (++count % 9000)}-0${1 + (count % 9)}`;
  const sourceId = revenueType === 'other' ? nextId('LIC') : `${gameId}_${month}`;
  return earn(db, { revenueType, sourceType: revenueType === 'other' ? 'other' : 'game', sourceId }, amountCents, at);
}

/** Goes through the commands, at the present; `moveSteps` moves it to its moments. */
export async function makeWithdrawal(db: Database, { path, moments: _, ...values }: Withdrawn): Promise<string> {
  const id = await aWithdrawal(db, { ...values, netCents: values.requestedCents - values.feeCents });
  for (const action of path) {
    if (action === 'return') await bankReturns(db, id);
    else await changeWithdrawal(db, SYSTEM, id, { action, note: 'For a test' });
  }
  return id;
}

/** Moves the request, the steps, the fees and their reversals to the moments, in their order. The rollups are then out of date. */
export async function moveSteps(db: Database, id: string, moments: readonly number[]): Promise<void> {
  const times = moments.toSorted((one, other) => one - other);
  const steps = await db
    .select()
    .from(withdrawalHistory)
    .where(eq(withdrawalHistory.withdrawalId, id))
    .orderBy(withdrawalHistory.id);
  const fees = await db.select().from(revenueRecords).where(eq(revenueRecords.sourceId, id)).orderBy(revenueRecords.id);
  const places = (status: string, action?: string) =>
    steps.flatMap((step, place) => (step.toStatus === status && (!action || step.action === action) ? [place] : []));
  const at = (place = 0) => timestamp(times[place] ?? 0);
  await behindTheTriggers(db, async (tx) => {
    await tx
      .update(withdrawals)
      .set({ createdAt: at() as unknown as Date })
      .where(eq(withdrawals.withdrawalId, id));
    for (const [place, step] of steps.entries())
      await tx.execute(sql`update ${withdrawalHistory} set created_at = ${at(place)} where id = ${step.id}`);
    for (const [place, fee] of fees.entries()) {
      const [paidAt, returnedAt] = [places('completed')[place], places('pending_review', 'return')[place]];
      await tx.execute(sql`update ${revenueRecords} set created_at = ${at(paidAt)} where id = ${fee.id}`);
      await tx.execute(
        sql`update ${revenueReversals} set created_at = ${at(returnedAt)} where revenue_record_id = ${fee.id}`,
      );
    }
  });
}

/** Pays out a share of what is available, if there is anything, and moves the payout to its moment. */
export async function makePayout(app: TestApp, { share, at }: FigureHistory['paid'][number]): Promise<void> {
  const { cents } = await availableRevenue(app.db);
  const amountCents = Math.max(1, Math.floor(cents * share));
  if (cents === 0) return;
  const body = { payout_amount: amountCents / 100, payout_method: 'ACH' };
  const { body: paid } = await app.call('POST', '/api/admin/company-revenue/process-payout', { body });
  if (!paid.success) throw new Error(paid.error);
  await app.db
    .update(payouts)
    .set({ paidOutAt: timestamp(at) as unknown as Date })
    .where(inArray(payouts.id, [Number(paid.payout.id)]));
}
