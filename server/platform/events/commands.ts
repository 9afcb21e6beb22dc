import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { platformEvents } from '../../db/schema/platform.ts';

/** Deletes events that are older than the contract keeps them: 90 days. The newest stays, so that places go on from it. */
export async function forgetOldEvents(db: Database): Promise<void> {
  await db.delete(platformEvents).where(
    sql`${platformEvents.createdAt} < now() - interval '90 days'
      and ${platformEvents.position} < (select max(position) from ${platformEvents})`,
  );
}
