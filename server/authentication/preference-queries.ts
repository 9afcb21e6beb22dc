import { eq } from 'drizzle-orm';
import type { Preferences } from '../../src/generated/model/preferences.ts';
import type { Database } from '../db/database.ts';
import { preferences } from '../db/schema/preferences.ts';

const DEFAULTS: Preferences = { clock: 'utc' };

/** The choices of an administrator; the defaults for everything else. */
export async function preferencesOf(db: Database, adminId: string): Promise<Preferences> {
  const [row] = await db
    .select({ chosen: preferences.chosen })
    .from(preferences)
    .where(eq(preferences.adminId, adminId));
  return { ...DEFAULTS, ...row?.chosen };
}
