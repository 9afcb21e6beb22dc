import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { factors, recoveryCodes } from '../db/schema/factors.ts';
import { sessions } from '../db/schema/people.ts';
import type { Passkey } from './passkeys.ts';

/** From when on a factor counts for a step-up that does not yet, because it was added on the strength of a recovery code; null when it counts. */
export const waitsUntil =
  sql<Date | null>`case when ${factors.countsFrom} > now() then ${factors.countsFrom} end`.mapWith(factors.countsFrom);

export type Factor = typeof factors.$inferSelect;

/** The second factors of an administrator, the oldest first. */
export async function factorsOf(db: Database, adminId: string): Promise<Factor[]> {
  return db
    .select({ ...getTableColumns(factors), countsFrom: waitsUntil })
    .from(factors)
    .where(eq(factors.adminId, adminId))
    .orderBy(asc(factors.createdAt), factors.factorId);
}

/** The passkeys among them, as the browser needs them. */
export const passkeysAmong = (all: readonly Factor[]): Passkey[] =>
  all.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [transports ? { id: credentialId, transports } : { id: credentialId }],
  );

export async function recoveryCodesLeft(db: Database, adminId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.adminId, adminId));
}

/** For so many seconds a session may add a factor after it has shown one, or a recovery code: `x-step-up` of these operations. */
export const STEP_UP_SECONDS = 300;

/** On whose strength a session may add a factor just now: the first one follows the password. */
export type Strength = 'first' | 'shown' | 'recovered' | 'none';

export async function strengthOf(
  db: Database,
  { tokenHash, adminId }: { tokenHash: string; adminId: string },
): Promise<Strength> {
  const isRecent = (time: typeof sessions.factorShownAt | typeof sessions.recoveredAt) =>
    sql<boolean>`coalesce(${time} > now() - make_interval(secs => ${STEP_UP_SECONDS}), false)`;
  const [session] = await db
    .select({ isShown: isRecent(sessions.factorShownAt), isRecovered: isRecent(sessions.recoveredAt) })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.adminId, adminId)));
  if ((await db.$count(factors, eq(factors.adminId, adminId))) === 0) return 'first';
  if (session?.isShown) return 'shown';
  return session?.isRecovered ? 'recovered' : 'none';
}

/**
 * Whether a session has to show a second factor again.
 *
 * @param seconds for which a factor counts after it was shown
 * @returns whether the session has shown a factor within these seconds, and whether the administrator has any factor
 */
export async function factorShown(
  db: Database,
  { tokenHash, adminId, seconds }: { tokenHash: string; adminId: string; seconds: number },
): Promise<{ isShown: boolean; hasFactor: boolean }> {
  const isRecent = sql<boolean>`coalesce(${sessions.factorShownAt} > now() - ${seconds}::int * interval '1 second', false)`;
  const [row] = await db
    .select({ isShown: isRecent })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.adminId, adminId)));
  const hasFactor = (await db.$count(factors, eq(factors.adminId, adminId))) > 0;
  return { isShown: row?.isShown === true, hasFactor };
}
