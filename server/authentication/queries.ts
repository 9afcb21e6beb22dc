import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { admins, sessions } from '../db/schema.ts';
import { fitsBinding, hashSecret } from './tokens.ts';

export type Admin = typeof admins.$inferSelect;

/** Of a session: eight hours are not over, and the administrator did something within the last 30 minutes. */
export const inForce = sql`(${sessions.expiresAt} > now() and ${sessions.lastActiveAt} > now() - interval '30 minutes')`;

/** SQL of whether the stored time of the session's last activity is more than a minute old. */
export const touchIsDue = sql<boolean>`(${sessions.lastActiveAt} < now() - interval '1 minute')`;

/**
 * The session of a token; undefined when it is unknown, over, signed out or disabled, or when it is bound to a cookie that did not
 * come along.
 *
 * @param shown what came with the request
 */
export async function sessionOf(
  db: Database,
  { token, cookies }: { token: string; cookies: Record<string, string> },
): Promise<{ admin: Admin; touchIsDue: boolean } | undefined> {
  const [row] = await db
    .select({ admin: admins, bindingHash: sessions.bindingHash, touchIsDue })
    .from(sessions)
    .innerJoin(admins, eq(admins.adminId, sessions.adminId))
    .where(and(eq(sessions.tokenHash, hashSecret(token)), inForce, isNull(admins.disabledAt)))
    // Of every call: planned once a connection.
    .prepare('session_of')
    .execute();
  return row && fitsBinding(row.bindingHash, token, cookies) ? row : undefined;
}
