import { and, desc, gte, inArray, isNull } from 'drizzle-orm';
import { actorOf } from '../../demo/staff.ts';
import { processPayout } from '../company-revenue/commands.ts';
import type { Database, Transaction } from '../db/database.ts';
import { approvalRules } from '../db/schema/approvals.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { stoppedPlayers } from '../ledger/player-stops.ts';
import { availableRevenue } from '../ledger/revenue-line.ts';
import { hashOf } from '../second-person/rule-queries.ts';
import type { Rule } from '../second-person/rules.ts';
import { changeWithdrawal } from '../withdrawals/commands.ts';

const DAYS_IN_FORCE = 30;
/** A payout needs a second person from so many times the amount of a withdrawal on. */
const PAYOUT_TIMES = 4;

/**
 * Puts rules in force in a new demo, and asks a second person for five decisions by the usual commands, so that two people play it in two browsers:
 * `reviewer` and `finance` decide those of `admin`, who decides theirs. Of a small demo there may be fewer.
 *
 * @param fromCents from which amount on withdrawals wait
 */
export async function insertDemoRequests(db: Database, fromCents: number): Promise<void> {
  const [admin, reviewer, finance] = [personOf('adm_1'), personOf('adm_4'), personOf('adm_5')];
  await inTransaction(db, async (tx) => {
    await insertRules(tx, fromCents);
    const [first, second] = await largest(tx, ['pending_review', 'pending'], fromCents);
    const [failed] = await largest(tx, ['failed'], fromCents);
    if (first) await changeWithdrawal(tx, admin, first, { action: 'approve', note: 'Checked by telephone.' });
    if (second) await changeWithdrawal(tx, reviewer, second, { action: 'approve' });
    if (failed) await changeWithdrawal(tx, admin, failed, { action: 'retry' });
    if ((await availableRevenue(tx)).cents < PAYOUT_TIMES * fromCents) return;
    const payout = { amountCents: PAYOUT_TIMES * fromCents, method: 'Bank Transfer' };
    await processPayout(tx, admin, { ...payout, notes: 'Fees of the month' });
    await processPayout(tx, finance, { ...payout, notes: 'Reserve' });
  });
}

async function insertRules(tx: Transaction, fromCents: number): Promise<void> {
  const rules: Rule[] = [
    { actions: ['approve', 'process', 'retry'], fact: 'amount', atLeastCents: fromCents },
    { actions: ['payout'], fact: 'amount', atLeastCents: PAYOUT_TIMES * fromCents },
  ];
  const reason = 'Large sums are decided by two people.';
  const hash = hashOf({ version: 1, rules, reason, before: null });
  const createdAt = new Date(Date.now() - DAYS_IN_FORCE * 24 * 60 * 60_000);
  const by = { adminId: 'adm_1', secondAdminId: 'adm_2' };
  await tx.insert(approvalRules).values({ version: 1, rules, reason, hash, createdAt, ...by });
}

/** The largest first, of players who may be paid. */
async function largest(tx: Transaction, statuses: string[], fromCents: number): Promise<string[]> {
  const { withdrawalId, requestedCents, status, returnedAt, playerId } = withdrawals;
  const rows = await tx
    .select({ withdrawalId, playerId })
    .from(withdrawals)
    .where(and(inArray(status, statuses), gte(requestedCents, fromCents), isNull(returnedAt)))
    .orderBy(desc(requestedCents), withdrawalId);
  const stopped = await stoppedPlayers(tx, [...new Set(rows.map((row) => row.playerId))]);
  return rows.filter((row) => !stopped.has(row.playerId)).map((row) => row.withdrawalId);
}

function personOf(adminId: string): Actor {
  const { username, address } = actorOf(adminId);
  return { adminId, username: username ?? '', address, requestId: null };
}
