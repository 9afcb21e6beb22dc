import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../db/database.ts';
import { paymentClaims } from '../db/schema/payments.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Actor, SYSTEM, type SystemActor } from '../domain/actor.ts';
import { lockPause, pausedUntilEnd } from '../ledger/payment-pause.ts';
import { type Stop, stopsInForce, wasNeverAsked } from '../ledger/player-stops.ts';
import { openRestore } from '../ledger/restore-mode.ts';
import { changeWithdrawals } from '../withdrawals/commands.ts';
import type { WithdrawalRow } from '../withdrawals/status.ts';
import { claimPayments } from './limit-commands.ts';
import { hasLimits, type PaymentLimits } from './limit-queries.ts';
import { askedBefore, due, mayBegin } from './payment-queries.ts';

/** A withdrawal about which only one worker may ask the rail, and whether the rail surely was never asked before. */
export type LeasedWithdrawal = WithdrawalRow & { wasNeverAsked: boolean };

/** A payment without an answer is asked about again after as long as it has waited already, but never later than this. */
const MAX_LEASE_SECONDS = 600;

/**
 * Leases due withdrawals: until the lease ends, only this caller may ask the rail about them. Those about which the rail was never asked
 * come first, so that payments without an answer cannot hold up new ones; while payments are paused or their player is frozen, they are not
 * leased, and while the database is restored, nothing is. Skips those that another process is leasing.
 *
 * @param leaseSeconds the first lease; each further one is as long as the payment has waited for its answer, at most ten minutes
 * @param limit how many at most
 * @param limitAgain how many at most about which the rail was asked before
 * @param limits of the sums that are sent: a new payment that would exceed one is not leased, and pauses payments
 * @param onLimit called when this happened, with a message for people
 */
export async function leaseDue(
  db: Database,
  leaseSeconds: number,
  limit: number,
  limitAgain: number,
  limits: PaymentLimits = {},
  onLimit: (message: string) => void = () => {},
): Promise<LeasedWithdrawal[]> {
  const { leased, reached } = await inTransaction(db, async (tx) => {
    // Exclusive: of two processes, the second sees what the first one claimed.
    if (hasLimits(limits)) await lockPause(tx);
    const paused = await pausedUntilEnd(tx);
    // The rail's answer may be about a payment that the backup lost, and the rail may have forgotten the keys of payments that it made.
    if (paused && (await openRestore(tx))) return { leased: [], reached: undefined };
    const select = async (condition: SQL, most: number) =>
      tx
        .select({
          id: withdrawals.withdrawalId,
          attempt: withdrawals.attempt,
          netCents: withdrawals.netCents,
          wasNeverAsked,
        })
        .from(withdrawals)
        .where(and(due, condition))
        .orderBy(asc(withdrawals.leaseUntil), asc(withdrawals.withdrawalId))
        .limit(most)
        .for('no key update', { skipLocked: true });
    const unasked = paused ? [] : await select(mayBegin, limit);
    const { claimed: first, reached } = await claimPayments(tx, unasked, limits);
    const again = await select(askedBefore, Math.min(limit - first.length, limitAgain));
    const ids = [...first, ...again].map(({ id }) => id);
    if (ids.length === 0) return { leased: [], reached };
    // Waiting for the locks does not shorten the lease.
    const waited = sql`clock_timestamp() - coalesce(${withdrawals.askedAt}, clock_timestamp())`;
    const leaseUntil = sql`clock_timestamp() + greatest(make_interval(secs => ${leaseSeconds}::float8),
      least(${waited}, make_interval(secs => ${MAX_LEASE_SECONDS})))`;
    const chosen = inArray(withdrawals.withdrawalId, ids);
    const rows = await tx.update(withdrawals).set({ leaseUntil }).where(chosen).returning();
    const surelyNew = new Set(unasked.filter((one) => one.wasNeverAsked).map(({ id }) => id));
    return { leased: rows.map((row) => ({ ...row, wasNeverAsked: surelyNew.has(row.withdrawalId) })), reached };
  });
  if (reached !== undefined) onLimit(reached);
  return leased;
}

/**
 * Begins the first question to the rail about each of these leased withdrawals, unless payments are paused or the player was frozen since.
 * A pause and a freeze wait until the questions have begun; so a payment that is not noted as asked about when one of them is committed is
 * not sent before it ends. What was surely never asked and belongs to a frozen player awaits review again, so that the end of the freeze does not
 * send it.
 *
 * @param begin calls the rail, without waiting for its answer; may be called twice for one withdrawal
 */
