import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** What processes over one database wait for one another about. Any numbers will do, as long as they differ. */
export const ADVISORY_LOCK = {
  migrations: 4_600_001,
  payouts: 4_600_002,
  /** Shared by whoever writes audit rows: a trigger takes it, whose migration knows the number. */
  auditRows: 4_600_010,
  auditSealer: 4_600_011,
  /** Taken by the database's own functions: migration 0003 knows the number. */
  tallies: 4_600_020,
  /** Whoever changes administrators or roles. */
  people: 4_600_030,
  /** Whoever makes partitions of the transactions. */
  partitions: 4_600_021,
};

/**
 * Waits until no other transaction, of any process, holds the lock, and keeps it until this one ends. Only a statement after
 * this one sees all that the others have done.
 */
export async function lockUntilEnd(tx: Transaction, lock: keyof typeof ADVISORY_LOCK): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK[lock]}::bigint)`);
}

/** The same without waiting: false when another transaction holds it. */
export async function tryLockUntilEnd(tx: Transaction, lock: keyof typeof ADVISORY_LOCK): Promise<boolean> {
  const [row] = await tx
    .select({ locked: sql<boolean>`pg_try_advisory_xact_lock(${ADVISORY_LOCK[lock]}::bigint)` })
    .from(sql`(select) as nothing`);
  return row?.locked === true;
}
