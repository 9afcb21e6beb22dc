import { lt, sql } from 'drizzle-orm';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Database } from '../db/database.ts';
import { permissionUses } from '../db/schema/people.ts';

const HOUR_MS = 60 * 60_000;
const RETRY_AFTER_MS = 60_000;
/** Far more than there are accounts and permissions; only a bound on memory. */
const MAX_REMEMBERED = 50_000;

/**
 * Returns a function that notes, to the hour, that an account used a permission. It asks the database at most once an hour for each account
 * and permission, and never fails: a call does not depend on it.
 *
 * @param failed called with the error when a use could not be noted
 */
export function permissionUseRecorder(
  db: Database,
  failed: (error: unknown) => void,
): (adminId: string, permission: Permission) => Promise<void> {
  const noted = new Map<string, number>();
  return async (adminId, permission) => {
    const key = `${adminId} ${permission}`;
    const now = performance.now();
    if (now - (noted.get(key) ?? -HOUR_MS) < HOUR_MS) return;
    if (noted.size >= MAX_REMEMBERED) noted.clear();
    noted.set(key, now);
    await db
      .insert(permissionUses)
      .values({ adminId, permission })
      .onConflictDoUpdate({
        target: [permissionUses.adminId, permissionUses.permission],
        set: { lastUsedAt: sql`now()` },
        setWhere: lt(permissionUses.lastUsedAt, sql`now() - interval '1 minute'`),
      })
      .catch((error: unknown) => {
        // A full disk refuses each of them.
        noted.set(key, now - HOUR_MS + RETRY_AFTER_MS);
        failed(error);
      });
  };
}
