import { and, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { lockSubjectUntilEnd } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { payouts } from '../db/schema/revenue.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { accountsOfPerson } from './person-queries.ts';

const { adminId, secondAdminId, action, createdAt, playerId, withdrawalId } = withdrawalHistory;

/** Steps by which a person lets money go. */
const COUNTED = ['approve', 'process', 'retry'];
const withinADay = (column: PgColumn) => sql`${column} > now() - interval '24 hours'`;

/**
 * The cents of withdrawals and payouts that a person decided alone within the last 24 hours, by whichever account. A withdrawal counts once, and
 * not at all when it is one of `except`. Until the transaction ends, no other decision of the account gets past here.
 */
export async function decidedAlone(tx: Transaction, decider: string, except: string[]): Promise<number> {
  await lockSubjectUntilEnd(tx, 'decisions', decider);
  const accounts = await accountsOfPerson(tx, decider);
  const condition = and(inArray(adminId, accounts), isNull(secondAdminId));
  const withdrawn = await sumOfSteps(tx, condition, except);
  const cents = sql`coalesce(sum(${payouts.amountCents}), 0)`.mapWith(Number);
  const [paidOut] = await tx
    .select({ cents })
    .from(payouts)
    .where(and(inArray(payouts.adminId, accounts), isNull(payouts.secondAdminId), withinADay(payouts.paidOutAt)));
  return withdrawn + (paidOut?.cents ?? 0);
}

/**
 * The cents of a player's withdrawals that people let go within the last 24 hours, without those of `except`. Until the transaction ends, no
 * other decision that asks about the player gets past here; ask in the order of the ids.
 */
export async function decidedForPlayer(tx: Transaction, player: string, except: string[]): Promise<number> {
  await lockSubjectUntilEnd(tx, 'decisions', `player ${player}`);
  return sumOfSteps(tx, and(eq(playerId, player), isNotNull(adminId)), except);
}

async function sumOfSteps(tx: Transaction, condition: SQL | undefined, except: string[]): Promise<number> {
  const steps = tx
    .selectDistinct({ id: withdrawalId })
    .from(withdrawalHistory)
    .where(and(condition, inArray(action, COUNTED), withinADay(createdAt), notInArray(withdrawalId, except)));
  const cents = sql`coalesce(sum(${withdrawals.requestedCents}), 0)`.mapWith(Number);
  const [sum] = await tx.select({ cents }).from(withdrawals).where(inArray(withdrawals.withdrawalId, steps));
  return sum?.cents ?? 0;
}
