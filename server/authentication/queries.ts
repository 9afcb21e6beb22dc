import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { admins, sessions } from '../db/schema.ts';
import { type Admin, hashToken } from './commands.ts';

/** The administrator whose session the token belongs to; undefined when it is unknown, expired, signed out or disabled. */
export async function adminOfToken(db: Database, token: string): Promise<Admin | undefined> {
  const [row] = await db
    .select({ admin: admins })
    .from(sessions)
    .innerJoin(admins, eq(admins.adminId, sessions.adminId))
    .where(
      and(eq(sessions.tokenHash, hashToken(token)), sql`${sessions.expiresAt} > now()`, isNull(admins.disabledAt)),
    );
  return row?.admin;
}
