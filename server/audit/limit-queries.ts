import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { limitedActions } from '../db/schema/decided-facts.ts';

interface Limit {
  most: number;
  hours: number;
}

/**
 * The seconds until an administrator may take such an action again; undefined when they may now. Lock the administrator first: of two calls at
 * once, the second then sees the first one's row.
 */
export async function secondsUntilAllowed(
  tx: Transaction,
  adminId: string,
  kind: (typeof limitedActions.$inferSelect)['kind'],
  { most, hours }: Limit,
): Promise<number | undefined> {
  const span = sql`make_interval(hours => ${hours}::int)`;
  const { createdAt } = limitedActions;
  const [oldest] = await tx
    .select({ left: sql`ceil(extract(epoch from ${createdAt} + ${span} - now()))`.mapWith(Number) })
    .from(limitedActions)
    .where(and(eq(limitedActions.adminId, adminId), eq(limitedActions.kind, kind), gt(createdAt, sql`now() - ${span}`)))
    .orderBy(desc(createdAt))
    .offset(most - 1)
    .limit(1);
  return oldest && Math.max(1, oldest.left);
}
