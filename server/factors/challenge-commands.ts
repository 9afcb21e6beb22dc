import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { hashSecret } from '../authentication/tokens.ts';
import type { Database } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { factorChallenges } from '../db/schema/factors.ts';
import { Unauthenticated } from '../domain/denials.ts';

type Purpose = (typeof factorChallenges.$inferSelect)['purpose'];

/** An authenticator app has to be installed and opened meanwhile; for all else the browser asks at once. */
const MINUTES: Readonly<Partial<Record<Purpose, number>>> = { add_totp: 15 };
const USUAL_MINUTES = 5;

/**
 * Stores a challenge for some minutes. Several may be open, for example in two tabs.
 *
 * @throws Unauthenticated when the session has ended since the call began
 */
export async function storeChallenge(
  db: Database,
  stored: { challenge: string; tokenHash: string; purpose: Purpose; secret?: string },
): Promise<void> {
  const { challenge, ...rest } = stored;
  const expiresAt = sql`now() + make_interval(mins => ${MINUTES[stored.purpose] ?? USUAL_MINUTES})`;
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

const isTotpOf = (tokenHash: string) =>
  and(eq(factorChallenges.tokenHash, tokenHash), eq(factorChallenges.purpose, 'add_totp'));

/** The secret, encrypted, that the session was offered last and has not used. */
export async function openTotp(db: Database, tokenHash: string): Promise<string | undefined> {
  const [open] = await db
    .select({ secret: factorChallenges.secret })
    .from(factorChallenges)
    .where(and(isTotpOf(tokenHash), gt(factorChallenges.expiresAt, sql`now()`)))
    .orderBy(desc(factorChallenges.expiresAt))
    .limit(1);
  return open?.secret ?? undefined;
}

/** Withdraws every offer of the session. */
export async function forgetTotp(db: Database, tokenHash: string): Promise<void> {
  await db.delete(factorChallenges).where(isTotpOf(tokenHash));
}

/** Deletes expired challenges. */
export async function forgetOldChallenges(db: Database): Promise<void> {
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, sql`now()`));
}