export async function beginAsking(
  db: Database,
  leased: LeasedWithdrawal[],
  begin: (withdrawal: LeasedWithdrawal) => void,
): Promise<void> {
  if (leased.length === 0) return;
  await inTransaction(db, async (tx) => {
    const paused = await pausedUntilEnd(tx);
    const own = await stillLeased(tx, leased);
    const stops = await stopsInForce(tx, [...new Set(own.map(({ playerId }) => playerId))]);
    for (const [playerId, stop] of stops) {
      await recallUnasked(
        tx,
        stop,
        own.filter((one) => one.playerId === playerId && one.wasNeverAsked),
      );
    }
    const toAsk = own.filter(({ playerId }) => !stops.has(playerId));
    if (toAsk.length === 0) return;
    if (!paused) for (const withdrawal of toAsk) begin(withdrawal);
    if (!paused) {
      // payment_claims.asked follows: payment-claims.sql.
      await setLeased(tx, toAsk, { askedAt: sql`clock_timestamp()` });
      return;
    }
    // Due again when the pause ends. It was claimed, and counts towards the limits already. It gets its old place, unless an earlier
    // worker had leased it: that one may have asked.
    await giveBack(
      tx,
      toAsk.filter((one) => one.wasNeverAsked),
    );
    await setLeased(
      tx,
      toAsk.filter((one) => !one.wasNeverAsked),
      { leaseUntil: sql`now()` },
    );
  });
}

type Fields = PgUpdateSetSource<typeof withdrawals>;

async function setLeased(tx: Transaction, leased: LeasedWithdrawal[], fields: Fields): Promise<void> {
  if (leased.length === 0) return;
  await tx
    .update(withdrawals)
    .set(fields)
    .where(inArray(withdrawals.withdrawalId, idsOf(leased)));
}

/** Gives the leases of payments back about which nobody asked the rail. They are as if no worker had leased them. */
async function giveBack(tx: Transaction, unasked: LeasedWithdrawal[]): Promise<void> {
  if (unasked.length === 0) return;
  await setLeased(tx, unasked, { leaseUntil: sql`${withdrawals.updatedAt}` });
  const claims = unasked.map(({ withdrawalId, attempt }) =>
    and(eq(paymentClaims.withdrawalId, withdrawalId), eq(paymentClaims.attempt, attempt)),
  );
  await tx
    .update(paymentClaims)
    .set({ asked: 'unasked' })
    .where(or(...claims));
}

const idsOf = (some: LeasedWithdrawal[]) => some.map(({ withdrawalId }) => withdrawalId);

/**
 * Recalls payments that the stop of their player would have recalled, had this worker not leased them: in the name and with the words of
 * whoever stopped the player, so that nobody can tell one from the other.
 */
async function recallUnasked(tx: Transaction, stop: Stop, unasked: LeasedWithdrawal[]): Promise<void> {
  if (unasked.length === 0) return;
  const { adminId, username, recallNote: note } = stop;
  const by: Actor | SystemActor =
    adminId === null ? SYSTEM : { adminId, username: username ?? adminId, address: null, requestId: null };
  await giveBack(tx, unasked);
  await changeWithdrawals(tx, by, idsOf(unasked), { action: 'recall', note });
}

/**
 * Locks those of these withdrawals that no other worker has leased since: it may have asked the rail about them, when this one was held up until its
 * leases had ended.
 */
async function stillLeased(tx: Transaction, leased: LeasedWithdrawal[]): Promise<LeasedWithdrawal[]> {
  const isSameLease = leased.map(({ withdrawalId, attempt, leaseUntil }) =>
    and(
      eq(withdrawals.withdrawalId, withdrawalId),
      eq(withdrawals.attempt, attempt),
      // As precise as it was read.
      sql`date_trunc('milliseconds', ${withdrawals.leaseUntil}) = ${leaseUntil?.toISOString()}::timestamptz`,
    ),
  );
  const rows = await tx
    .select({ id: withdrawals.withdrawalId })
    .from(withdrawals)
    .where(and(eq(withdrawals.status, 'processing'), or(...isSameLease)))
    .orderBy(asc(withdrawals.withdrawalId))
    .for('no key update');
  const ids = new Set(rows.map(({ id }) => id));
  return leased.filter(({ withdrawalId }) => ids.has(withdrawalId));
}
