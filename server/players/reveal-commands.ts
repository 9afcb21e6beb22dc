import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { secondsUntilAllowed } from '../audit/limit-queries.ts';
import { lockSubjectUntilEnd } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { players } from '../db/schema/players.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import type { Actor } from '../domain/actor.ts';
import { NotFound } from '../domain/errors.ts';
import { TooManyRevealed } from './refusals.ts';

/**
 * So many records a person may reveal within an hour and within a day, in all sessions together: enough for telephone calls, and no way to copy
 * the list, however slowly.
 */
const LIMITS = [
  { most: 20, hours: 1, within: 'an hour' },
  { most: 100, hours: 24, within: 'a day' },
] as const;

/** The data that name a person; of a player there is only the address. */
export interface Revealed {
  email: string | null;
  contact?: { companyName: string | null; email: string | null; phone: string | null };
}

/**
 * The personal data of a record, with an audit row of who looked, and why. The row has none of the data.
 *
 * @throws NotFound @throws TooManyRevealed
 */
export async function reveal(
  tx: Transaction,
  by: Actor,
  type: 'player' | 'withdrawal',
  id: string,
  reason: string,
): Promise<Revealed> {
  // Of two calls at once, the second sees the first one's row.
  await lockSubjectUntilEnd(tx, 'reveals', by.adminId);
  const found = await (type === 'player' ? playerData(tx, id) : withdrawalData(tx, id));
  await requireFewBefore(tx, by);
  const action = `${type}.reveal` as const;
  await recordAudit(tx, by, [{ action, subjectType: type, subjectId: id, after: { reason: reason.trim() } }]);
  return found;
}

async function requireFewBefore(tx: Transaction, by: Actor): Promise<void> {
  for (const limit of LIMITS) {
    const seconds = await secondsUntilAllowed(tx, by.adminId, 'reveal', limit);
    if (seconds !== undefined) throw new TooManyRevealed(limit.most, limit.within, seconds);
  }
}

async function playerData(tx: Transaction, playerId: string): Promise<Revealed> {
  const [found] = await tx.select({ email: players.email }).from(players).where(eq(players.playerId, playerId));
  if (!found) throw new NotFound(`Player ${playerId}`);
  return found;
}

async function withdrawalData(tx: Transaction, withdrawalId: string): Promise<Revealed> {
  const { companyName, contactEmail, contactPhone } = withdrawals;
  const [found] = await tx
    .select({ email: players.email, contact: { companyName, email: contactEmail, phone: contactPhone } })
    .from(withdrawals)
    .innerJoin(players, eq(players.playerId, withdrawals.playerId))
    .where(eq(withdrawals.withdrawalId, withdrawalId));
  if (!found) throw new NotFound(`Withdrawal ${withdrawalId}`);
  return found;
}
