import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { confirmReplicated } from '../db/replication.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import { InvalidInput } from '../domain/errors.ts';

/** A request of an administrator, identified by its idempotency key. */
export interface KeyedRequest {
  adminId: string;
  key: string;
  /** Hash of the request: the same key with another hash is refused. */
  requestHash: string;
}

export interface StoredAnswer {
  status: number;
  /** The body, byte for byte; empty when there is none. */
  answer: string;
}

/**
 * Claims the key for this transaction, or returns the answer that the same request got before. Waits for a transaction
 * that has claimed the key and is still running.
 *
 * @throws InvalidInput when the key was used for another request
 */
export async function claimKey(tx: Transaction, request: KeyedRequest): Promise<StoredAnswer | undefined> {
  const [claimed] = await tx.insert(idempotencyKeys).values(request).onConflictDoNothing().returning();
  if (claimed) return undefined;
  const before = await answerBefore(tx, request);
  if (!before) throw new Error('a key that could not be claimed has an answer');
  return before;
}

/** The answer that the same request got before; undefined for a new one. @throws InvalidInput when the key was used for another request */
export async function answerBefore(db: Database, request: KeyedRequest): Promise<StoredAnswer | undefined> {
  const [before] = await db.select().from(idempotencyKeys).where(isOf(request));
  if (!before) return undefined;
  if (before.requestHash !== request.requestHash) {
    throw new InvalidInput([{ path: 'Idempotency-Key', message: 'was used for another request' }]);
  }
  await confirmReplicated(db);
  // The claim and the answer are committed together, so a visible row always has an answer.
  return { status: before.status ?? 0, answer: before.answer ?? '' };
}

/** Stores the answer with the key, in the transaction of the effect. */
export async function storeAnswer(tx: Transaction, request: KeyedRequest, stored: StoredAnswer): Promise<void> {
  await tx.update(idempotencyKeys).set(stored).where(isOf(request));
}

const isOf = ({ adminId, key }: KeyedRequest) =>
  and(eq(idempotencyKeys.adminId, adminId), eq(idempotencyKeys.key, key));

/** Deletes keys older than the 30 days for which the contract promises to keep them. */
export async function forgetOldKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '30 days'`);
}
