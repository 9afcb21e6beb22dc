import { eq, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { sessions } from './schema.ts';

/**
 * Notes that a session changed something, in the transaction of the change: what has committed needs nothing more, and a replica that
 * has this time has the change too. The time moves on by a microsecond at least, so that no two changes of a session leave the same:
 * `SessionMark` tells by it which of them a reader has seen.
 *
 * To be called last: until the transaction ends, other changes of the session wait for it.
 */
export async function noteSessionChange(tx: Transaction, tokenHash: string): Promise<void> {
  await tx
    .update(sessions)
    // Not now(), when the transaction began: it may have waited since.
    .set({ lastActiveAt: sql`greatest(clock_timestamp(), ${sessions.lastActiveAt} + interval '1 microsecond')` })
    .where(eq(sessions.tokenHash, tokenHash));
}
