import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../server/db/database.ts';
import { insertRows } from '../server/db/insert-rows.ts';
import {
  notes,
  noteVersions,
  playerErasures,
  playerFreezes,
  playerHolds,
  players,
} from '../server/db/schema/players.ts';
import { withdrawals } from '../server/db/schema/withdrawals.ts';
import { DAY, HOUR, MINUTE } from './timeline.ts';

/** An action on a player or a note about them, for its audit row. */
export interface PlayerAction {
  at: number;
  adminId: string | null;
  action: string;
  subjectType: 'player' | 'withdrawal';
  subjectId: string;
  after: object;
}

const [ADMIN, REVIEWER, SUPPORT] = ['adm_1', 'adm_4', 'adm_7'] as const;

/**
 * Players worth looking at: two who are frozen, one of them until a time; one under a compliance hold; one who was frozen before; one who was
 * erased; and notes. Of a small demo there may be fewer.
 *
 * @returns what was done, the oldest first
 */
export async function insertPlayerCases(tx: Transaction, now: number): Promise<PlayerAction[]> {
  const waiting = await waitingPlayers(tx);
  const [noted, erased, ...paid] = await paidPlayers(tx);
  // Few of those who wait: most of the queue can be approved, in a small demo too.
  const [frozen, held, frozenUntil] = [...waiting.slice(0, Math.max(1, Math.floor(waiting.length / 10))), ...paid];
  const actions: PlayerAction[] = [];
  if (frozen) actions.push(...(await freeze(tx, frozen.playerId, now - 2 * HOUR, 'The card was reported stolen.')));
  if (frozenUntil) {
    const reason = 'Asked for a week without payments.';
    actions.push(...(await freeze(tx, frozenUntil.playerId, now - DAY, reason, now + 6 * DAY)));
  }
  if (held) actions.push(...(await hold(tx, held.playerId, now - 3 * HOUR)));
  if (noted) actions.push(...(await unfrozenAndNoted(tx, noted, now)));
  if (erased) actions.push(...(await erase(tx, erased, now - 20 * DAY)));
  return actions.sort((one, other) => one.at - other.at);
}

interface Case {
  playerId: string;
  withdrawalId: string;
}

/** Players whose only open withdrawals await review, the oldest first: whoever tries the demo begins with the newest. */
const waitingPlayers = (tx: Transaction) =>
  casesOf(
    tx,
    sql`bool_and(status not in ('approved', 'processing', 'failed')) and bool_or(status like 'pending%')`,
    sql`asc`,
  );

/** Players of whom nothing is open, the newest first. */
const paidPlayers = (tx: Transaction) => casesOf(tx, sql`bool_and(status in ('completed', 'rejected'))`, sql`desc`);

async function casesOf(tx: Transaction, having: SQL, order: SQL): Promise<Case[]> {
  const newest = sql<string>`max(${withdrawals.withdrawalId})`;
  return tx
    .select({ playerId: withdrawals.playerId, withdrawalId: newest })
    .from(withdrawals)
    .groupBy(withdrawals.playerId)
    .having(having)
    .orderBy(sql`${newest} ${order}`)
    .limit(30);
}

async function freeze(
  tx: Transaction,
  playerId: string,
  at: number,
  reason: string,
  until?: number,
): Promise<PlayerAction[]> {
  const end = until === undefined ? null : new Date(until);
  await insertRows(tx, playerFreezes, [
    { playerId, reason, adminId: REVIEWER, createdAt: new Date(at), until: end, endedAt: null },
  ]);
  const after = { reason, until: end, recalled: 0, stopped: 0, under_way: 0 };
  return [{ at, adminId: REVIEWER, action: 'player.freeze', subjectType: 'player', subjectId: playerId, after }];
}

