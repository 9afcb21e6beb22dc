import { and, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { eachAlone } from '../db/each-alone.ts';
import { isDatabaseDown } from '../db/errors.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Actor, CONSOLE, RAIL, SYSTEM, type SystemActor } from '../domain/actor.ts';
import { BadRequest, type Refusal } from '../domain/errors.ts';
import { returnCodeIn } from '../domain/return-codes.ts';
import { isDue } from '../ledger/due-withdrawals.ts';
import { lockPause, pausedUntilEnd } from '../ledger/payment-pause.ts';
import { type Stop, stopsInForce, wasNeverAsked } from '../ledger/player-stops.ts';
import { openRestore } from '../ledger/restore-mode.ts';
import { changeWithdrawal, changeWithdrawals } from '../withdrawals/commands.ts';
import type { WithdrawalChange, WithdrawalRow } from '../withdrawals/status.ts';
import { claimPayments } from './limit-commands.ts';
import { hasLimits, type PaymentLimits } from './limit-queries.ts';
import { announcedReturn, askedBefore, due, isKeyRemembered, mayBegin } from './payment-queries.ts';
import { type RailAnswer, railWords } from './rail/rail.ts';
import type { ReturnedPayment } from './rail/rail-list.ts';

// The writes of the payment worker. All changes of withdrawals use `changeWithdrawals`.

/** So many that cannot be sent stop no others. */
const MOST_ALONE = 500;

/**
 * Sends at most `limit` approved withdrawals whose cooling-off time is over, and skips those that another process is
 * sending. From then on they are due: see `leaseDue`. While payments are paused it sends none. If one cannot be sent, each is sent by itself.
 *
 * @param processAfterMinutes the cooling-off time, by the database's clock
 * @param failed told of a withdrawal that cannot be sent
 * @returns how many were sent
 */
export async function sendApproved(
  db: Database,
  processAfterMinutes: number,
  limit: number,
  failed: (id: string, error: unknown) => void = () => {},
): Promise<number> {
  try {
    return await sendTogether(db, isDue(processAfterMinutes), limit);
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
  }
  const due = await db
    .select({ id: withdrawals.withdrawalId })
    .from(withdrawals)
    .where(isDue(processAfterMinutes))
    .orderBy(asc(withdrawals.updatedAt), asc(withdrawals.withdrawalId))
    .limit(MOST_ALONE);
  let sent = 0;
  const send = async ({ id }: { id: string }) => {
    sent += await sendTogether(db, and(isDue(processAfterMinutes), eq(withdrawals.withdrawalId, id)), 1);
  };
  await eachAlone(due, send, ({ id }, error) => failed(id, error));
  return sent;
}

async function sendTogether(db: Database, condition: SQL | undefined, limit: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (await pausedUntilEnd(tx)) return 0;
    const found = await tx
      .select({ id: withdrawals.withdrawalId })
      .from(withdrawals)
      .where(condition)
      .orderBy(asc(withdrawals.updatedAt), asc(withdrawals.withdrawalId))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    return (await changeWithdrawals(tx, SYSTEM, ids, { action: 'process' })).succeeded.length;
  });
}

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
        .for('update', { skipLocked: true });
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
    const neverAsked = inArray(withdrawals.withdrawalId, idsOf(toAsk.filter((one) => one.wasNeverAsked)));
    // A payment that was not begun is due again when the pause ends: it was claimed, and counts towards the limits already. It gets its old place, unless
    // an earlier worker had leased it: that one may have asked, and its lease is not to be forgotten (`wasNeverAsked`).
    const dueAgain = sql`case when ${neverAsked} then ${withdrawals.updatedAt} else now() end`;
    await tx
      .update(withdrawals)
      .set(paused ? { leaseUntil: dueAgain } : { askedAt: sql`clock_timestamp()` })
      .where(inArray(withdrawals.withdrawalId, idsOf(toAsk)));
  });
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
  // Gives the lease back: nobody asked.
  const ids = idsOf(unasked);
  await tx
    .update(withdrawals)
    .set({ leaseUntil: sql`${withdrawals.updatedAt}` })
    .where(inArray(withdrawals.withdrawalId, ids));
  await changeWithdrawals(tx, by, ids, { action: 'recall', note });
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
    .for('update');
  const ids = new Set(rows.map(({ id }) => id));
  return leased.filter(({ withdrawalId }) => ids.has(withdrawalId));
}

/**
 * Has the rail asked again about a payment whose key it may have forgotten, which only a person may decide.
 *
 * @returns whether there is such a payment
 */
export async function askAgain(db: Database, by: SystemActor, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const asked = await tx
      .update(withdrawals)
      .set({ askedAt: sql`now()`, leaseUntil: sql`now()` })
      .where(and(eq(withdrawals.withdrawalId, id), eq(withdrawals.status, 'processing'), not(isKeyRemembered)))
      .returning({ attempt: withdrawals.attempt });
    const entries = asked.map(({ attempt }) => ({
      action: 'payments.ask_again' as const,
      subjectType: 'payments',
      subjectId: id,
      after: { attempt },
    }));
    await recordAudit(tx, by, entries);
    return asked.length > 0;
  });
}

/**
 * Records the rail's answer to one attempt to send a withdrawal.
 *
 * @returns false when the attempt was already settled, and nothing was written
 */
export async function settlePayment(db: Database, id: string, attempt: number, answer: RailAnswer): Promise<boolean> {
  const change: WithdrawalChange =
    answer.outcome === 'paid'
      ? { action: 'complete', note: railWords(answer.reference), attempt }
      : { action: 'fail', note: railWords(answer.reason), attempt };
  return (await changeWithdrawals(db, SYSTEM, [id], change)).succeeded.length === 1;
}

/**
 * Records that the bank sent a payment back, as the rail says.
 *
 * @returns undefined; or why nothing was written: NotInBooks, or InvalidTransition when another process was first
 */
export async function returnPayment(
  db: Database,
  id: string,
  attempt: number,
  { reference, reason, code }: ReturnedPayment,
): Promise<Refusal | undefined> {
  const note = railWords(reason);
  const returned = {
    confirmedBy: 'rail',
    bankReference: railWords(reference),
    code: code ?? returnCodeIn(note),
  } as const;
  const { failed } = await changeWithdrawals(db, RAIL, [id], { action: 'return', note, returned, attempt });
  return failed[0]?.refusal;
}

/**
 * Records that the bank sent a payment back, as somebody at the server's console confirms, for a rail that has no list.
 *
 * @param said the bank's reference and reason; by default what an administrator announced of this payment
 * @throws BadRequest without either @throws NotFound, InvalidTransition or NotInBooks
 */
export async function confirmReturn(
  db: Database,
  id: string,
  said?: Pick<ReturnedPayment, 'reference' | 'reason'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const words = said ?? (await announcedReturn(tx, id));
    const [note, bankReference] = [railWords(words?.reason ?? ''), railWords(words?.reference ?? '')];
    if (note === '' || bankReference === '') {
      throw new BadRequest(`Nobody announced a return of ${id}: give the bank's reference and its reason.`);
    }
    const returned = { confirmedBy: 'console', bankReference, code: returnCodeIn(note) } as const;
    await changeWithdrawal(tx, CONSOLE, id, { action: 'return', note, returned });
  });
}
