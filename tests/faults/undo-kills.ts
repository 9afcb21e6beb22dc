import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { placeEvents } from '../../server/records/events.ts';
import type { Cluster } from './cluster.ts';
import { type Ask, someWithdrawals } from './reviews.ts';

const LIST = '/admin/withdrawal/withdrawals';
/** Withdrawals for each kill. Of each four: approved or rejected, and undone or not. */
const FOR_EACH = 4;
/** From the decisions to the kill, milliseconds: while they are made, between them and their undo, and while that is made. */
const MOMENTS = [0, 4, 15, 40, 120];

interface Told {
  isApproved: boolean;
  /** The answer to the client; undefined for one that was closed with its tab, and does not ask again. */
  decision?: number;
  undo?: number;
}

/**
 * Decides some withdrawals before each kill, and undoes half of them, all with the calls of a client that repeats them until there is an answer. Every
 * fourth one is decided by a client that goes away at once.
 */
export async function killWithinHolds(cluster: Cluster, kills: number, ask: Ask): Promise<Map<string, Told>> {
  const told = new Map<string, Told>();
  const restarts: Promise<void>[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await restarts[kill - cluster.size];
    const ids = await someWithdrawals(cluster, `HOLD${kill}`, FOR_EACH);
    const clients = ids.map(async (id, place) => {
      const isApproved = place % 2 === 0;
      const isUndone = place >= FOR_EACH / 2;
      const decision = {
        path: `${LIST}/${id}/${isApproved ? 'approve' : 'reject'}`,
        body: isApproved ? {} : { reason: 'Closed' },
        key: `hold-${id}`,
      };
      told.set(id, { isApproved });
      if (place === 1) return void cluster.call(kill, decision);
      const decided = (await ask(kill, decision))?.status;
      const undone = isUndone
        ? (await ask(kill, { path: `${LIST}/${id}/undo`, key: `undo-${id}` }))?.status
        : undefined;
      told.set(id, { isApproved, ...(decided && { decision: decided }), ...(undone && { undo: undone }) });
    });
    await after(MOMENTS[kill % MOMENTS.length]);
    restarts.push(cluster.killAndRestart(kill % cluster.size));
    await Promise.all(clients);
  }
  await Promise.all(restarts);
  return told;
}

/** The withdrawals whose steps, status and events are not those of exactly one outcome, or not of the one that was answered. */
export async function severalOutcomes({ db }: Cluster, told: Map<string, Told>): Promise<string[]> {
  await db.execute(sql`update platform_events set not_before = now() where not_before is not null`);
  await placeEvents(db);
  const wrong: string[] = [];
  for (const [id, { isApproved, decision, undo }] of told) {
    const done = isApproved ? 'approved' : 'rejected';
    const { rows } = (await db.execute(sql`select status,
        (select count(*)::int from withdrawal_history where withdrawal_id = w.withdrawal_id and action in ('approve', 'reject')) as decisions,
        (select count(*)::int from withdrawal_history where withdrawal_id = w.withdrawal_id and action = 'undo') as undos,
        (select coalesce(string_agg(type, ' ' order by position), '') from platform_events where subject_id = w.withdrawal_id) as heard
      from withdrawals w where withdrawal_id = ${id}`)) as unknown as {
      rows: { status: string; decisions: number; undos: number; heard: string }[];
    };
    const [found] = rows;
    expect(found).toBeDefined();
    if (!found) continue;
    const stands = found.decisions === 1 && found.undos === 0;
    const isOne =
      found.decisions <= 1 &&
      found.undos <= found.decisions &&
      found.status === (stands ? done : 'pending_review') &&
      (stands
        ? found.heard === `withdrawal.${done}`
        : ['', 'withdrawal.approved withdrawal.recalled'].includes(found.heard));
    const isTold =
      (decision === undefined || (decision === 200) === (found.decisions === 1)) &&
      (undo === undefined || (undo === 200) === (found.undos === 1));
    if (!isOne || !isTold) wrong.push(`${id} ${JSON.stringify({ ...found, decision, undo })}`);
  }
  return wrong;
}
