import { and, asc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { devices, messages } from '../db/schema/notifications.ts';
import { inTransaction } from '../db/transaction.ts';
import { claimedFor, isAttempt, isDue, outcomeOf } from '../delivery/attempt-commands.ts';
import type { DueTarget } from '../delivery/delivery-loop.ts';
import type { Posted } from '../delivery/post.ts';
import type { Channel } from '../notices/messages.ts';

export type ClaimedMessage = typeof messages.$inferSelect;

/** The mail server is one target, and each person's chat is one: one that hangs delays no other. */
const target = sql<string>`case ${messages.channel} when 'mail' then 'mail' else 'chat ' || ${messages.adminId} end`;

export const targetOf = ({ channel, adminId }: ClaimedMessage): string =>
  channel === 'mail' ? 'mail' : `chat ${adminId}`;

const isOfThese = (channels: readonly Channel[]): SQL => inArray(messages.channel, [...channels]);

/** @param channels those that this process can send to */
export async function dueTargets(db: Database, channels: readonly Channel[]): Promise<DueTarget[]> {
  if (channels.length === 0) return [];
  return db
    .select({ targetId: target, isFailing: sql<boolean>`bool_or(${messages.failures} > 0)` })
    .from(messages)
    .where(and(isDue(messages), isOfThese(channels)))
    .groupBy(sql`1`);
}

/** Leases at most `limit` due messages to a target: for `leaseSeconds` only this caller sends them. */
export async function claimMessages(
  db: Database,
  targetId: string,
  limit: number,
  leaseSeconds: number,
): Promise<ClaimedMessage[]> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .select({ id: messages.messageId })
      .from(messages)
      .where(and(isDue(messages), eq(target, targetId)))
      .orderBy(asc(messages.nextAt), asc(messages.messageId))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    return tx
      .update(messages)
      .set(claimedFor(messages, leaseSeconds))
      .where(inArray(messages.messageId, ids))
      .returning();
  });
}

/** Records the outcome of one attempt. A message that has ended keeps neither its address nor its link. */
export async function recordOutcome(
  db: Database,
  { messageId, attempts }: ClaimedMessage,
  outcome: Posted,
  waitSeconds: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ofMessage = eq(messages.messageId, messageId);
    await tx
      .update(messages)
      .set(outcomeOf(messages, outcome, waitSeconds))
      .where(and(ofMessage, isAttempt(messages, attempts)));
    await tx
      .update(messages)
      .set({ address: null, token: null })
      .where(and(ofMessage, ne(messages.state, 'waiting')));
  });
}

/** Deletes messages that are older than 90 days. Those that wait are younger. */
export async function forgetOldMessages(db: Database): Promise<void> {
  const isOld = lt(messages.createdAt, sql`now() - interval '90 days'`);
  await db.delete(messages).where(and(isOld, ne(messages.state, 'waiting')));
}

/** Deletes devices from which nobody has signed in for longer than their cookie lasts. */
export async function forgetOldDevices(db: Database): Promise<void> {
  await db.delete(devices).where(lt(devices.lastSeenAt, sql`now() - interval '400 days'`));
}
