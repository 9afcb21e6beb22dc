import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { InvalidInput } from '../domain/errors.ts';

/** One request of one administrator, as the key that came with it names it. */
export interface KeyedRequest {
  adminId: string;
  key: string;
  /** Tells requests apart: the same key for another one is refused. */
  requestHash: string;
}

export interface StoredAnswer {
  status: number;
  /** Byte for byte; empty for none. */
  answer: string;
}

/**
 * Claims the key for this transaction, or says what was answered to the same request before. Whoever comes while the first one is
 * still at work waits for it.
 *
 * @throws InvalidInput when the key was used for another request
 */
export async function claimKey(tx: Transaction, request: KeyedRequest): Promise<StoredAnswer | undefined> {
  const [claimed] = await tx.insert(idempotencyKeys).values(request).onConflictDoNothing().returning();
  if (claimed) return undefined;
  const [before] = await tx.select().from(idempotencyKeys).where(isOf(request));
  if (before?.requestHash !== request.requestHash) {
    throw new InvalidInput([{ path: 'Idempotency-Key', message: 'was used for another request' }]);
  }
  // Claim and answer are committed together, so what can be seen has been answered.
  return { status: before.status ?? 0, answer: before.answer ?? '' };
}

/** Keeps the answer with the key, in the transaction of the effect. */
export async function storeAnswer(tx: Transaction, request: KeyedRequest, stored: StoredAnswer): Promise<void> {
  await tx.update(idempotencyKeys).set(stored).where(isOf(request));
}

const isOf = ({ adminId, key }: KeyedRequest) =>
  and(eq(idempotencyKeys.adminId, adminId), eq(idempotencyKeys.key, key));

/** Forgets keys that are older than the contract promises to keep them: 30 days. */
export async function forgetOldKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '30 days'`);
}
