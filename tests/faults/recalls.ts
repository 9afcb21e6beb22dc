import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { SYSTEM } from '../../server/domain/actor.ts';
import { sendApproved } from '../../server/payments/send-commands.ts';
import { changeWithdrawals } from '../../server/withdrawals/commands.ts';
import { type Cluster, countOf, each } from './cluster.ts';

const LIST = '/admin/withdrawal/withdrawals';

export interface Recalled {
  /** Calls that were answered. */
  told: number;
  /** Withdrawals that were sent although a recall was confirmed, or the reverse. */
  lost: number;
  double: number;
}

/** Approves the withdrawals, and sends them like the worker, while clients of both processes recall them. */
export async function recallWhileSending(cluster: Cluster, ids: string[]): Promise<Recalled> {
  await changeWithdrawals(cluster.db, SYSTEM, ids, { action: 'approve' });
  const recalled: string[] = [];
  let told = 0;
  let recalling = true;
  const worker = async () => {
    // A few at a time, so that sending lasts as long as recalling.
    while (recalling) await sendApproved(cluster.db, 0, 3);
  };
  const clients = async () => {
    await each(ids.length, 8, async (index) => {
      const path = `${LIST}/${ids[ids.length - 1 - index]}/recall`;
      const answers = await Promise.all(
        [0, 1].map((process) => cluster.call(process, { path, body: { reason: 'Another account' } })),
      );
      for (const answer of answers) {
        expect([200, 409]).toContain(answer?.status);
        told += 1;
        if (answer?.status === 200) recalled.push(JSON.parse(answer.text).withdrawal_id);
      }
    });
    recalling = false;
  };
  await Promise.all([worker(), clients()]);
  while ((await sendApproved(cluster.db, 0, 50)) > 0);
  let lost = 0;
  for (const id of ids) {
    const status = recalled.includes(id) ? 'pending_review' : 'processing';
    const kept = await countOf(
      cluster.db,
      sql`select from withdrawals where withdrawal_id = ${id} and status = ${status}`,
    );
    if (kept !== 1) lost += 1;
  }
  return { told, lost, double: recalled.length - new Set(recalled).size };
}
