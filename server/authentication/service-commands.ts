import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { serviceTokens } from '../db/schema/people.ts';
import { touchIsDue } from './service-queries.ts';

/** Records that a token was used, at most once a minute. */
export async function touchServiceToken(db: Database, tokenId: string, address: string | null): Promise<void> {
  await db
    .update(serviceTokens)
    .set({ lastUsedAt: sql`now()`, lastUsedFrom: address })
    .where(and(eq(serviceTokens.tokenId, tokenId), touchIsDue));
}
