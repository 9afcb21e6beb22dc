import { sql } from 'drizzle-orm';
import type { PreferencesRequest } from '../../src/generated/model/preferencesRequest.ts';
import type { Transaction } from '../db/database.ts';
import { preferences } from '../db/schema/preferences.ts';

/** Replaces an administrator's preferences. */
export async function choosePreferences(tx: Transaction, adminId: string, chosen: PreferencesRequest): Promise<void> {
  await tx
    .insert(preferences)
    .values({ adminId, chosen })
    .onConflictDoUpdate({ target: preferences.adminId, set: { chosen, updatedAt: sql`now()` } });
}
