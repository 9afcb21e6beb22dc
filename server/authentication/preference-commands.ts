import { sql } from 'drizzle-orm';
import type { PreferencesRequest } from '../../src/generated/model/preferencesRequest.ts';
import type { Transaction } from '../db/database.ts';
import { preferences } from '../db/schema/preferences.ts';

/**
 * The given preferences replace those that were chosen before; of the tables, each by itself. Merged in the statement, so that two browsers at
 * once lose nothing.
 */
const MERGED = sql`preferences.chosen || excluded.chosen || jsonb_strip_nulls(jsonb_build_object(
  'tables', nullif(coalesce(preferences.chosen -> 'tables', '{}') || coalesce(excluded.chosen -> 'tables', '{}'), '{}')))`;

/** Sets those preferences of an administrator that are given. */
export async function choosePreferences(tx: Transaction, adminId: string, chosen: PreferencesRequest): Promise<void> {
  await tx
    .insert(preferences)
    .values({ adminId, chosen })
    .onConflictDoUpdate({ target: preferences.adminId, set: { chosen: MERGED, updatedAt: sql`now()` } });
}
