import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { selectValues } from './one-row.ts';

/** Keys of the advisory locks by which the processes that share a database exclude one another. The numbers only have to differ. */
export const ADVISORY_LOCK = {
  migrations: 4_600_001,
  payouts: 4_600_002,
  /**
   * Held shared by every transaction that writes audit rows: a trigger takes it, and `audit/append-only.sql` repeats the number.
   */
  auditRows: 4_600_010,
  auditSealer: 4_600_011,
  /** Taken by functions in the database: `statistics/rollups.sql` repeats the number. */
  rollups: 4_600_020,
  /** Held while administrators or roles are changed. */
  people: 4_600_040,
  /** Held while partitions of the transactions are created. */
  partitions: 4_600_021,
  /** Held shared by batches of records, and exclusively by a batch that collided with another at a unique key. */
  batches: 4_600_030,
  /** Held while events get their places in the feed. */
  events: 4_600_031,
  /** Held shared by every transaction that approves or sends payments, and exclusively while they are paused or resumed, or a player is frozen. */
  paymentPause: 4_600_060,
  /** Held per administrator while a step of theirs that sends or approves money is added up. */
  decisions: 4_600_062,
  /** Held per administrator while what they revealed within the last hour is counted. */
  reveals: 4_600_063,
  /** Held while the scores of withdrawals that await review are worked out. */
  reviewScores: 4_600_064,
  /** Held while the rules that ask for a second person are changed. */
  approvalRules: 4_600_065,
  /** Held per administrator while the withdrawals that they have set aside are counted. */
  snoozes: 4_600_067,
  /** Held per administrator while the notes that they wrote within a day are counted. */
  notes: 4_600_068,
  /** Held while a reason code is added or changed. */
  reasonCodes: 4_600_066,
  /** Held while events become deliveries to webhook targets. */
  webhooks: 4_600_061,
  /** Held while notices become messages to people. */
  notices: 4_600_069,
  /** Held while an uploaded statement is stored, so that a line of two files is kept once. */
  statements: 4_600_071,
  /** Held per administrator while the messages that they asked for within an hour are counted. */
  ownMessages: 4_600_070,
};

/**
 * Waits until no other transaction, of any process, holds the lock, and keeps it until this one ends. Only statements
 * that run after this one see everything that the other transactions committed.
 */
export async function lockUntilEnd(tx: Transaction, lock: keyof typeof ADVISORY_LOCK): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK[lock]}::bigint)`);
}

/** `lockUntilEnd` for one subject, an id, alone. Two ids may share a lock, seldom. */
export async function lockSubjectUntilEnd(
  tx: Transaction,
  lock: keyof typeof ADVISORY_LOCK,
  subject: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK[lock]}::int, hashtext(${subject}))`);
}

/** Takes the lock shared: waits for a transaction that holds it exclusively, and prevents others from taking it exclusively. */
export async function shareLockUntilEnd(tx: Transaction, lock: keyof typeof ADVISORY_LOCK): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${ADVISORY_LOCK[lock]}::bigint)`);
}

/** Takes the lock without waiting; returns false when another transaction holds it. */
export async function tryLockUntilEnd(tx: Transaction, lock: keyof typeof ADVISORY_LOCK): Promise<boolean> {
  const row = await selectValues(tx, {
    locked: sql<boolean>`pg_try_advisory_xact_lock(${ADVISORY_LOCK[lock]}::bigint)`,
  });
  return row.locked;
}