async function hold(tx: Transaction, playerId: string, at: number): Promise<PlayerAction[]> {
  const reason = 'Bought and cashed out the same sums on three days.';
  await insertRows(tx, playerHolds, [{ playerId, reason, adminId: ADMIN, createdAt: new Date(at) }]);
  const after = { reason, recalled: 0, stopped: 0, under_way: 0 };
  return [{ at, adminId: ADMIN, action: 'player.hold', subjectType: 'player', subjectId: playerId, after }];
}

async function unfrozenAndNoted(
  tx: Transaction,
  { playerId, withdrawalId }: Case,
  now: number,
): Promise<PlayerAction[]> {
  const [frozenAt, unfrozenAt, notedAt] = [now - 30 * DAY, now - 29 * DAY, now - 12 * DAY];
  const [reason, endReason] = ['Signed in from three countries within an hour.', 'The player was travelling.'];
  await insertRows(tx, playerFreezes, [
    {
      ...{ playerId, reason, adminId: REVIEWER, createdAt: new Date(frozenAt) },
      ...{ endedAt: new Date(unfrozenAt), endedBy: REVIEWER, endReason },
    },
  ]);
  const written = [
    { at: notedAt, adminId: SUPPORT, withdrawalId: null, text: 'Asked twice where the money is. It had arrived.' },
    {
      ...{ at: now - 5 * DAY, adminId: REVIEWER, withdrawalId },
      text: 'Called back on the number from the contract. The holder confirmed the account.',
    },
  ];
  await insertRows(
    tx,
    notes,
    written.map(({ at, ...note }) => ({ ...note, playerId, createdAt: new Date(at), editedAt: null })),
  );
  const [edited] = await tx.select().from(notes).where(eq(notes.adminId, REVIEWER)).orderBy(asc(notes.noteId)).limit(1);
  const editedAt = now - 5 * DAY + 4 * MINUTE;
  if (edited) {
    const before = { noteId: edited.noteId, version: 1, text: 'Called back.', writtenAt: edited.createdAt };
    await insertRows(tx, noteVersions, [before]);
    await tx
      .update(notes)
      .set({ editedAt: new Date(editedAt) })
      .where(eq(notes.noteId, edited.noteId));
  }
  const ids = await tx.select({ noteId: notes.noteId }).from(notes).orderBy(asc(notes.noteId));
  const [first, second] = ids.map(({ noteId }) => ({ note_id: String(noteId) }));
  const ofPlayer = { adminId: REVIEWER, subjectType: 'player', subjectId: playerId } as const;
  const ofWithdrawal = { adminId: REVIEWER, subjectType: 'withdrawal', subjectId: withdrawalId } as const;
  return [
    {
      ...ofPlayer,
      at: frozenAt,
      action: 'player.freeze',
      after: { reason, until: null, recalled: 0, stopped: 0, under_way: 0 },
    },
    { ...ofPlayer, at: unfrozenAt, action: 'player.unfreeze', after: { reason: endReason } },
    { ...ofPlayer, at: notedAt, adminId: SUPPORT, action: 'player.add_note', after: first ?? {} },
    { ...ofWithdrawal, at: now - 5 * DAY, action: 'withdrawal.add_note', after: second ?? {} },
    { ...ofWithdrawal, at: editedAt, action: 'withdrawal.edit_note', after: second ?? {} },
  ];
}

/** Erased from the console. */
async function erase(tx: Transaction, { playerId }: Case, at: number): Promise<PlayerAction[]> {
  await tx.update(players).set({ email: null, displayName: null }).where(eq(players.playerId, playerId));
  await tx
    .update(withdrawals)
    .set({ companyName: null, contactEmail: null, contactPhone: null })
    .where(eq(withdrawals.playerId, playerId));
  await insertRows(tx, playerErasures, [{ playerId, erasedAt: new Date(at) }]);
  const after = { withdrawals: 1, notes: 0, answers: 0 };
  return [{ at, adminId: null, action: 'player.erase', subjectType: 'player', subjectId: playerId, after }];
}
