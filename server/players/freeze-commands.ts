import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { eachAlone } from '../db/each-alone.ts';
import { admins } from '../db/schema/people.ts';
import { playerFreezes } from '../db/schema/players.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SystemActor } from '../domain/actor.ts';
import { NotFound } from '../domain/errors.ts';
import { freezeIsInForce } from '../ledger/player-stops.ts';
import { unfreezePlayer } from './commands.ts';

/** So many players a person may freeze within an hour without a second factor: what a case takes, and no way to stop everybody's payments. */
export const FREEZES_WITHOUT_FACTOR = 5;

/** How many players somebody has frozen within the last hour, whatever became of the freezes. */
export async function freezesWithinAnHour(tx: Transaction, adminId: string): Promise<number> {
  const isRecent = gte(playerFreezes.createdAt, sql`now() - interval '1 hour'`);
  return tx.$count(playerFreezes, and(eq(playerFreezes.adminId, adminId), isRecent));
}

/**
 * Ends the freezes in force that somebody began since a time, each in a transaction of its own with its audit row and its event.
 *
 * @param username of an administrator, who may be disabled by now
 * @throws NotFound
 * @returns the players, and those whose freeze could not be ended
 */
export async function endFreezesOf(
  db: Database,
  by: SystemActor,
  { username, since, reason }: { username: string; since: Date; reason: string },
): Promise<{ ended: string[]; failed: string[] }> {
  const [admin] = await db.select().from(admins).where(eq(admins.username, username));
  if (!admin) throw new NotFound(`Administrator ${username}`);
  const frozen = await db
    .select({ playerId: playerFreezes.playerId })
    .from(playerFreezes)
    .where(and(eq(playerFreezes.adminId, admin.adminId), gte(playerFreezes.createdAt, since), freezeIsInForce))
    .orderBy(asc(playerFreezes.playerId));
  const ended: string[] = [];
  const failed: string[] = [];
  const end = async ({ playerId }: { playerId: string }) => {
    await inTransaction(db, (tx) => unfreezePlayer(tx, by, playerId, reason));
    ended.push(playerId);
  };
  await eachAlone(frozen, end, ({ playerId }) => void failed.push(playerId));
  return { ended, failed };
}
