import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { mentions } from '../db/schema/mentions.ts';

/** Takes mentions off the bell of the person whom they are of; any other id does nothing. */
export async function markSeen(tx: Transaction, adminId: string, ids: string[]): Promise<void> {
  const numbers = ids.filter((id) => /^[1-9]\d{0,14}$/.test(id)).map(Number);
  if (numbers.length === 0) return;
  await tx
    .update(mentions)
    .set({ seenAt: sql`now()` })
    .where(and(eq(mentions.adminId, adminId), isNull(mentions.seenAt), inArray(mentions.id, numbers)));
}
