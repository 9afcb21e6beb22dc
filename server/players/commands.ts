import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { AuditAction } from '../../src/generated/model/auditAction.ts';
import type { PlayerEventType } from '../../src/generated/model/playerEventType.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Transaction } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { playerFreezes, playerHolds, players } from '../db/schema/players.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import { InvalidInput, InvalidTransition, NotFound } from '../domain/errors.ts';
import { lockPause } from '../ledger/payment-pause.ts';
import { FREEZE_NOTE, freezeIsInForce, wasNeverAsked } from '../ledger/player-stops.ts';
import { recordEvents } from '../records/events.ts';
import { changeWithdrawals } from '../withdrawals/commands.ts';

/** The outcome for the payments of a player to whom nothing more is paid. */
export interface StoppedPayments {
  /** The ids of withdrawals that were approved, or sent without the rail being asked, and await review again. */
  recalled: string[];
  /** How many withdrawals there are about which the rail was asked, or may have been: they end as it says, or a worker recalls them. */
  underWay: number;
}

// Every command here first takes the lock of the payments' pause, exclusively: docs/decisions/who-sees-a-compliance-hold.md. It waits for the
// transactions that are approving or sending, and those that come later see what it wrote. It also keeps these commands apart.

/**
 * Freezes a player, so that nothing more is paid until it ends.
 *
 * @param until when it ends by itself; null when somebody has to end it
 * @param permit called when no other freeze is under way; what it throws prevents this one
 * @throws NotFound @throws InvalidTransition when the player is frozen @throws InvalidInput when `until` is over
 */
export async function freezePlayer(
  tx: Transaction,
  by: Actor,
  playerId: string,
  { reason, until }: { reason: string; until: Date | null },
  permit: () => Promise<void> = async () => {},
): Promise<StoppedPayments> {
  await lockPause(tx);
  await permit();
  await requirePlayer(tx, playerId);
  const inFuture = sql<boolean>`${until?.toISOString() ?? null}::timestamptz > clock_timestamp()`;
  if (until !== null && !(await selectValues(tx, { inFuture })).inFuture) {
    throw new InvalidInput([{ path: 'until', message: 'must be in the future' }]);
  }
  // A freeze whose time is over has ended, which no job writes down.
  await tx
    .update(playerFreezes)
    .set({ endedAt: sql`${playerFreezes.until}` })
    .where(
      and(eq(playerFreezes.playerId, playerId), isNull(playerFreezes.endedAt), lte(playerFreezes.until, sql`now()`)),
    );
  const begun = await tx
    .insert(playerFreezes)
    .values({ playerId, reason: reason.trim(), adminId: by.adminId, until })
    .onConflictDoNothing()
    .returning();
  if (begun.length === 0) throw new InvalidTransition(`Player ${playerId}`, 'frozen', 'frozen');
  const payments = await stopPayments(tx, by, playerId, FREEZE_NOTE);
  await recordStop(tx, by, 'player.freeze', playerId, { reason: reason.trim(), until, ...countsOf(payments) });
  await recordFrozen(tx, 'player.frozen', playerId, until);
  return payments;
}

/** Ends a freeze. Nothing is paid by it. @throws NotFound @throws InvalidTransition when the player is not frozen */
export async function unfreezePlayer(
  tx: Transaction,
  by: Actor | SystemActor,
  playerId: string,
  reason: string,
): Promise<void> {
  await lockPause(tx);
  await requirePlayer(tx, playerId);
  const ended = await tx
    .update(playerFreezes)
    .set({ endedAt: sql`now()`, endedBy: by.adminId, endReason: reason.trim() })
    .where(and(eq(playerFreezes.playerId, playerId), freezeIsInForce))
    .returning();
  if (ended.length === 0) throw new InvalidTransition(`Player ${playerId}`, 'not frozen', 'unfrozen');
  await recordStop(tx, by, 'player.unfreeze', playerId, { reason: reason.trim() });
  await recordFrozen(tx, 'player.unfrozen', playerId, null);
}

/**
 * Places a player under a compliance hold: like a freeze without an end, which only those with `players.hold` see, and the platform never.
 *
 * @param recallNote the reason of the recalls, which everybody reads who sees the withdrawals
 * @throws NotFound @throws InvalidTransition when there is one
 */
export async function holdPlayer(
  tx: Transaction,
  by: Actor,
  playerId: string,
  { reason, recallNote }: { reason: string; recallNote: string },
): Promise<StoppedPayments> {
  await lockPause(tx);
  await requirePlayer(tx, playerId);
  const begun = await tx
    .insert(playerHolds)
    .values({ playerId, reason: reason.trim(), recallNote: recallNote.trim(), adminId: by.adminId })
    .onConflictDoNothing()
    .returning();
  if (begun.length === 0) throw new InvalidTransition(`Player ${playerId}`, 'on hold', 'placed on hold');
  const payments = await stopPayments(tx, by, playerId, recallNote);
  await recordStop(tx, by, 'player.hold', playerId, { reason: reason.trim(), ...countsOf(payments) });
  return payments;
}

/** Ends a compliance hold. Nothing is paid by it. @throws NotFound @throws InvalidTransition when there is none */
export async function releaseHold(tx: Transaction, by: Actor, playerId: string, reason: string): Promise<void> {
  await lockPause(tx);
  await requirePlayer(tx, playerId);
  const ended = await tx
    .update(playerHolds)
    .set({ endedAt: sql`now()`, endedBy: by.adminId, endReason: reason.trim() })
    .where(and(eq(playerHolds.playerId, playerId), isNull(playerHolds.endedAt)))
    .returning();
  if (ended.length === 0) throw new InvalidTransition(`Player ${playerId}`, 'not on hold', 'released');
  await recordStop(tx, by, 'player.release_hold', playerId, { reason: reason.trim() });
}

async function requirePlayer(tx: Transaction, playerId: string): Promise<void> {
  const found = await tx.select({ id: players.playerId }).from(players).where(eq(players.playerId, playerId));
  if (found.length === 0) throw new NotFound(`Player ${playerId}`);
}

async function stopPayments(tx: Transaction, by: Actor, playerId: string, note: string): Promise<StoppedPayments> {
  const onTheirWay = await tx
    .select({ id: withdrawals.withdrawalId, status: withdrawals.status, wasNeverAsked })
    .from(withdrawals)
    .where(and(eq(withdrawals.playerId, playerId), inArray(withdrawals.status, ['approved', 'processing'])));
  const isRecallable = (row: (typeof onTheirWay)[number]) => row.status === 'approved' || row.wasNeverAsked;
  const recallable = onTheirWay.filter(isRecallable).map(({ id }) => id);
  const { succeeded } = await changeWithdrawals(tx, by, recallable, { action: 'recall', note });
  const underWay = onTheirWay.filter(({ id, status }) => status === 'processing' && !succeeded.includes(id));
  return { recalled: succeeded, underWay: underWay.length };
}

const countsOf = ({ recalled, underWay }: StoppedPayments) => ({ recalled: recalled.length, under_way: underWay });

const recordStop = (
  tx: Transaction,
  by: SystemActor,
  action: AuditAction,
  playerId: string,
  after: object,
): Promise<void> => recordAudit(tx, by, [{ action, subjectType: 'player', subjectId: playerId, before: null, after }]);

const recordFrozen = (tx: Transaction, type: PlayerEventType, playerId: string, until: Date | null): Promise<void> => {
  const state = type === 'player.frozen' ? 'frozen' : 'active';
  const record = { player_id: playerId, state, until: until?.toISOString() ?? null };
  return recordEvents(tx, [{ type, subjectType: 'player', subjectId: playerId, record }]);
};
