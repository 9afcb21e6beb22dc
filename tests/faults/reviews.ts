import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { BulkReviewResult } from '../../src/generated/model/bulkReviewResult.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { type Answered, type Cluster, countOf, each, type Request, shuffled } from './cluster.ts';

// Many clients that decide the same withdrawals concurrently.

const LIST = '/admin/withdrawal/withdrawals';
const CLIENTS = 16;

/** Creates withdrawals that await review, and returns their ids. */
export async function someWithdrawals(cluster: Cluster, prefix: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${prefix}-${String(index).padStart(4, '0')}`);
  await each(count, 8, (index) =>
    requestWithdrawal(cluster.db, {
      withdrawalId: ids[index] ?? '',
      playerId: 'PLR-1',
      gameId: 'starfall',
      status: 'pending_review',
      requestedCents: 10_000 + index,
      feeCents: 250,
      bankName: 'First Meridian Bank',
      accountLast4: '4417',
      routingLast4: '0248',
    }),
  );
  return ids;
}

/** How a client gets its answer: in one attempt, or by retrying where there are faults. */
export type Ask = (client: number, request: Request) => Promise<Answered>;

export interface Decided {
  operations: number;
  /** The statuses that clients were told to have set, by withdrawal id. */
  told: Map<string, string[]>;
  /** Calls that were never answered. */
  stuck: number;
}

/** Every client approves or rejects every withdrawal, all of them at the same time for one withdrawal. */
export async function decideAll(ids: string[], ask: Ask): Promise<Decided> {
  const told = new Map<string, string[]>(ids.map((id) => [id, []]));
  let stuck = 0;
  // Two withdrawals at a time, so that 32 calls are in flight.
  await each(ids.length, 2, async (index) => {
    const id = ids[index] ?? '';
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        const action = (client + index) % 2 === 0 ? 'approve' : 'reject';
        const body = action === 'approve' ? { notes: `by ${client}` } : { reason: `by ${client}` };
        const key = `decide-${id}-${client}`;
        const answer = await ask(client, { path: `${LIST}/${id}/${action}`, body, key });
        if (answer === undefined) stuck += 1;
        else if (answer.status === 200) told.get(id)?.push(JSON.parse(answer.text).status);
        else expect([id, answer.status]).toEqual([id, 409]);
      }),
    );
  });
  return { operations: ids.length * CLIENTS, told, stuck };
}

/** Overlapping bulk calls, each with its ids in a different order. */
export async function decideInBulk(ids: string[], calls: number, ask: Ask): Promise<Decided> {
  const told = new Map<string, string[]>(ids.map((id) => [id, []]));
  let stuck = 0;
  await each(calls, CLIENTS, async (index) => {
    const approve = index % 2 === 0;
    const withdrawal_ids = shuffled(ids, index).slice(0, Math.ceil(ids.length / 4));
    const body = approve ? { withdrawal_ids } : { withdrawal_ids, reason: `call ${index}` };
    const path = `${LIST}/bulk-${approve ? 'approve' : 'reject'}`;
    const answer = await ask(index, { path, body, key: `bulk-${index}` });
    if (answer === undefined) {
      stuck += 1;
      return;
    }
    expect(answer.status).toBe(200);
    const result: BulkReviewResult = JSON.parse(answer.text);
    expect(result.succeeded.length + result.failed.length).toBe(withdrawal_ids.length);
    for (const id of result.succeeded) told.get(id)?.push(approve ? 'approved' : 'rejected');
  });
  return { operations: calls, told, stuck };
}

/**
 * Compares the answers with the database: decisions that were confirmed but not made, and those made more than once.
 */
export async function compare({ db }: Cluster, { told }: Decided): Promise<{ lost: number; double: number }> {
  let lost = 0;
  let double = 0;
  for (const [id, statuses] of told) {
    if (statuses.length > 1) double += 1;
    const decisions = await countOf(
      db,
      sql`select from withdrawal_history where withdrawal_id = ${id} and action in ('approve', 'reject')`,
    );
    if (decisions > 1) double += 1;
    const [status] = statuses;
    if (status === undefined) continue;
    const kept = await countOf(db, sql`select from withdrawals where withdrawal_id = ${id} and status = ${status}`);
    if (kept !== 1) lost += 1;
  }
  return { lost, double };
}
