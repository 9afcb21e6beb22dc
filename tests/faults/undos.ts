import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { sendApproved } from '../../server/payments/send-commands.ts';
import { placeEvents } from '../../server/records/events.ts';
import { changeWithdrawals } from '../../server/withdrawals/commands.ts';
import { type Cluster, countOf, each } from './cluster.ts';

const LIST = '/admin/withdrawal/withdrawals';
const ADMIN = { adminId: 'adm_1', username: 'admin', address: null, requestId: null };
/** Of a third each: the hold is over, ends while the others work, and lasts. */
const HOLDS = [0, 0.2, 600];

export interface Undone {
  /** Calls that were answered. */
  told: number;
  /** Withdrawals that have another status, or that the platform heard something else of, than the answers say. */
  lost: number;
  double: number;
}

/**
 * Decides the withdrawals as the administrator, who undoes the decisions by both processes, while the same ones are sent, by the worker and by
 * hand, and their events are told.
 */
export async function undoWhileSending(cluster: Cluster, ids: string[]): Promise<Undone> {
  const approved = (id: string) => ids.indexOf(id) % 2 === 0;
  for (const [third, holdSeconds] of HOLDS.entries()) {
    const some = ids.filter((_, index) => index % HOLDS.length === third);
    const [toApprove, toReject] = [some.filter(approved), some.filter((id) => !approved(id))];
    await changeWithdrawals(cluster.db, ADMIN, toApprove, { action: 'approve', holdSeconds });
    await changeWithdrawals(cluster.db, ADMIN, toReject, { action: 'reject', note: 'Closed', holdSeconds });
  }
  const undone: string[] = [];
  let told = 0;
  let undoing = true;
  const worker = async () => {
    while (undoing) {
      await sendApproved(cluster.db, 0, 3);
      await placeEvents(cluster.db);
    }
  };
  const clients = async () => {
    await each(ids.length, 8, async (index) => {
      const id = ids[ids.length - 1 - index] ?? '';
      const byHand = changeWithdrawals(cluster.db, ADMIN, [id], { action: 'process' });
      const calls = [0, 1].map((process) => cluster.call(process, { path: `${LIST}/${id}/undo` }));
      for (const answer of await Promise.all(calls)) {
        expect([200, 409]).toContain(answer?.status);
        told += 1;
        if (answer?.status === 200) undone.push(id);
      }
      await byHand;
    });
    undoing = false;
  };
  await Promise.all([worker(), clients()]);
  await cluster.db.execute(sql`update platform_events set not_before = now() where not_before is not null`);
  while ((await sendApproved(cluster.db, 0, 50)) > 0);
  await placeEvents(cluster.db);
  let lost = 0;
  for (const id of ids) {
    const status = undone.includes(id) ? 'pending_review' : approved(id) ? 'processing' : 'rejected';
    const heard = undone.includes(id)
      ? ['', 'withdrawal.approved withdrawal.recalled']
      : [approved(id) ? 'withdrawal.approved withdrawal.processing' : 'withdrawal.rejected'];
    const kept = await countOf(
      cluster.db,
      sql`select from withdrawals where withdrawal_id = ${id} and status = ${status} and (
        select coalesce(string_agg(type, ' ' order by position), '') from platform_events where subject_id = ${id}
      ) in ${heard}`,
    );
    if (kept !== 1) lost += 1;
  }
  return { told, lost, double: undone.length - new Set(undone).size };
}
