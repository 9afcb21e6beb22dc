import type { Permission } from '../../src/generated/model/permission.ts';
import type { Database } from '../db/database.ts';
import { isOneOf } from '../db/one-of.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import { NotFound } from '../domain/errors.ts';
import { factsIfAsked } from './fact-queries.ts';
import { type CaughtDecision, type Judged, judgeCall } from './judge-call.ts';
import { ablePeople, accountsOfPerson } from './person-queries.ts';
import { type MoneyAction, PERMISSION_FOR } from './rules.ts';

interface Foreseen {
  caught: CaughtDecision<Judged>[];
  /** The usernames of those who could be the second person. */
  waitingFor: string[];
}

/**
 * What would wait for a second person if this person made the call now. The same functions judge the call itself, which decides: sums may change
 * until then.
 *
 * @throws NotFound
 */
export async function foreseenRequests(
  db: Database,
  decider: string,
  action: MoneyAction,
  about: { withdrawalIds: string[] } | { amountCents: number },
): Promise<Foreseen> {
  const caught = await inTransaction(db, async (tx) => {
    const decisions =
      'amountCents' in about
        ? [{ action, subjectId: null, amountCents: about.amountCents }]
        : await withdrawalDecisions(tx, action, about.withdrawalIds);
    const asking = await factsIfAsked(tx, decider, action, decisions);
    return asking ? judgeCall(asking.rules, decisions, asking) : [];
  });
  return { caught, waitingFor: caught.length === 0 ? [] : await secondPeople(db, decider, PERMISSION_FOR[action]) };
}

async function withdrawalDecisions(db: Database, action: MoneyAction, ids: string[]): Promise<Judged[]> {
  const rows = await db.select().from(withdrawals).where(isOneOf(withdrawals.withdrawalId, ids));
  const found = new Map(rows.map((row) => [row.withdrawalId, row]));
  return ids.map((id) => {
    const row = found.get(id);
    if (!row) throw new NotFound(`Withdrawal ${id}`);
    return { action, subjectId: id, amountCents: row.requestedCents, playerId: row.playerId };
  });
}

async function secondPeople(db: Database, decider: string, permission: Permission): Promise<string[]> {
  const own = await accountsOfPerson(db, decider);
  return (await ablePeople(db))
    .filter(({ adminId, permissions }) => permissions.includes(permission) && !own.includes(adminId))
    .map(({ username }) => username);
}
