import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { factors, recoveryCodes } from '../db/schema/factors.ts';
import { sessions } from '../db/schema/people.ts';
import type { Passkey } from './passkeys.ts';

export type Factor = typeof factors.$inferSelect;

/** The second factors of an administrator, the oldest first. */
export async function factorsOf(db: Database, adminId: string): Promise<Factor[]> {
  return db
    .select()
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
