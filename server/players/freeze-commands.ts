import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { eachAlone } from '../db/each-alone.ts';
import { admins } from '../db/schema/people.ts';
import { playerFreezes } from '../db/schema/players.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import { InvalidInput, InvalidTransition } from '../domain/errors.ts';
import { freezeIsInForce } from '../ledger/player-stops.ts';
import { unfreezePlayer } from './commands.ts';

/** So many players a person may freeze within an hour without a second factor: what a case takes, and no way to stop everybody's payments. */
export const FREEZES_WITHOUT_FACTOR = 5;

/** How many players somebody has frozen within the last hour, whatever became of the freezes. */
export async function freezesWithinAnHour(tx: Transaction, adminId: string): Promise<number> {
  const isRecent = gte(playerFreezes.createdAt, sql`now() - interval '1 hour'`);
  return tx.$count(playerFreezes, and(eq(playerFreezes.adminId, adminId), isRecent));
}

/** The freezes that end together, and why. */
export interface FreezesOfOne {
  /** Of an administrator, who may be disabled by now; upper and lower case are the same. */
  username: string;
  /** Only freezes that began then or later. */
  since: Date;
  reason: string;
}

/** The players whose freezes ended, and those whose freeze could not be ended. */
export interface EndedTogether {
  ended: string[];
  failed: { playerId: string; error: unknown }[];
  /** Whether there are freezes that were not tried. */
  hasMore: boolean;
}

/**
 * Ends the freezes in force that one person began since a time, each in a transaction of its own with its audit row and its event. One that
 * somebody else ends meanwhile is nobody's failure.
 *
 * @param atMost so many of them, and no more once `ends` is aborted
 * @throws InvalidInput when there is no such administrator
 */
export async function endFreezesOf(
  db: Database,
  by: Actor | SystemActor,
  { username, since, reason }: FreezesOfOne,
  { atMost, ends }: { atMost?: number; ends?: AbortSignal } = {},
): Promise<EndedTogether> {
  const isNamed = eq(admins.username, username.trim().toLowerCase());
  const [admin] = await db.select().from(admins).where(isNamed);
  if (!admin) throw new InvalidInput([{ path: 'frozen_by', message: 'is no administrator’s username' }]);
  const query = db
    .select({ playerId: playerFreezes.playerId })
    .from(playerFreezes)
    .where(and(eq(playerFreezes.adminId, admin.adminId), gte(playerFreezes.createdAt, since), freezeIsInForce))
    .orderBy(asc(playerFreezes.playerId));
  // One more than asked for tells whether there are more.
  const frozen = await (atMost === undefined ? query : query.limit(atMost + 1));
  const outcome: EndedTogether = { ended: [], failed: [], hasMore: frozen.length > (atMost ?? frozen.length) };
  const end = async ({ playerId }: { playerId: string }) => {
    if (ends?.aborted) {
      outcome.hasMore = true;
      return;
    }
    await inTransaction(db, (tx) => unfreezePlayer(tx, by, playerId, reason));
    outcome.ended.push(playerId);
  };
  await eachAlone(frozen.slice(0, atMost), end, ({ playerId }, error) => {
    if (!(error instanceof InvalidTransition)) outcome.failed.push({ playerId, error });
  });
  return outcome;
}
