import type { Transaction } from '../server/db/database.ts';
import { insertRows } from '../server/db/insert-rows.ts';
import { auditLog } from '../server/db/schema/audit.ts';
import { payouts } from '../server/db/schema/revenue.ts';
import { CONSOLE } from '../server/domain/actor.ts';
import type { PlayerAction } from './player-cases.ts';
import { actorOf } from './staff.ts';
import type { WithdrawalChange } from './withdrawals.ts';

/** Writes the audit rows of every change of a withdrawal, payout and player, as the commands would have, oldest first. */
export async function insertAudit(
  tx: Transaction,
  changes: WithdrawalChange[],
  ofPlayers: PlayerAction[],
): Promise<void> {
  const ofWithdrawals = changes
    // Players create withdrawals outside this system.
    .filter(({ action }) => action !== 'create')
    .map((change) => ({
      createdAt: new Date(change.at),
      ...actorOf(change.adminId ?? null),
      action: `withdrawal.${change.action}`,
      subjectType: 'withdrawal',
      subjectId: change.withdrawalId,
      before: { status: change.fromStatus } as object | null,
      after: { status: change.toStatus, note: change.note ?? null } as object,
    }));
  const ofPayouts = (await tx.select().from(payouts)).map((payout) => ({
    createdAt: payout.paidOutAt,
    ...actorOf(payout.adminId),
    action: 'payout.process',
    subjectType: 'payout',
    subjectId: String(payout.id),
    before: null,
    after: { amount_cents: payout.amountCents, payout_reference: payout.payoutReference },
  }));
  const onPlayers = ofPlayers.map(({ at, adminId, action, subjectType, subjectId, after }) => ({
    createdAt: new Date(at),
    ...(adminId === null ? { ...actorOf(null), username: CONSOLE.username } : actorOf(adminId)),
    ...{ action, subjectType, subjectId, before: null, after },
  }));
  const rows = [...ofWithdrawals, ...ofPayouts, ...onPlayers].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  await insertRows(tx, auditLog, rows);
}
