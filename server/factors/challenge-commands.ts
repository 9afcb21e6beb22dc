import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashSecret } from '../authentication/tokens.ts';
import type { Database } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { factorChallenges } from '../db/schema/factors.ts';
import { Unauthenticated } from '../http/denials.ts';

type Purpose = (typeof factorChallenges.$inferSelect)['purpose'];

/**
 * Stores a challenge for five minutes. Several may be open, for example in two tabs.
 *
 * @throws Unauthenticated when the session has ended since the call began
 */
export async function storeChallenge(
  db: Database,
  stored: { challenge: string; tokenHash: string; purpose: Purpose; secret?: string },
): Promise<void> {
  const { challenge, ...rest } = stored;
  const expiresAt = sql`now() + interval '5 minutes'`;
  try {
    await db.insert(factorChallenges).values({ ...rest, challengeHash: hashSecret(challenge), expiresAt });
  } catch (error) {
    throw postgresCode(error) === '23503' ? new Unauthenticated() : error;
  }
}

/**
 * Uses a challenge up, whatever becomes of the call: nobody may answer one twice, and of two concurrent answers only one
 * finds it.
 *
 * @returns undefined when it was used, has expired, or was given to another session or for another purpose
 */
export async function takeChallenge(
  db: Database,
  { challenge, tokenHash, purpose }: { challenge: string; tokenHash: string; purpose: Purpose },
): Promise<{ secret: string | null } | undefined> {
  const [used] = await db
    .delete(factorChallenges)
    .where(
      and(
        eq(factorChallenges.challengeHash, hashSecret(challenge)),
        eq(factorChallenges.tokenHash, tokenHash),
        eq(factorChallenges.purpose, purpose),
        gt(factorChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return used;
}

/** Deletes expired challenges. */
export async function forgetOldChallenges(db: Database): Promise<void> {
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, sql`now()`));
}
